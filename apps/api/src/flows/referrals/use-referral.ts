import type { LockedCheckout } from '../../modules/checkout/index.ts'
import {
  findReferral,
  isWritable,
  lockReferrals,
  writeReferral,
} from '../../modules/referrals/index.ts'
import type { Transaction } from '../../platform/db/database.ts'

/** The referral of a checkout; guests have none. Which goods it reaches: `mayPromote`, in modules/pricing/referral.ts. */
const referralOf = ({
  customerId,
  quote: { referral, referralPaise = 0 },
}: Pick<LockedCheckout, 'customerId' | 'quote'>) =>
  customerId === null || referral === undefined
    ? undefined
    : { customerId, code: referral.code, discountPaise: referralPaise }

/** Serialises first orders by referrals; called before any stock is locked. Runs no statement without a referral. */
export async function lockFirstOrder(
  tx: Transaction,
  checkout: Pick<LockedCheckout, 'customerId' | 'quote'>,
): Promise<void> {
  if (referralOf(checkout) !== undefined) await lockReferrals(tx)
}

/**
 * Whether an open payment can't have its referral any more (CART-13): its buyer, or who has the phone number of its form, has ordered meanwhile, or
 * has referred the owner of the code; the code is used up, or its owner has left. What merely ended keeps its price.
 */
export async function referralGone(
  tx: Transaction,
  checkout: LockedCheckout,
  at: Date,
): Promise<boolean> {
  const of = referralOf(checkout)
  if (of === undefined) return false
  await lockReferrals(tx)
  if (!(await isWritable(tx, checkout.id, of.code))) return true
  const found = await findReferral(tx, { ...of, form: checkout.form }, at)
  const { ordered, orderedByForm, ring, uses } = found
  return (
    ordered || orderedByForm || ring || uses >= (checkout.quote.referral?.mostOrders ?? Infinity)
  )
}

/** Records the referral of a checkout that is being paid, or has become an order. */
export async function holdReferral(
  tx: Transaction,
  checkout: LockedCheckout,
  heldUntil: Date | null,
  at: Date,
): Promise<void> {
  const of = referralOf(checkout)
  if (of === undefined) return
  const { code, customerId: refereeId, discountPaise } = of
  await writeReferral(tx, {
    checkoutId: checkout.id,
    code,
    refereeId,
    discountPaise,
    heldUntil,
    at,
  })
}
