import { cleanVoucherCode } from '@upchar/kernel/voucher-code'
import type { Handle } from '../../platform/db/database.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import type { ReferralTerms } from '../pricing/index.ts'
import type { BuyerForm, CartCode, CartReferral } from './model.ts'
import { findReferral } from './store/find.ts'

const SHAPE = /^[A-Z0-9]{8}$/

/**
 * The referral of a cart with what is known of it (CART-13); null: none. Reads nothing for guests, without a code, and while there are no
 * referrals. Which goods it reaches: `mayPromote`, in rules.ts.
 */
export async function referralOn(
  handle: Handle,
  shopper: Shopper,
  given: CartCode | null,
  { terms, at, form }: { terms: ReferralTerms | undefined; at: Date; form?: BuyerForm | undefined },
): Promise<CartReferral | null> {
  const code = cleanVoucherCode(given?.code ?? '')
  if (given === null || code === '' || (terms === undefined && !given.typed)) return null
  // A link can name anything.
  if (!SHAPE.test(code) && !given.typed) return null
  const { typed } = given
  if (terms === undefined || shopper.kind === 'guest') return { code, typed, found: null }
  return {
    code,
    typed,
    found: await findReferral(handle, { code, customerId: shopper.id, form }, at),
  }
}
