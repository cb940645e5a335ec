import type { Handle } from '../../platform/db/database.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import { findVoucher, type CountedVoucher } from '../vouchers/index.ts'
import type { CartRow } from './model.ts'

/** The voucher code of the cart that the rows belong to. */
export const voucherIn = (rows: readonly CartRow[]): string | null =>
  rows.find((row) => row.voucherCode !== null)?.voucherCode ?? null

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
