import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import { judgeVoucher, voucherUnknown } from '../vouchers/index.ts'
import { answerCart } from './answer-cart.ts'
import { destinationOf } from './destination.ts'
import { pincodeUnknown } from './errors.ts'
import { settleRows } from './gift-lines.ts'
import { basketOf } from './price-rows.ts'
import { selectLines } from './store/read.ts'
import { setVoucher } from './store/voucher.ts'
import { voucherOn } from './voucher-on.ts'

/**
 * Replaces the cart's voucher if the new one gives a discount on it (CART-09). Otherwise nothing
 * changes.
 */
export async function applyVoucher(
  context: Context,
  shopper: Shopper,
  code: string,
  pincode: string | undefined,
): Promise<HandlerResult<'applyCartVoucher'>> {
  const destination = await destinationOf(context, context.db, shopper, pincode)
  if (destination === undefined) return pincodeUnknown()
  const { at } = destination
  const [voucher, rows] = await Promise.all([
    voucherOn(context.db, shopper, code, at),
    selectLines(context.db, shopper, destination),
  ])
  if (voucher === null) return voucherUnknown()
  const judged = judgeVoucher(voucher, basketOf(settleRows(rows, destination).kept, at), {
    signedIn: shopper.kind === 'customer',
    at,
  })
  if (!judged.ok) return judged
  await setVoucher(context.db, shopper, code, at)
  const cart = await answerCart(
    context,
    shopper,
    await selectLines(context.db, shopper, destination),
    destination,
  )
  return ok({ success: true, cart, message: `${code} applied` })
}

/** Removes the voucher from the cart. */
export async function removeVoucher(
  context: Context,
  shopper: Shopper,
  pincode: string | undefined,
): Promise<HandlerResult<'removeCartVoucher'>> {
  const destination = await destinationOf(context, context.db, shopper, pincode)
  if (destination === undefined) return pincodeUnknown()
  await setVoucher(context.db, shopper, null, destination.at)
  const cart = await answerCart(
    context,
    shopper,
    await selectLines(context.db, shopper, destination),
    destination,
  )
  return ok({ success: true, cart, message: 'Voucher removed' })
}
