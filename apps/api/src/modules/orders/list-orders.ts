import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { pageOfOrders } from './page-of-orders.ts'
import { orderSummary } from './view.ts'

/** A customer's orders, newest first (ORDER-01). */
export async function listOrders(
  context: Context,
  customerId: string,
  page: number,
): Promise<HandlerResult<'listOrders'>> {
  const { rows, ...place } = await pageOfOrders(context.db, customerId, page)
  const now = context.clock.now()
  return ok({ success: true, ...place, orders: rows.map((row) => orderSummary(row, now)) })
}
