import type { Handle } from '../../../platform/db/database.ts'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../../platform/context.ts'
import type { HandlerResult } from '../../../platform/http/bind.ts'
import { policiesOfSet } from '../../content/index.ts'
import { orderNotFound, orderUnknown } from '../errors.ts'
import { maySeeOrder, type OrderCaller } from '../policy.ts'
import { findPolicySet } from '../store/policies.ts'
import { findOrder, type OrderRow } from '../store/read.ts'

/** The policies that were in force when an order was placed; none where that wasn't recorded (ROUTE-22). */
export async function policiesOfOrder(handle: Handle, { id }: Pick<OrderRow, 'id'>) {
  const set = await findPolicySet(handle, id)
  return set === undefined ? [] : policiesOfSet(handle, set)
}

export type KeptPolicy = Awaited<ReturnType<typeof policiesOfOrder>>[number]

/** For who may see the order. */
export async function getOrderPolicies(
  { db }: Pick<Context, 'db'>,
  caller: OrderCaller,
  id: string,
): Promise<HandlerResult<'getOrderPolicies'>> {
  const order = await findOrder(db, id)
  if (order === undefined || !maySeeOrder(order, caller)) return orderNotFound()
  return ok({
    success: true,
    order: { id: order.id, number: order.number, placed_at: order.placedAt.toISOString() },
    policies: await policiesOfOrder(db, order),
  })
}

export async function getOrderPoliciesForStaff(
  { db }: Pick<Context, 'db'>,
  id: string,
): Promise<HandlerResult<'staffGetOrderPolicies'>> {
  const order = await findOrder(db, id)
  if (order === undefined) return orderUnknown()
  return ok({ success: true, policies: await policiesOfOrder(db, order) })
}
