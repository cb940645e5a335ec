import { ok } from '@upchar/kernel/result'
import type { Query } from '@upchar/contract/schema/endpoints'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { pageOfOrders } from './page-of-orders.ts'
import { orderSummary } from './view.ts'

/** A customer's orders, newest first, all or those that match (ORDER-01). */
export async function listOrders(
  context: Context,
  customerId: string,
  { page, ...wanted }: Query<'findOrders'>,
): Promise<HandlerResult<'findOrders'>> {
  const { rows, ...place } = await pageOfOrders(context.db, customerId, page, wanted)
  const now = context.clock.now()
  return ok({ success: true, ...place, orders: rows.map((row) => orderSummary(row, now)) })
}
