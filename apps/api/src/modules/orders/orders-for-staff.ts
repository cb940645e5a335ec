import type { Answer } from '@upchar/contract/schema/endpoints'
import type { Context } from '../../platform/context.ts'
import { countOrders } from './store/customers.ts'
import { selectOrdersOf } from './store/read.ts'
import { orderView } from './view.ts'

type Page = Omit<Answer<'staffListCustomerOrders'>, 'success'>

const pageSize = 10

/** A customer's orders for staff, newest first: what was bought, by which paper, and how far it is. A page past the last one is empty. */
export async function ordersForStaff({ db, clock }: Pick<Context, 'db' | 'clock'>, customerId: string, page: number): Promise<Page> {
  const [count, rows] = await Promise.all([countOrders(db, customerId), selectOrdersOf(db, customerId, { limit: pageSize, offset: (page - 1) * pageSize })])
  const now = clock.now()
  const orders = rows.map((row): Page['orders'][number] => {
    const { number, placed_at, payment, total, sub_orders } = orderView(row, { key: '', isOwner: true }, now)
    return {
      number, placed_at, payment: { label: payment.label, state: payment.state }, total,
      parcels: sub_orders.map(({ seller, state_label, items }) => ({
        seller: seller.name, state_label,
        lines: items.map(({ sku_id, title, slug, quantity, line_total, licence }) => ({ sku_id, title, slug, quantity, line_total, licence })),
      })),
    }
  })
  return { count, page, pages: Math.max(1, Math.ceil(count / pageSize)), orders }
}
