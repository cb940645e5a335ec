import { describe, expect, it } from 'vitest'
import { attemptContent, attemptFor, keepAttempt, readAttempt } from './attempt.ts'

const keys = () => {
  let last = 0
  return () => `key-${(last += 1)}`
}
const parts = { form: { email: 'a@b.in' }, lines: [{ sku_id: 'A', quantity: 2 }], total: 499, billingId: null }

describe('an attempt to buy', () => {
  it('CHECKOUT-04 keeps its key however often the button is pressed', () => {
    const newKey = keys()
    const first = attemptFor(attemptContent(parts), null, newKey)
    expect(attemptFor(attemptContent({ ...parts }), first, newKey)).toBe(first)
  })
  it.each([
    ['the form', { ...parts, form: { email: 'c@d.in' } }],
    ['a quantity', { ...parts, lines: [{ sku_id: 'A', quantity: 3 }] }],
    ['the total', { ...parts, total: 520 }],
    ['the address that is invoiced', { ...parts, billingId: 'a2' }],
  ])('CHECKOUT-04 is another one when %s changed', (_, changed) => {
    const newKey = keys()
    const first = attemptFor(attemptContent(parts), null, newKey)
    expect(attemptFor(attemptContent(changed), first, newKey).key).toBe('key-2')
  })
  it('survives a reload and forgets what is not ours', () => {
    const kept = new Map<string, string>()
    const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value), removeItem: (key: string) => void kept.delete(key) }
    keepAttempt({ content: 'c', key: 'k' }, storage)
    expect(readAttempt(storage)).toEqual({ content: 'c', key: 'k' })
    for (const key of kept.keys()) kept.set(key, '{"content":5}')
    expect(readAttempt(storage)).toBeNull()
    keepAttempt(null, storage)
    expect(kept.size).toBe(0)
  })
})
