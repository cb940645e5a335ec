import { expect, it } from 'vitest'
import { billedForAnother, gstinNote } from './gstin-note.ts'

it('VALID-03 notes a GSTIN of another state than the delivery, and refuses nothing', () => {
  expect(gstinNote('27AABCU7421K1Z5', 'Karnataka')).toContain('delivery in Karnataka')
  expect(gstinNote('27AABCU7421K1Z5', 'Maharashtra')).toBeNull()
  expect(gstinNote('27AABCU7421K1Z6', 'Karnataka')).toBeNull()
  expect(gstinNote('27AABCU7421K1Z5', '')).toBeNull()
  expect(gstinNote('27AABCU7421K1Z5', 'Maharashtra', 'Karnataka')).toContain(
    'billing address in Karnataka',
  )
  expect(gstinNote('29AABCU7421K1Z1', 'Maharashtra', 'Karnataka')).toContain(
    'delivery in Maharashtra',
  )
})

it('CART-23 asks for whom the goods are where they leave the state in which the buyer is registered and billed', () => {
  expect(billedForAnother('29AABCU7421K1Z1', 'Maharashtra', 'Karnataka')).toBe(true)
  expect(billedForAnother('29AABCU7421K1Z1', 'Karnataka', 'Karnataka')).toBe(false)
  expect(billedForAnother('27AABCU7421K1Z5', 'Maharashtra', 'Karnataka')).toBe(false)
  expect(billedForAnother('', 'Maharashtra', 'Karnataka')).toBe(false)
})
