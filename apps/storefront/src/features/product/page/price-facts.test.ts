import { describe, expect, it } from 'vitest'
import { priceFacts } from './price-facts.ts'

const glove = { price: 445.54, price_gst: 499, gst_rate: 12, mrp: 650 }

describe('the price block', () => {
  it('CART-23 shows the price with GST and the other figure beside it when gst_inclusive_price is on', () => {
    expect(priceFacts(glove, true)).toEqual({
      headline: 499,
      note: 'Includes 12% GST',
      other: '₹445.54 + ₹53.46 GST',
      mrp: 650,
      saving: { rupees: 151, percent: 23 },
    })
  })
  it('CART-23 shows the price before GST and what is paid beside it when the flag is off', () => {
    expect(priceFacts(glove, false)).toMatchObject({
      headline: 445.54,
      note: 'Plus 12% GST',
      other: '₹499 with GST',
      mrp: 650,
    })
  })
  it('strikes through no MRP without savings, and computes savings on the price with GST', () => {
    expect(priceFacts({ ...glove, mrp: 499 }, false)).toMatchObject({ mrp: null, saving: null })
    expect(priceFacts({ ...glove, mrp: null }, true)).toMatchObject({ mrp: null, saving: null })
  })
  it('mentions no GST where there is none', () => {
    expect(priceFacts({ price: 100, price_gst: 100, gst_rate: 0, mrp: null }, true)).toMatchObject({
      note: 'No GST on this product',
      other: '',
    })
  })
})
