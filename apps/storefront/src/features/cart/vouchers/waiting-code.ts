import { showAlert } from '@upchar/web/alerts'
import { api } from '../../../shell/api/api.ts'
import { cartStore, setCart } from '../cart-store.ts'
import { shopperDevice } from '../cart-calls.ts'
import { applyVoucher } from './voucher-calls.ts'

const KEY = 'upchar.voucher-waiting'

/** A code for customers that a guest wants to use: it waits in the tab until the buyer has signed in. */
export function keepWaitingCode(code: string): void {
  try {
    sessionStorage.setItem(KEY, code)
  } catch {
    // Without storage it is typed once more.
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

/** Puts the code that waits on the cart of whoever has just signed in, and tells what came of it. */
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
  if (result)
    showAlert(
      result.ok ? 1 : 2,
      result.ok
        ? result.data.message
        : result.kind === 'refused'
          ? result.error.message
          : 'Something went wrong',
    )
}
