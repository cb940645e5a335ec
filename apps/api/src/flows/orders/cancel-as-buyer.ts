import type { Body } from '@upchar/contract/schema/endpoints'
import { CANCEL_REASONS } from '@upchar/kernel/cancel-reasons'
import { ok } from '@upchar/kernel/result'
import { getOrderStatus, type OrderCaller } from '../../modules/orders/index.ts'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { cancelOrderFor } from './cancel-order.ts'
import { previewCancelFor } from './plan-cancel-for.ts'

/** Why a buyer may cancel (ORDER-03). */
export async function getCancelReasons(): Promise<HandlerResult<'getCancelReasons'>> {
  return ok({
    success: true,
    reasons: CANCEL_REASONS.filter(({ by }) => by === 'buyer').map(
      ({ code, label, needsNote }) => ({ code, label, needs_note: needsNote }),
    ),
  })
}

export async function previewCancel(
  context: Context,
  caller: OrderCaller,
  { id, items, refund_way: way }: Body<'previewCancel'>,
): Promise<HandlerResult<'previewCancel'>> {
  const seen = await previewCancelFor(context, { party: 'buyer', caller, way }, id, items)
  return seen.ok ? ok({ success: true, cancel: seen.value }) : seen
}

/** The buyer's cancel; answers with the order as it is now. */
export async function cancelOrder(
  context: Context,
  caller: OrderCaller,
  body: Body<'cancelOrder'>,
): Promise<HandlerResult<'cancelOrder'>> {
  const by = { party: 'buyer' as const, caller, way: body.refund_way }
  const done = await cancelOrderFor(context, by, body.id, body)
  return done.ok ? getOrderStatus(context, caller, done.value) : done
}
