import { describe, expect, it } from 'vitest'
import { chooseQuantity } from './choose-quantity.ts'

const limits = { moq: 5, max_oq: 20 }

describe('the quantity on the product page', () => {
  it('CART-07 caps at max_oq with the sentence of the specification and both numbers', () => {
    expect(chooseQuantity(12, limits, 15)).toEqual({
      quantity: 5,
      message: 'You already have 15 of this product in your cart. You can only buy 20 at a time.',
    })
    expect(chooseQuantity(21, limits, 0)).toEqual({
      quantity: 20,
      message: 'You already have 0 of this product in your cart. You can only buy 20 at a time.',
    })
  })
  it('CART-07 adds nothing more once the cap is in the cart', () => {
    expect(chooseQuantity(1, limits, 20)).toMatchObject({ quantity: 0 })
  })
  it('VALID-08 never goes below the minimum order, nor below 1 once the minimum is in the cart', () => {
    expect(chooseQuantity(1, limits, 0)).toEqual({
      quantity: 5,
      message: 'The minimum order is 5.',
    })
    expect(chooseQuantity(0, limits, 10)).toEqual({ quantity: 1, message: null })
    expect(chooseQuantity(Number.NaN, limits, 10)).toEqual({ quantity: 1, message: null })
    expect(chooseQuantity(-3, { moq: 1, max_oq: 9 }, 0)).toEqual({ quantity: 1, message: null })
  })
  it('leaves a valid quantity alone', () => {
    expect(chooseQuantity(7, limits, 0)).toEqual({ quantity: 7, message: null })
  })
})
