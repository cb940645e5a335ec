import { ok } from '@upchar/kernel/result'
import type { Body } from '@upchar/contract/schema/endpoints'
import { setCartSalesCode } from '../../modules/cart/index.ts'
import { checkoutErrors, findCheckout, setSalesCode } from '../../modules/checkout/index.ts'
import { isSalesCode, salesCodeUnknown } from '../../modules/sales-codes/index.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'

/**
 * Verifies a sales code and keeps it with the buyer's cart and open checkout (CART-12); an empty one takes
 * the present one off, also a link's. It attributes the order: no price changes.
 */
export async function verifySalesCode(
  { db, clock }: Context,
  shopper: Shopper,
  { sales_code: code, checkout_id: checkoutId }: Body<'verifySalesCode'>,
) {
  return decideInTransaction(db, async (tx) => {
    if (code !== '' && !(await isSalesCode(tx, code))) return salesCodeUnknown()
    if (checkoutId !== undefined) {
      if ((await findCheckout(tx, checkoutId, shopper)) === undefined)
        return checkoutErrors.checkoutNotFound()
      if (!(await setSalesCode(tx, checkoutId, shopper, code || null)))
        return checkoutErrors.checkoutClosed()
    }
    await setCartSalesCode(tx, shopper, code, clock.now())
    return ok({
      success: true as const,
      sales_code: code || null,
      message: code === '' ? 'Sales code removed' : `${code} added`,
    })
  })
}
