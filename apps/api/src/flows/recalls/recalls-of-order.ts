import type { Body, Query } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import {
  findOrder,
  maySeeOrder,
  orderNotFound,
  type OrderCaller,
} from '../../modules/orders/index.ts'
import {
  acknowledgeNotice,
  recallOfOrderView,
  recallUnknown,
  selectRecallsOfOrder,
} from '../../modules/recalls/index.ts'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'

/** Who has the link of an order may read of its recall and say so: the goods may be with somebody else than the buyer. */
async function orderOf({ db }: Context, caller: OrderCaller, id: string) {
  const order = await findOrder(db, id)
  return order !== undefined && maySeeOrder(order, caller) ? order : undefined
}

const recallsOf = async ({ db }: Context, orderId: string) =>
  ok({
    success: true as const,
    recalls: (await selectRecallsOfOrder(db, orderId)).map(recallOfOrderView),
  })

/** Recalls that the buyer of an order is told of (OPS-05). */
export async function getOrderRecalls(
  context: Context,
  caller: OrderCaller,
  { id }: Query<'getOrderRecalls'>,
): Promise<HandlerResult<'getOrderRecalls'>> {
  const order = await orderOf(context, caller, id)
  return order === undefined ? orderNotFound() : recallsOf(context, order.id)
}

/** Notes that a recall was read: by a press, never by opening a link, which mail scanners do. The first time counts. */
export async function acknowledgeRecall(
  context: Context,
  caller: OrderCaller,
  { id, recall: recallId }: Body<'acknowledgeRecall'>,
): Promise<HandlerResult<'acknowledgeRecall'>> {
  const order = await orderOf(context, caller, id)
  if (order === undefined) return orderNotFound()
  const at = context.clock.now()
  return (await acknowledgeNotice(context.db, { recallId, orderId: order.id, at }))
    ? recallsOf(context, order.id)
    : recallUnknown()
}
