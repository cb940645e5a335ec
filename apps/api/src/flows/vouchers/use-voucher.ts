import type { Checkout, LockedCheckout } from '../../modules/checkout/index.ts'
import {
  findVoucher,
  freeUses,
  lockVoucher,
  phoneMark,
  takeBackUse,
  usesExhausted,
  writeUse,
} from '../../modules/vouchers/index.ts'
import {
  dealUsesOf,
  freeDeals,
  sharesLeft,
  takeBackDeals,
  writeDealUses,
} from '../../modules/pricing/index.ts'
import { cancelReferral, freeReferrals } from '../../modules/referrals/index.ts'
import { holdReferral, referralGone } from '../referrals/use-referral.ts'
import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { ownerOf } from '../../platform/identity/shopper.ts'

/** Records the use of a quote's voucher, deals and referral and frees reservations of the buyer's other attempts. */
async function noteUse(
  context: Context,
  tx: Transaction,
  checkout: LockedCheckout,
  when: { heldUntil: Date | null; redeemedAt: Date | null },
): Promise<void> {
  const { quote, guestId, customerId, form, waiting } = checkout
  await Promise.all([freeUses(tx, waiting), freeDeals(tx, waiting), freeReferrals(tx, waiting)])
  await writeDealUses(tx, checkout.id, dealUsesOf(quote), when.heldUntil)
  await holdReferral(tx, checkout, when.heldUntil, context.clock.now())
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

/** Whether the deals of a quote still have the packs, counted under their locks. */
export const dealsLeft = (
  tx: Transaction,
  { id, waiting, quote }: LockedCheckout,
  at: Date,
): Promise<boolean> => sharesLeft(tx, dealUsesOf(quote), [id, ...waiting], at)

/**
 * Why an open payment can't have its voucher, its referral or its deals any more; undefined: it can: the reservation may have lapsed, or moved to
 * another attempt and been redeemed. Locks voucher and deals before any stock. What merely expired keeps
 * its price.
 */
export async function promotionGone(
  context: Context,
  tx: Transaction,
  checkout: LockedCheckout,
): Promise<'voucher_used' | 'deal_used' | 'referral_used' | undefined> {
  const { quote, form } = checkout
  const limited = quote.voucher !== null && (await lockVoucher(tx, quote.voucher.code))
  if (await referralGone(tx, checkout, context.clock.now())) return 'referral_used'
  if (!(await dealsLeft(tx, checkout, context.clock.now()))) return 'deal_used'
  if (quote.voucher === null || !limited) return undefined
  const counted = await findVoucher(
    tx,
    quote.voucher.code,
    { shopper: ownerOf(checkout), phoneHash: phoneMark(context.config.secret, form.phone) },
    context.clock.now(),
  )
  return counted !== undefined && usesExhausted(counted) === undefined ? undefined : 'voucher_used'
}

/** Reserves voucher and deals with the stock while a payment is in progress. */
export const holdPromotions = (
  context: Context,
  tx: Transaction,
  checkout: LockedCheckout,
  until: Date,
): Promise<void> => noteUse(context, tx, checkout, { heldUntil: until, redeemedAt: null })

/** The order exists: redeems voucher and deals for good. */
export const redeemPromotions = (
  context: Context,
  tx: Transaction,
  checkout: LockedCheckout,
  at: Date,
): Promise<void> => noteUse(context, tx, checkout, { heldUntil: null, redeemedAt: at })

/** The payment won't come: frees the reservations. */
export const releasePromotions = (
  tx: Transaction,
  { id }: Pick<Checkout, 'id'>,
): Promise<unknown> =>
  Promise.all([freeUses(tx, [id]), freeDeals(tx, [id]), freeReferrals(tx, [id])])

/** Nothing of the order is left: voucher, deals and referral count as not used, and may be used again. */
export async function takeBackPromotions(
  tx: Transaction,
  checkoutId: string,
  at: Date,
): Promise<void> {
  await takeBackUse(tx, checkoutId)
  await takeBackDeals(tx, checkoutId)
  await cancelReferral(tx, checkoutId, at)
}
