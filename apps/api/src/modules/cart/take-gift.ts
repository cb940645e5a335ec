import { isGift } from '@upchar/kernel/gifts'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import { answerCart } from './answer-cart.ts'
import { destinationOf } from './destination.ts'
import { cartClosed, cartFull, giftNotOffered, pincodeUnknown } from './errors.ts'
import { settleRows } from './gift-lines.ts'
import { findGiftOffers } from './gift-offers.ts'
import { mostLines } from './rules.ts'
import { selectLines } from './store/read.ts'
import { addGift } from './store/write.ts'

/**
 * Adds a free gift that the cart offers: only the buyer does (CART-11, guide 47). It goes like any other line. Which goods may be promoted is asked of
 * `mayPromote` in gift-lines.ts.
 */
export async function takeGift(
  context: Context,
  shopper: Shopper,
  giftId: string,
  pincode: string | undefined,
): Promise<HandlerResult<'takeGift'>> {
  const destination = await destinationOf(context, context.db, shopper, pincode)
  if (destination === undefined) return pincodeUnknown()
  if (!destination.open) return cartClosed()
  const { at } = destination
  const rows = await selectLines(context.db, shopper, destination)
  const sorted = settleRows(rows, destination)
  const offers = await findGiftOffers(context, shopper, { rows, sorted, only: giftId }, destination)
  // What costs money is added like any other product.
  const offer = offers.find(({ gift }) => gift.id === giftId && isGift(gift))
  if (offer === undefined) return giftNotOffered()
  const { row, gift } = offer
  if (rows.length >= mostLines) return cartFull()
  const { offerId, pricePaise } = row
  if (!(await addGift(context.db, shopper, { offerId, most: gift.most, pricePaise, at })))
    return giftNotOffered()
  const current = await selectLines(context.db, shopper, destination)
  return ok({
    success: true,
    cart: await answerCart(context, shopper, current, destination),
    message: 'Free gift added to your cart',
  })
}
