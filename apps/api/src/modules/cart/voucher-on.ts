import type { Context } from '../../platform/context.ts'
import type { Handle } from '../../platform/db/database.ts'
import { memoize } from '../../platform/db/memoize.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import { bestAutomatic, findVoucher, type CountedVoucher } from '../vouchers/index.ts'
import type { Destination } from './destination.ts'
import type { CartRow } from './model.ts'
import { basketOf, type CartVoucher } from './price-rows.ts'
import { putVoucherOn } from './store/voucher.ts'

/** The voucher of the cart that the rows belong to, and how it came or went. */
export const voucherIn = (
  rows: readonly CartRow[],
): Pick<CartRow, 'voucherCode' | 'autoVoucher'> => ({
  voucherCode: rows[0]?.voucherCode ?? null,
  autoVoucher: rows[0]?.autoVoucher ?? null,
})

/**
 * A voucher by code, with the shopper's use of it; null for none. Runs no statement without a code.
 */
export const voucherOn = async (
  handle: Handle,
  shopper: Shopper,
  code: string | null,
  at: Date,
  phoneHash: string | null = null,
): Promise<CountedVoucher | null> =>
  code === null ? null : ((await findVoucher(handle, code, { shopper, phoneHash }, at)) ?? null)

/** Vouchers whose uses nobody counts, as last read: a cart that has one needs no statement for it. */
const unlimited = memoize(() => Promise.resolve(new Map<string, CountedVoucher>()))

/** The voucher of a cart that is shown; a checkout reads it again. */
async function shownVoucher(
  context: Context,
  shopper: Shopper,
  code: string,
  at: Date,
): Promise<CountedVoucher | null> {
  const known = await unlimited(context)
  const kept = known.get(code)
  if (kept !== undefined) return kept
  const found = await voucherOn(context.db, shopper, code, at)
  if (found !== null && found.maxUses === null && found.maxUsesPerBuyer === null)
    known.set(code, found)
  return found
}

/**
 * The voucher of a cart that is shown. A cart without one gets the best that fits by itself, once:
 * never again after the buyer took a voucher off (CART-25).
 */
export async function cartVoucher(
  context: Context,
  shopper: Shopper,
  { rows, kept }: { rows: readonly CartRow[]; kept: readonly CartRow[] },
  { at, open, autoCoupon }: Destination,
): Promise<CartVoucher | null> {
  const { voucherCode, autoVoucher } = voucherIn(rows)
  if (voucherCode !== null) {
    const counted = await shownVoucher(context, shopper, voucherCode, at)
    return counted === null ? null : { counted, automatic: autoVoucher === 'on' }
  }
  if (autoVoucher !== null || !open || !autoCoupon || kept.length === 0) return null
  const best = await bestAutomatic(context, shopper, basketOf(kept, at), at)
  if (best === null || !(await putVoucherOn(context.db, shopper, best.code, at))) return null
  return { counted: best, automatic: true }
}
