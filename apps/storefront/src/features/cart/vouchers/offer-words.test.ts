import { describe, expect, it } from 'vitest'
import { bestOfferWords, offInShort } from './offer-words.ts'
import type { Offer } from './voucher-calls.ts'

const ward: Offer = {
  code: 'WARD5',
  title: '5% off, at most ₹500',
  terms: [],
  kind: 'percent',
  percent: 5,
  amount: null,
  max_discount: 500,
  minimum_value: 2000,
  ends_at: '2027-03-31T18:30:00Z',
  for_app: false,
  applicable: true,
  discount: 134.5,
  message: null,
  reason: null,
}

describe('an offer in a line', () => {
  it('CHECKOUT-03 gives the price with the best voucher, to the paisa', () => {
    expect(bestOfferWords(ward, { quantity: 10, price: 269, exclusive: false })).toEqual({
      lead: '₹2,555.50 for 10 with WARD5',
      note: '(5% off from ₹2,000)',
    })
    expect(
      bestOfferWords({ ...ward, discount: 0.1 }, { quantity: 1, price: 0.3, exclusive: true }),
    ).toEqual({ lead: '₹0.20 incl. GST with WARD5', note: '(5% off from ₹2,000)' })
  })
  it('CHECKOUT-03 promises no price if the voucher has a higher minimum', () => {
    expect(
      bestOfferWords(
        { ...ward, applicable: false, discount: 0 },
        { quantity: 1, price: 269, exclusive: false },
      ),
    ).toEqual({ lead: '5% off from ₹2,000', note: 'with WARD5' })
  })
  it('CHECKOUT-03 names amounts, and vouchers without a minimum', () => {
    expect(offInShort({ percent: null, amount: 150, minimum_value: 3000 })).toBe(
      '₹150 off from ₹3,000',
    )
    expect(offInShort({ percent: 7.5, amount: null, minimum_value: 0 })).toBe('7.5% off')
  })
})
