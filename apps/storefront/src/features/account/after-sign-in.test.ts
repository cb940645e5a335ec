import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onAnalytics, resetAnalytics } from '../../shell/tracking/analytics.ts'
import type { AnalyticsEvent } from '../../shell/tracking/analytics.ts'
import { accountStore, isAuthenticated, setVisitor } from '../../shell/visitor/customer-store.ts'

const disk = () => {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
}
const user = { email: 'asha@clinic.in', name: 'Asha Rao', first_name: 'Asha' }
const book = {
  success: true,
  addresses: [
    { id: 'a-1', pinCode: '682001' },
    { id: 'a-2', pinCode: '400001' },
  ],
  default_shipping_address_id: 'a-2',
  default_billing_address_id: null,
}
let asked: string[] = []

beforeEach(() => {
  asked = []
  vi.stubGlobal('localStorage', disk())
  vi.stubGlobal('sessionStorage', disk())
  vi.stubGlobal('document', { cookie: 'upchar_signed_in=1', addEventListener: () => undefined })
  vi.stubGlobal('location', { pathname: '/account/login', origin: 'http://shop' })
  vi.stubGlobal('innerWidth', 1440)
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    const body = address.includes('get-customer')
      ? { success: true, user_info: user }
      : address.includes('my-addresses')
        ? book
        : { success: false, code: 'x', message: 'No' }
    return Promise.resolve(new Response(JSON.stringify(body), { status: body.success ? 200 : 400 }))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  resetAnalytics()
  setVisitor()
})

it('AUTH-03 tracks a login event, marks the account’s first one, and stores the buyer', async () => {
  const { afterSignIn } = await import('./after-sign-in.ts')
  const events: AnalyticsEvent[] = []
  onAnalytics((event) => events.push(event))
  await afterSignIn({ is_first_login: true, is_new_user: true, message: '' })
  await afterSignIn({ is_first_login: false, is_new_user: false, message: '' })
  expect(events).toEqual([
    { name: 'login', first: 1, new_user: 1 },
    { name: 'login', first: 0, new_user: 0 },
  ])
  expect(isAuthenticated(accountStore.getState())).toBe(true)
  expect(asked.filter((address) => address.includes('get-customer'))).toHaveLength(2)
})

it('AUTH-08 tracks nothing after opting out', async () => {
  const { afterSignIn } = await import('./after-sign-in.ts')
  localStorage.setItem('upchar.tracking', 'out')
  const events: AnalyticsEvent[] = []
  onAnalytics((event) => events.push(event))
  await afterSignIn({ is_first_login: true, is_new_user: true, message: '' })
  expect(events).toEqual([])
})

it('ADDR-02 delivers to the default address, unless a pincode was chosen in this browser', async () => {
  const { afterSignIn } = await import('./after-sign-in.ts')
  const signedIn = { is_first_login: false, is_new_user: false, message: '' }
  await afterSignIn(signedIn)
  expect(document.cookie).toMatch(/^upchar_pincode=400001;/)
  document.cookie = 'upchar_signed_in=1; upchar_pincode=560001'
  await afterSignIn(signedIn)
  expect(document.cookie).toBe('upchar_signed_in=1; upchar_pincode=560001')
})
