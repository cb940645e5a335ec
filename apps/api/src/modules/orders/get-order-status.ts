import { ok } from '@upchar/kernel/result'
import { findRefundsOfPurchase } from '../payments/index.ts'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { orderNotFound } from './errors.ts'
import { isOwner, mayCancel, maySeeOrder, type OrderCaller } from './policy.ts'
import { findOrder } from './store/read.ts'
import { trackKey } from './track-link.ts'
import { orderView } from './view.ts'

/** An order, for its buyer or anyone with its link (ORDER-02). */
export async function getOrderStatus(
  context: Context,
  caller: OrderCaller,
  id: string,
): Promise<HandlerResult<'getOrderStatus'>> {
  const order = await findOrder(context.db, id)
  if (order === undefined || !maySeeOrder(order, caller)) return orderNotFound()
  return ok({
    success: true,
    order: orderView(
      order,
      {
        key: caller.key ?? trackKey(context.config.secret, order.id),
        isOwner: isOwner(order, caller),
        cancels: mayCancel(order, caller) ? 'buyer' : null,
      },
      context.clock.now(),
      {
        refunds: await findRefundsOfPurchase(context.db, order.purchaseId),
        secret: context.config.secret,
      },
    ),
  })
}
