import { err, ok } from '@upchar/kernel/result'
import { voucherUnknown, type VoucherRefusal } from '../../modules/vouchers/index.ts'
import type { Context } from '../../platform/context.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import { requoteCheckout } from '../checkout/requote-checkout.ts'

type Refused = VoucherRefusal | ReturnType<typeof voucherUnknown>['error']

/**
 * Replaces the voucher of an open checkout (CHECKOUT-03). One that doesn't apply changes nothing.
 */
export async function applyCheckoutVoucher(
  context: Context,
  shopper: Shopper,
  id: string,
  code: string,
) {
  const changed = await requoteCheckout<Refused>(context, shopper, id, {
    decide: async () => ok({ voucherCode: code }),
    check: (cart) => {
      if (cart?.voucher === null) return voucherUnknown()
      return cart?.voucher.refused ? err(cart.voucher.refused) : ok(undefined)
    },
  })
  return changed.ok
    ? ok({ success: true as const, checkout: changed.value, message: `${code} applied` })
    : changed
}

/** Removes the voucher from an open checkout. */
export async function removeCheckoutVoucher(context: Context, shopper: Shopper, id: string) {
  const changed = await requoteCheckout(context, shopper, id, {
    decide: async () => ok({ voucherCode: null }),
  })
  return changed.ok
    ? ok({ success: true as const, checkout: changed.value, message: 'Voucher removed' })
    : changed
}
