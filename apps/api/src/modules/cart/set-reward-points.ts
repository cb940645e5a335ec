import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import { answerCart } from './answer-cart.ts'
import { destinationOf } from './destination.ts'
import { noPoints, pincodeUnknown } from './errors.ts'
import { setPoints } from './store/choices.ts'
import { selectLines } from './store/read.ts'

/**
 * Uses a customer's reward points in the cart, or takes them off again: only the buyer does (CART-14). Which goods take them is asked of
 * `mayPromote` in modules/pricing/points.ts.
 */
export async function setRewardPoints(
  context: Context,
  shopper: Shopper,
  used: boolean,
  pincode: string | undefined,
): Promise<HandlerResult<'setRewardPoints'>> {
  const destination = await destinationOf(context, context.db, shopper, pincode)
  if (destination === undefined) return pincodeUnknown()
  const { at } = destination
  const rows = await selectLines(context.db, shopper, destination)
  const withChoice = rows.map((row) => ({ ...row, usePoints: used }))
  const cart = await answerCart(context, shopper, withChoice, destination)
  if (used && cart.reward_points === null) return noPoints()
  await setPoints(context.db, shopper, used, at)
  return ok({
    success: true,
    cart,
    message: used ? 'Points used' : 'Points taken off',
  })
}
