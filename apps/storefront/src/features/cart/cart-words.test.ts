import { describe, expect, it } from 'vitest'
import { freeDeliverySentence, minimumSentence, priceChange, taxNames } from './cart-words.ts'

describe('the words of the cart', () => {
  it('CART-21 names old and new when a price moved', () => {
    expect(priceChange({ price: 520, price_before: 499 })).toBe('Price went up: ₹499 → ₹520')
    expect(priceChange({ price: 480.5, price_before: 499 })).toBe('Price went down: ₹499 → ₹480.50')
    expect(priceChange({ price: 499, price_before: null })).toBeNull()
    expect(priceChange({ price: 499, price_before: 499 })).toBeNull()
  })
  it('CART-17 gives the remaining amount for free delivery as a sentence', () => {
    expect(freeDeliverySentence({ remaining_amount_free_shipping: 250.5, shipping_total: 99 })).toBe('Add ₹250.50 more for free delivery.')
    expect(freeDeliverySentence({ remaining_amount_free_shipping: 0, shipping_total: 0 })).toBe('Your order has free delivery.')
    expect(freeDeliverySentence({ remaining_amount_free_shipping: 0, shipping_total: 99 })).toBeNull()
  })
  it('CART-17 says what is missing to the minimum order value', () => {
    expect(minimumSentence({ minimum_order_value: 500, subtotal: 420.1, discount: 0 })).toBe('The minimum order is ₹500. Add ₹79.90 more to check out.')
    expect(minimumSentence({ minimum_order_value: 0, subtotal: 1, discount: 0 })).toBeNull()
  })
  it('CART-23 names the tax by place of supply', () => {
    expect(taxNames([{ cgst: 6, sgst: 6, igst: 0 }])).toBe('CGST and SGST')
    expect(taxNames([{ cgst: 0, sgst: 0, igst: 12 }])).toBe('IGST')
    expect(taxNames([{ cgst: 6, sgst: 6, igst: 0 }, { cgst: 0, sgst: 0, igst: 9 }])).toBe('CGST and SGST, IGST')
    expect(taxNames([])).toBe('GST')
  })
})
