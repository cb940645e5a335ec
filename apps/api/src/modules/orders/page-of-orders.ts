import type { Handle } from '../../platform/db/database.ts'
import { countOrdersOf, selectOrdersOf, type WantedOrders } from './store/orders-of-customer.ts'
import type { OrderRow } from './store/read.ts'

const pageSize = 10

export type PageOfOrders = { count: number; page: number; pages: number; rows: OrderRow[] }

/** A page of a customer's orders, newest first; empty past the last page. */
export async function pageOfOrders(
  handle: Handle,
  customerId: string,
  page: number,
  wanted: WantedOrders = { q: '', status: 'all' },
): Promise<PageOfOrders> {
  const [count, rows] = await Promise.all([
    countOrdersOf(handle, customerId, wanted),
    selectOrdersOf(handle, customerId, wanted, { limit: pageSize, offset: (page - 1) * pageSize }),
  ])
  return { count, page, pages: Math.max(1, Math.ceil(count / pageSize)), rows }
}
