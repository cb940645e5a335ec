import { describe, expect, it } from 'vitest'
import { attemptFor, keepAttempt, readAttempt, requoted } from './checkout-attempt.ts'

const keys = () => {
  let last = 0
  return () => `key-${(last += 1)}`
}
const parts = {
  form: { email: 'a@b.in' },
  lines: [{ sku_id: 'A', quantity: 2 }],
  total: 499,
  voucher: null,
  billing: null,
  wallet: 0,
}

describe('an attempt to buy', () => {
  it('CHECKOUT-04 keeps its key however often the button is pressed', () => {
    const newKey = keys()
    const first = attemptFor(parts, null, newKey)
    expect(attemptFor({ ...parts }, first, newKey)).toBe(first)
  })
  it.each([
    ['the form', { ...parts, form: { email: 'c@d.in' } }],
    ['a quantity', { ...parts, lines: [{ sku_id: 'A', quantity: 3 }] }],
    ['the total', { ...parts, total: 520 }],
    ['the voucher', { ...parts, voucher: 'WARD5' }],
    ['the address that is invoiced', { ...parts, billing: { id: 'a2', thirdParty: false } }],
    ['what the wallet pays', { ...parts, wallet: 100 }],
    ['for whom the goods are', { ...parts, billing: { id: 'a2', thirdParty: true } }],
  ])('CHECKOUT-04 is another one when %s changed', (_, changed) => {
    const newKey = keys()
    const first = { ...attemptFor(parts, null, newKey), checkoutId: 'c1' }
    expect(attemptFor(changed, first, newKey)).toMatchObject({ key: 'key-2', checkoutId: null })
  })
  it('CHECKOUT-03 continues its checkout after a voucher change', () => {
    const newKey = keys()
    const first = { ...attemptFor(parts, null, newKey), checkoutId: 'c1' }
    const followed = requoted(first, { id: 'c1', voucher: 'WARD5', total: 474.05 })
    expect(attemptFor({ ...parts, voucher: 'WARD5', total: 474.05 }, followed, newKey)).toBe(
      followed,
    )
    expect(followed).toMatchObject({ key: 'key-1', checkoutId: 'c1' })
    expect(requoted(first, { id: 'c2', voucher: 'WARD5', total: 1 })).toBe(first)
    expect(requoted(null, { id: 'c1', voucher: null, total: 1 })).toBeNull()
  })
  it('survives a reload and drops invalid data', () => {
    const stored = new Map<string, string>()
    const storage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    }
    const attempt = { ...attemptFor(parts, null, keys()), checkoutId: 'c1' }
    keepAttempt(attempt, storage)
    expect(readAttempt(storage)).toEqual(attempt)
    for (const wrong of [
      '{"content":5}',
      '{"content":"c","key":"k"}',
      JSON.stringify({ ...attempt, total: '499' }),
      JSON.stringify({ ...attempt, checkoutId: 5 }),
      '[]',
      'no',
    ]) {
      for (const key of stored.keys()) stored.set(key, wrong)
      expect(readAttempt(storage), wrong).toBeNull()
    }
    keepAttempt(null, storage)
    expect(stored.size).toBe(0)
  })
})
