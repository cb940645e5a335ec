import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { countOrders } from './store/customers.ts'
import { selectOrdersOf } from './store/read.ts'
import { orderSummary } from './view.ts'

const pageSize = 10

/** A customer's orders, newest first (ORDER-01); a page past the last one is empty. */
export async function listOrders(context: Context, customerId: string, page: number): Promise<HandlerResult<'listOrders'>> {
  const [count, orders] = await Promise.all([
    countOrders(context.db, customerId),
    selectOrdersOf(context.db, customerId, { limit: pageSize, offset: (page - 1) * pageSize }),
  ])
  const now = context.clock.now()
  return ok({ success: true, count, page, pages: Math.max(1, Math.ceil(count / pageSize)), orders: orders.map((order) => orderSummary(order, now)) })
}
