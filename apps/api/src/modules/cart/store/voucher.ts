import type { Database } from '../../../platform/db/database.ts'
import { queryPrepared, type PreparedStatement } from '../../../platform/db/prepared.ts'
import { forEachOwner, type Shopper } from '../../../platform/identity/shopper.ts'

const setVoucherStatement = forEachOwner((column, kind): PreparedStatement => ({
  name: `cart-voucher-${kind}`,
  text: `update cart set voucher_code = $2, updated_at = $3,
      auto_voucher = case when $2::text is null or auto_voucher = 'off' then 'off' end
    where ${column} = $1`,
}))

/** Sets or removes the cart's voucher as the buyer wishes: the shop puts none on after a removal. */
export async function setVoucher(
  db: Database,
  shopper: Shopper,
  code: string | null,
  at: Date,
): Promise<void> {
  await queryPrepared(db, setVoucherStatement[shopper.kind], [shopper.id, code, at])
}

const putOnStatement = forEachOwner((column, kind): PreparedStatement => ({
  name: `cart-voucher-put-on-${kind}`,
  text: `update cart set voucher_code = $2, auto_voucher = 'on', updated_at = $3
    where ${column} = $1 and voucher_code is null and auto_voucher is null returning 1`,
}))

/** Puts a voucher on a cart without one (CART-25). False: another tab was faster. */
export const putVoucherOn = async (
  db: Database,
  shopper: Shopper,
  code: string,
  at: Date,
): Promise<boolean> =>
  (await queryPrepared(db, putOnStatement[shopper.kind], [shopper.id, code, at])).length > 0
