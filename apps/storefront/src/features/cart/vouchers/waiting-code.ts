import { showAlert } from '@upchar/web/alerts'
import { failureText } from '@upchar/web/failure-text'
import { api } from '../../../shell/api/api.ts'
import { BROWSER_STORAGE } from '../../../shell/browser-storage.ts'
import { cartStore, setCart } from '../cart-store.ts'
import { shopperDevice } from '../fetch-cart.ts'
import { applyVoucher } from './voucher-calls.ts'

const KEY = BROWSER_STORAGE.waitingVoucher

/** A customers-only code that a guest wants to use, stored in the tab until sign-in. */
export function keepWaitingCode(code: string): void {
  try {
    sessionStorage.setItem(KEY, code)
  } catch {
    // Without storage the buyer types it again.
  }
}

function takeWaitingCode(): string | null {
  try {
    const code = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return code
  } catch {
    return null
  }
}

/** Applies the waiting code after sign-in and shows the result. */
export async function applyWaitingCode(): Promise<void> {
  const code = takeWaitingCode()
  const { cart } = cartStore.getState()
  if (code === null || cart === null) return
  const result = await applyVoucher(
    api,
    {
      guestId: cart.guest_user_id,
      pincode: cart.pincode,
      device: shopperDevice(),
      checkoutId: null,
    },
    code,
  )
  if (result?.ok) setCart(result.data.cart)
  if (result) showAlert(result.ok ? 1 : 2, result.ok ? result.data.message : failureText(result))
}
