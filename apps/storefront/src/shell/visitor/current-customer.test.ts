import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { currentCustomer, forgetProfile, takeProfile } from './current-customer.ts'
import { accountStore, setVisitor } from './customer-store.ts'
import type { Customer } from './customer-store.ts'

type Sent = { answer: (status: number, body: object) => void }
let sent: Sent[]
let stored: Map<string, string>
const KEY = 'upchar.account'

// Only the members that are read.
const person = (email: string) =>
  ({ email, name: '', first_name: email.split('@', 1)[0] }) as unknown as Customer
const nth = async (n: number): Promise<Sent> => {
  await expect.poll(() => sent.length).toBeGreaterThan(n)
  const call = sent[n]
  if (call === undefined) throw new Error(`no call ${n}`)
  return call
}
const isAsha = { success: true, user_info: person('asha@clinic.in') }
const isRavi = { success: true, user_info: person('ravi@clinic.in') }

beforeEach(() => {
  sent = []
  stored = new Map()
  forgetProfile()
  setVisitor()
  vi.stubGlobal('document', { cookie: '', addEventListener: () => undefined })
  vi.stubGlobal('location', { pathname: '/account', origin: 'http://shop.example' })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>((resolve) => {
        sent.push({ answer: (status, body) => resolve(Response.json(body, { status })) })
      }),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  setVisitor()
  forgetProfile()
})

it('ROUTE-27 asks once for guard, page and header of a navigation, and again for the next', async () => {
  const first = [currentCustomer(1000), currentCustomer(1500), currentCustomer(2000)]
  ;(await nth(0)).answer(200, isAsha)
  expect((await Promise.all(first)).map((one) => one?.email)).toEqual(
    Array(3).fill('asha@clinic.in'),
  )
  expect(sent).toHaveLength(1)
  const later = currentCustomer(2001)
  ;(await nth(1)).answer(200, isAsha)
  await later
  expect(sent).toHaveLength(2)
})

it('AUTH-11 shows the last known buyer meanwhile, and stores only what the header shows', async () => {
  stored.set(KEY, '{"email":"old@clinic.in","name":"Old"}')
  const asked = currentCustomer(1000)
  expect(accountStore.getState()).toMatchObject({ email: 'old@clinic.in', name: 'Old' })
  ;(await nth(0)).answer(200, isAsha)
  await asked
  expect(stored.get(KEY)).toBe('{"email":"asha@clinic.in","name":"asha"}')
})

it('AUTH-04 an answer for somebody who has left meanwhile shows nobody', async () => {
  const before = currentCustomer(1000)
  await nth(0)
  forgetProfile()
  const after = currentCustomer(1001)
  ;(await nth(1)).answer(200, isRavi)
  await after
  ;(await nth(0)).answer(200, isAsha)
  await before
  expect(accountStore.getState().email).toBe('ravi@clinic.in')
  takeProfile(person('mira@clinic.in'))
  expect(accountStore.getState().email).toBe('mira@clinic.in')
})

it('AUTH-11 forgets a buyer whom the server doesn’t know, not one whom it couldn’t be asked about', async () => {
  stored.set(KEY, '{"email":"old@clinic.in","name":"Old"}')
  const failed = currentCustomer(1000)
  ;(await nth(0)).answer(500, { success: false, code: 'internal_error', message: 'x' })
  expect(await failed).toBeUndefined()
  expect(accountStore.getState().email).toBe('old@clinic.in')
  expect(stored.has(KEY)).toBe(true)
  // A failure isn't kept: the next one asks again at once.
  const refused = currentCustomer(1001)
  ;(await nth(1)).answer(401, { success: false, code: 'not_signed_in', message: 'x' })
  expect(await refused).toBeNull()
  expect(accountStore.getState().email).toBe('')
  expect(stored.has(KEY)).toBe(false)
})
