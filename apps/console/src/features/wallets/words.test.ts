import { expect, it } from 'vitest'
import { amountWords, changeWords, goodUntil, lastDay, signed, type WalletChange } from './words.ts'

// The last day ends at midnight in India: 18:30 UTC.
const end = '2026-12-23T18:30:00.000Z'

it('CART-15 value is good until the last day in India before it expires', () => {
  expect(lastDay(end)).toBe('23 Dec 2026')
  expect(goodUntil(end)).toBe('until 23 Dec 2026')
  expect(goodUntil(null)).toBe('without an end')
})

it('CART-14 CART-15 amounts have their sign and their unit', () => {
  expect([signed(250, 'wallet'), signed(-250.5, 'wallet')]).toEqual(['+₹250', '−₹250.50'])
  expect([signed(250, 'points'), signed(-1, 'points')]).toEqual(['+250 points', '−1 point'])
  expect(amountWords(0.29, 'points')).toBe('0.29 points')
})

it('CART-15 a change says what is given until when, or taken back', () => {
  const words = (change: Partial<WalletChange>) =>
    changeWords({ book: 'wallet', expires_at: null, ...change } as WalletChange)
  expect(words({ amount: 1_000.01, expires_at: end })).toBe('Give ₹1,000.01, until 23 Dec 2026')
  expect(words({ amount: -70.25 })).toBe('Take back ₹70.25')
})
