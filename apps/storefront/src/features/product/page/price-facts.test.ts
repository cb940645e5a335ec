import { describe, expect, it } from 'vitest'
import { priceFacts } from './price-facts.ts'

const glove = { price: 445.54, price_gst: 499, gst_rate: 12, mrp: 650, seller: { state: 'Kerala' } }
const far = 'Delhi'

describe('the price block', () => {
  it('CART-23 shows the price with GST and the other figure beside it when gst_inclusive_price is on', () => {
    expect(priceFacts(glove, true, far)).toEqual({
      headline: 499,
      note: 'Includes 12% GST',
      other: '₹445.54 + ₹53.46 GST',
      mrp: 650,
      saving: { rupees: 151, percent: 23 },
    })
  })
  it('CART-23 shows the price before GST and what is paid beside it when the flag is off', () => {
    expect(priceFacts(glove, false, far)).toMatchObject({
      headline: 445.54,
      note: 'Plus 12% GST',
      other: '₹499 with GST',
      mrp: 650,
    })
  })
  it('strikes through no MRP without savings, and computes savings on the price with GST', () => {
    expect(priceFacts({ ...glove, mrp: 499 }, false, far)).toMatchObject({
      mrp: null,
      saving: null,
    })
    expect(priceFacts({ ...glove, mrp: null }, true, far)).toMatchObject({
      mrp: null,
      saving: null,
    })
  })
  it('mentions no GST where there is none', () => {
    expect(
      priceFacts(
        { price: 100, price_gst: 100, gst_rate: 0, mrp: null, seller: glove.seller },
        true,
        far,
      ),
    ).toMatchObject({
      note: 'No GST on this product',
      other: '',
    })
  })
  it('CART-23 names the GST that cart and invoice will: ₹12.81 as IGST, ₹12.80 as CGST and SGST of one box', () => {
    // 5 % inside ₹269: 1,281 paise, which two equal halves can't add up to.
    const box = { ...glove, price: 256.19, price_gst: 269, gst_rate: 5 }
    expect(priceFacts(box, true, far).other).toBe('₹256.19 + ₹12.81 GST')
    expect(priceFacts(box, true, 'Kerala').other).toBe('₹256.20 + ₹12.80 GST')
    expect(priceFacts(box, false, 'Kerala').headline).toBe(256.2)
  })
})
