import type { Answer } from '@upchar/contract/schema/endpoints'
import type { Context } from '../../platform/context.ts'
import { pageOfOrders } from './page-of-orders.ts'
import { orderView } from './view.ts'

type Page = Omit<Answer<'staffListCustomerOrders'>, 'success'>

/** A customer's orders for staff, newest first: items, licences and progress. */
export async function ordersForStaff(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  customerId: string,
  page: number,
): Promise<Page> {
  const { rows, ...place } = await pageOfOrders(db, customerId, page)
  const now = clock.now()
  const orders = rows.map((row): Page['orders'][number] => {
    const {
      number,
      placed_at,
      payment,
      total,
      discount,
      voucher,
      delivery_to: { instructions },
      sub_orders,
    } = orderView(row, { key: '', isOwner: true, cancels: 'staff' }, now)
    return {
      number,
      placed_at,
      payment: { label: payment.label, state: payment.state },
      total,
      discount,
      voucher,
      instructions,
      parcels: sub_orders.map(({ seller, state_label, items }) => ({
        seller: seller.name,
        state_label,
        lines: items.map(({ sku_id, title, slug, quantity, line_total, licence }) => ({
          sku_id,
          title,
          slug,
          quantity,
          line_total,
          licence,
        })),
      })),
    }
  })
  return { ...place, orders }
}
