import type { Body } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import { judgeReferral, referralOn, referralRefused } from '../referrals/index.ts'
import { answerCart } from './answer-cart.ts'
import { destinationOf } from './destination.ts'
import { pincodeUnknown } from './errors.ts'
import { settleRows } from './gift-lines.ts'
import { basketOf } from './price-rows.ts'
import { setCartReferral } from './store/choices.ts'
import { selectLines } from './store/read.ts'

/**
 * Puts a referral on a customer's cart if it lowers the price, or takes the present one off, also a link's (CART-13). A refused one
 * changes nothing. Which goods it reaches: `mayPromote`, in modules/pricing/referral.ts.
 */
export async function setReferral(
  context: Context,
  shopper: Shopper,
  { code, pincode }: Body<'setReferral'>,
): Promise<HandlerResult<'setReferral'>> {
  const destination = await destinationOf(context, context.db, shopper, pincode)
  if (destination === undefined) return pincodeUnknown()
  if (shopper.kind === 'guest') return referralRefused('referral_sign_in')
  const { at, referral: terms } = destination
  const rows = await selectLines(context.db, shopper, destination)
  if (code !== '') {
    const found = await referralOn(context.db, shopper, { code, typed: true }, { terms, at })
    const judged =
      found === null
        ? referralRefused('referral_unknown')
        : judgeReferral(found, terms, basketOf(settleRows(rows, destination).kept, at))
    if (!judged.ok) return judged
  }
  await setCartReferral(context.db, shopper.id, code, at)
  const changed = rows.map((row) => ({ ...row, referralCode: code, referralTyped: true }))
  const cart = await answerCart(context, shopper, changed, destination)
  return ok({
    success: true,
    cart,
    message: code === '' ? 'Referral taken off' : `Referral ${code} used`,
  })
}
