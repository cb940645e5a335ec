import { expect, it } from 'vitest'
import type { Address } from './address-types.ts'
import { selectionOf } from './selection.ts'

const book = (ids: string[], shipping: string | null = null, billing: string | null = null) => ({
  addresses: ids.map((id) => ({ id }) as Address),
  default_shipping_address_id: shipping,
  default_billing_address_id: billing,
})

it('ADDR-02 starts with the defaults, else with the first address', () => {
  expect(selectionOf(book(['a', 'b', 'c'], 'b', 'c'))).toEqual({ deliveryId: 'b', billingId: 'c' })
  expect(selectionOf(book(['a', 'b'], null, 'b'))).toEqual({ deliveryId: 'a', billingId: 'b' })
  expect(selectionOf(book([]))).toEqual({ deliveryId: null, billingId: null })
})

it('ADDR-02 keeps the choice while it exists; a deleted address is deselected', () => {
  const chosen = { deliveryId: 'c', billingId: 'c' }
  expect(selectionOf(book(['a', 'b', 'c'], 'b'), chosen)).toEqual(chosen)
  expect(selectionOf(book(['a', 'b'], 'b'), chosen)).toEqual({ deliveryId: 'b', billingId: 'a' })
})
