import type { Checkout, LockedCheckout } from '../../modules/checkout/index.ts'
import {
  findVoucher,
  freeUses,
  lockVoucher,
  phoneMark,
  usedUp,
  writeUse,
} from '../../modules/vouchers/index.ts'
import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { ownerOf } from '../../platform/identity/shopper.ts'

/** Notes the use of the voucher that the checkout's quote counts on; what the buyer's other attempts have set aside for theirs is free again. */
async function noteUse(
  context: Context,
  tx: Transaction,
  checkout: LockedCheckout,
  when: { heldUntil: Date | null; redeemedAt: Date | null },
): Promise<void> {
  const { quote, customerId, form, waiting } = checkout
  await freeUses(tx, waiting)
  if (quote.voucher === null) return
  await writeUse(tx, {
    checkoutId: checkout.id,
    code: quote.voucher.code,
    customerId,
    phoneHash: phoneMark(context.config.secret, form.phone),
    discountPaise: quote.discountPaise,
    ...when,
  })
}

/**
 * Whether a payment that was begun can still have its voucher: what was set aside for it may have lapsed, or gone to another
 * attempt, and been used since. Locks the voucher, before any goods. One that merely ended keeps its price.
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
  return counted !== undefined && usedUp(counted) === undefined
}

/** Sets the voucher aside with the goods while a payment is under way. */
export const holdVoucher = (
  context: Context,
  tx: Transaction,
  checkout: LockedCheckout,
  until: Date,
): Promise<void> => noteUse(context, tx, checkout, { heldUntil: until, redeemedAt: null })

/** The order is there: the use counts for ever. */
export const redeemVoucher = (
  context: Context,
  tx: Transaction,
  checkout: LockedCheckout,
  at: Date,
): Promise<void> => noteUse(context, tx, checkout, { heldUntil: null, redeemedAt: at })

/** The payment will not come: others may use it. */
export const releaseVoucher = (tx: Transaction, { id }: Pick<Checkout, 'id'>): Promise<void> =>
  freeUses(tx, [id])
