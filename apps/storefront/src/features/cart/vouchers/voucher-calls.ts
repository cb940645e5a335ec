import { cleanVoucherCode } from '@upchar/kernel/voucher-code'
import type { Answer } from '@upchar/contract/schema/endpoints'
import type { ApiCall, ApiResult } from '@upchar/web/api'
import type { Cart } from '../cart-store.ts'
import type { ShopperDevice } from '../fetch-cart.ts'

export type Offer = Answer<'listGuestVouchers'>['offers'][number]
type Checkout = Answer<'getCheckout'>['checkout']

/** The cart's owner and device. */
export type VoucherPlace = {
  /** Empty for a signed-in customer. */
  guestId: string
  pincode: string
  device: ShopperDevice
  /** The open checkout made from the cart, if any. */
  checkoutId: string | null
}

/**
 * The updated cart, and the checkout if it was updated; otherwise the next submit makes another
 * checkout.
 */
export type Vouched = { cart: Cart; checkout: Checkout | null; message: string }

const guestPart = ({ guestId }: Pick<VoucherPlace, 'guestId'>) =>
  guestId === '' ? {} : { guest_user_id: guestId }

/** The cart changes first: a voucher that it refuses never reaches the checkout. */
async function followed(
  cart: ApiResult<{ cart: Cart; message: string }>,
  follow: () => Promise<ApiResult<{ checkout: Checkout }> | null>,
): Promise<ApiResult<Vouched>> {
  if (!cart.ok) return cart
  const checkout = await follow()
  return {
    ok: true,
    data: {
      cart: cart.data.cart,
      message: cart.data.message,
      checkout: checkout?.ok ? checkout.data.checkout : null,
    },
  }
}

/** VALID-12: a checkout voucher needs the checkout's id and a code, else nothing is sent. */
async function applyToCheckout(
  api: ApiCall,
  place: VoucherPlace,
  code: string,
): Promise<ApiResult<{ checkout: Checkout }> | null> {
  const { checkoutId, device } = place
  if (!checkoutId || code === '') return null
  if (place.guestId === '') return api('applyCheckoutVoucher', { params: { id: checkoutId, code } })
  return api('applyGuestCheckoutVoucher', {
    params: { code },
    body: { checkout_id: checkoutId, device_source: device, ...guestPart(place) },
  })
}

/**
 * Applies a voucher to the cart (CART-09) and the open checkout (CHECKOUT-03); for guests with
 * device and guest id (VALID-11). Null: no code, nothing sent.
 */
export async function applyVoucher(
  api: ApiCall,
  place: VoucherPlace,
  typed: string,
): Promise<ApiResult<Vouched> | null> {
  const code = cleanVoucherCode(typed)
  if (code === '') return null
  const cart = await api('applyCartVoucher', {
    params: { code },
    body: { device_source: place.device, pincode: place.pincode, ...guestPart(place) },
  })
  return followed(cart, () => applyToCheckout(api, place, code))
}

/** Removes the voucher. */
export async function removeVoucher(
  api: ApiCall,
  place: VoucherPlace,
): Promise<ApiResult<Vouched>> {
  const { checkoutId, pincode } = place
  const cart = await api('removeCartVoucher', { body: { pincode, ...guestPart(place) } })
  return followed(cart, async () => {
    if (!checkoutId) return null
    return place.guestId === ''
      ? api('removeCheckoutVoucher', { params: { id: checkoutId } })
      : api('removeGuestCheckoutVoucher', {
          body: { checkout_id: checkoutId, ...guestPart(place) },
        })
  })
}

/** The vouchers offered to everyone for this cart, best first; empty if they can't be loaded. */
export async function askOffers(
  api: ApiCall,
  place: Pick<VoucherPlace, 'guestId' | 'pincode'>,
  signal?: AbortSignal,
): Promise<readonly Offer[]> {
  const { pincode } = place
  const stop = signal ? { signal } : {}
  const result =
    place.guestId === ''
      ? await api('listVouchers', { query: { source: 'cart', pincode }, ...stop })
      : await api('listGuestVouchers', { body: { pincode, ...guestPart(place) }, ...stop })
  return result.ok ? result.data.offers : []
}
