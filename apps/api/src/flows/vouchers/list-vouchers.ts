import type { Query } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import { basketOf, listCartOffers } from '../../modules/cart/index.ts'
import { checkoutErrors, findCheckout } from '../../modules/checkout/index.ts'
import { offersFor, phoneMark, selectOffered } from '../../modules/vouchers/index.ts'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { customerShopper } from '../../platform/identity/shopper.ts'
import { repriceCheckout } from '../checkout/confirm-quote.ts'

/**
 * The vouchers on offer for the customer's cart or one of the customer's checkouts (CHECKOUT-03).
 */
export async function listVouchers(
  context: Context,
  customerId: string,
  { source, id, pincode }: Query<'listVouchers'>,
): Promise<HandlerResult<'listVouchers'>> {
  const shopper = customerShopper(customerId)
  if (source === 'cart') return listCartOffers(context, shopper, pincode)
  const checkout = await findCheckout(context.db, id ?? '', shopper)
  if (checkout === undefined) return checkoutErrors.checkoutNotFound()
  const at = context.clock.now()
  const buyer = { shopper, phoneHash: phoneMark(context.config.secret, checkout.form.phone) }
  const [cart, vouchers] = await Promise.all([
    repriceCheckout(context, context.db, checkout),
    selectOffered(context.db, buyer, at),
  ])
  return ok({
    success: true,
    offers: offersFor(vouchers, basketOf(cart?.lines.map(({ row }) => row) ?? [], at), {
      signedIn: true,
      at,
    }),
  })
}
