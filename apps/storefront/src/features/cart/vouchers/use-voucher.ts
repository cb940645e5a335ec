import { useRef, useState } from 'react'
import { showAlert } from '@upchar/web/alerts'
import type { ApiResult } from '@upchar/web/api'
import { failureText } from '@upchar/web/failure-text'
import { api } from '../../../shell/api/api.ts'
import { setCart } from '../cart-store.ts'
import type { Cart } from '../cart-store.ts'
import { changesDone, changing, refreshCart, shopperDevice } from '../fetch-cart.ts'
import { useOffers } from './use-offers.ts'
import { applyVoucher, removeVoucher } from './voucher-calls.ts'
import type { Offer, Vouched, VoucherPlace } from './voucher-calls.ts'

/** `forCustomers`: the code, if it needs a signed-in customer. */
export type VoucherProblem = { message: string; forCustomers: string | null }

export type VoucherModel = {
  applied: Cart['voucher_detail']
  /** Null until loaded; without the applied one. */
  offers: readonly Offer[] | null
  problem: VoucherProblem | null
  /** The pending change: a code being applied, or the current one being removed. */
  busy: { applying: string } | 'removing' | null
  /** Resolves to whether it was applied. */
  apply: (code: string) => Promise<boolean>
  remove: () => Promise<unknown>
  clearProblem: () => void
}

const VOUCHER_FAILED = 'Something went wrong. Try again.'
const NO_CODE = 'Enter a voucher code'

/**
 * The cart's voucher and its actions (CART-09). `first`: offers known from the server's render.
 * `open`: the checkout made from the cart; `onFollowed` receives it after a change.
 */
export function useVoucher({
  cart,
  first = null,
  open = () => null,
  onFollowed,
}: {
  cart: Cart
  first?: readonly Offer[] | null
  open?: () => string | null
  onFollowed?: (checkout: Vouched['checkout']) => void
}): VoucherModel {
  const offers = useOffers(cart, first)
  const [problem, setProblem] = useState<VoucherProblem | null>(null)
  const [busy, setBusy] = useState<VoucherModel['busy']>(null)
  const going = useRef(false)

  /** One change at a time: a second press while one is pending does nothing. */
  const run = async (
    /** The code being applied; null removes the current one. */
    applying: string | null,
    work: (place: VoucherPlace) => Promise<ApiResult<Vouched> | null>,
  ): Promise<ApiResult<Vouched> | null> => {
    if (going.current) return null
    going.current = true
    setBusy(applying === null ? 'removing' : { applying })
    setProblem(null)
    // A pending quantity change may make the voucher applicable.
    await changesDone()
    const result = await changing(() =>
      work({
        guestId: cart.guest_user_id,
        pincode: cart.pincode,
        device: shopperDevice(),
        checkoutId: open(),
      }),
    )
    if (result?.ok) {
      setCart(result.data.cart)
      onFollowed?.(result.data.checkout)
      showAlert(1, result.data.message)
    } else if (result) {
      const { code } = result.error
      // The guest isn't known any more, or is another one.
      if (code.startsWith('guest_')) await refreshCart()
      setProblem({
        message: failureText(result, VOUCHER_FAILED),
        forCustomers: code === 'voucher_needs_account' ? applying : null,
      })
    }
    going.current = false
    setBusy(null)
    return result
  }

  return {
    applied: cart.voucher_detail,
    offers: offers && offers.filter(({ code }) => code !== cart.voucher),
    problem,
    busy,
    apply: async (code) => {
      if (code !== '')
        return (await run(code, (place) => applyVoucher(api, place, code)))?.ok === true
      setProblem({ message: NO_CODE, forCustomers: null })
      return false
    },
    remove: () => run(null, (place) => removeVoucher(api, place)),
    clearProblem: () => setProblem(null),
  }
}
