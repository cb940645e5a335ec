import { expect, it } from 'vitest'
import { missingToMinimumOrder } from './minimum-order.ts'

const cart = { subtotalPaise: 50_000, discountPaise: 0, minimumOrderPaise: 50_000 }

it('CART-17 lacks nothing at exactly the minimum order', () => {
  expect(missingToMinimumOrder(cart)).toBe(0)
  expect(missingToMinimumOrder({ ...cart, subtotalPaise: 49_999 })).toBe(1)
  expect(missingToMinimumOrder({ ...cart, subtotalPaise: 90_000 })).toBe(0)
})

it('CART-17 counts what the buyer pays: a voucher can bring a cart below the minimum', () => {
  expect(missingToMinimumOrder({ ...cart, discountPaise: 2_500 })).toBe(2_500)
})
