import type { Handle } from '../../platform/db/database.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import { findVoucher, type CountedVoucher } from '../vouchers/index.ts'
import type { CartRow } from './model.ts'

/** The code on the cart that rows are of. */
export const voucherIn = (rows: readonly CartRow[]): string | null =>
  rows.find((row) => row.voucherCode !== null)?.voucherCode ?? null

/** The voucher of a code as it stands for the shopper; null for none. No statement where there is no code. */
export const voucherOn = async (
  handle: Handle,
  shopper: Shopper,
  code: string | null,
  at: Date,
  phoneHash: string | null = null,
): Promise<CountedVoucher | null> =>
  code === null ? null : ((await findVoucher(handle, code, { shopper, phoneHash }, at)) ?? null)
