import type { Checkout, LockedCheckout } from '../../modules/checkout/index.ts'
import {
  findVoucher,
  freeUses,
  lockVoucher,
  phoneMark,
  usesExhausted,
  writeUse,
} from '../../modules/vouchers/index.ts'
import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { ownerOf } from '../../platform/identity/shopper.ts'

/** Records the use of a quote's voucher and frees reservations of the buyer's other attempts. */
async function noteUse(
  context: Context,
  tx: Transaction,
  checkout: LockedCheckout,
  when: { heldUntil: Date | null; redeemedAt: Date | null },
): Promise<void> {
  const { quote, guestId, customerId, form, waiting } = checkout
  await freeUses(tx, waiting)
  if (quote.voucher === null) return
  await writeUse(tx, {
    checkoutId: checkout.id,
    code: quote.voucher.code,
    guestId,
    customerId,
    phoneHash: phoneMark(context.config.secret, form.phone),
    discountPaise: quote.discountPaise,
    ...when,
  })
}

/**
 * Whether an open payment can still have its voucher: the reservation may have lapsed, or moved to
 * another attempt and been redeemed. Locks the voucher before any stock. A voucher that merely
 * expired keeps its price.
 */
export async function voucherLeft(
  context: Context,
  tx: Transaction,
  checkout: LockedCheckout,
): Promise<boolean> {
  const { quote, form } = checkout
  if (quote.voucher === null || !(await lockVoucher(tx, quote.voucher.code))) return true
  const counted = await findVoucher(
    tx,
    quote.voucher.code,
    { shopper: ownerOf(checkout), phoneHash: phoneMark(context.config.secret, form.phone) },
    context.clock.now(),
  )
  return counted !== undefined && usesExhausted(counted) === undefined
}

/** Reserves the voucher with the stock while a payment is in progress. */
export const holdVoucher = (
  context: Context,
  tx: Transaction,
  checkout: LockedCheckout,
  until: Date,
): Promise<void> => noteUse(context, tx, checkout, { heldUntil: until, redeemedAt: null })

/** The order exists: redeems the voucher for good. */
export const redeemVoucher = (
  context: Context,
  tx: Transaction,
  checkout: LockedCheckout,
  at: Date,
): Promise<void> => noteUse(context, tx, checkout, { heldUntil: null, redeemedAt: at })

/** The payment won't come: frees the reservation. */
export const releaseVoucher = (tx: Transaction, { id }: Pick<Checkout, 'id'>): Promise<void> =>
  freeUses(tx, [id])
