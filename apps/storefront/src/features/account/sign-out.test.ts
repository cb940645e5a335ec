import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BROWSER_STORAGE } from '../../shell/browser-storage.ts'
import { accountStore, isAuthenticated, setVisitor } from '../../shell/visitor/customer-store.ts'
import { cartStore, setCart, unsetCart, type Cart } from '../cart/cart-store.ts'

/** A storage that can be walked, as browsers have it. */
function disk() {
  const stored = new Map<string, string>()
  return {
    get length() {
      return stored.size
    },
    key: (at: number) => [...stored.keys()][at] ?? null,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
    keys: () => [...stored.keys()],
  }
}
let went: string[]
let answer: { status: number; body: object }

beforeEach(() => {
  went = []
  answer = { status: 200, body: { success: true, message: 'Signed out' } }
  vi.stubGlobal('localStorage', disk())
  vi.stubGlobal('sessionStorage', disk())
  vi.stubGlobal('document', { cookie: 'upchar_signed_in=1', addEventListener: () => undefined })
  vi.stubGlobal('location', {
    pathname: '/account',
    origin: 'http://shop',
    replace: (to: string) => void went.push(to),
  })
  vi.stubGlobal('fetch', async () => Response.json(answer.body, { status: answer.status }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  setVisitor()
  unsetCart()
})

const signedIn = () => {
  accountStore.setState({ email: 'asha@clinic.in', name: 'Asha Rao' })
  setCart({ items: [{ sku_id: 'G-1', quantity: 2 }], item_count: 1 } as unknown as Cart)
  localStorage.setItem(BROWSER_STORAGE.recentSearches, '{}')
  localStorage.setItem(BROWSER_STORAGE.guestForm, '{}')
  sessionStorage.setItem(BROWSER_STORAGE.checkoutAttempt, '{}')
  localStorage.setItem(BROWSER_STORAGE.trackingConsent, 'out')
}

it('AUTH-04 leaves nothing of the buyer in this browser, but what the browser chose', async () => {
  const { signOut } = await import('./sign-out.ts')
  signedIn()
  await signOut()
  expect(went).toEqual(['/account'])
  expect(isAuthenticated(accountStore.getState())).toBe(false)
  expect(cartStore.getState().cart).toBeNull()
  expect([localStorage.getItem(BROWSER_STORAGE.trackingConsent)]).toEqual(['out'])
  for (const storage of [localStorage, sessionStorage])
    for (const key of [
      BROWSER_STORAGE.recentSearches,
      BROWSER_STORAGE.guestForm,
      BROWSER_STORAGE.checkoutAttempt,
    ])
      expect(storage.getItem(key), key).toBeNull()
})

it('AUTH-04 keeps the buyer signed in, with everything there, where signing out fails', async () => {
  const { signOut } = await import('./sign-out.ts')
  signedIn()
  answer = { status: 500, body: { success: false, code: 'internal_error', message: 'No' } }
  await signOut()
  expect(went).toEqual([])
  expect(cartStore.getState().cart?.item_count).toBe(1)
  expect(localStorage.getItem(BROWSER_STORAGE.recentSearches)).toBe('{}')
})
