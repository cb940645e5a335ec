import { expect, it } from 'vitest'
import { billedForAnother, gstinNote } from './gstin-note.ts'

it('VALID-03 warns of a GSTIN of another state than the delivery, without refusing it', () => {
  expect(gstinNote('27AABCU7421K1Z5', 'Karnataka')).toContain('delivery address in Karnataka')
  expect(gstinNote('27AABCU7421K1Z5', 'Maharashtra')).toBeNull()
  expect(gstinNote('27AABCU7421K1Z6', 'Karnataka')).toBeNull()
  expect(gstinNote('27AABCU7421K1Z5', '')).toBeNull()
  expect(gstinNote('27AABCU7421K1Z5', 'Maharashtra', 'Karnataka')).toContain(
    'billing address in Karnataka',
  )
  expect(gstinNote('29AABCU7421K1Z1', 'Maharashtra', 'Karnataka')).toContain(
    'delivery address in Maharashtra',
  )
})

it('CART-23 asks about delivery to another business when the goods leave the state of registration and billing', () => {
  expect(billedForAnother('29AABCU7421K1Z1', 'Maharashtra', 'Karnataka')).toBe(true)
  expect(billedForAnother('29AABCU7421K1Z1', 'Karnataka', 'Karnataka')).toBe(false)
  expect(billedForAnother('27AABCU7421K1Z5', 'Maharashtra', 'Karnataka')).toBe(false)
  expect(billedForAnother('', 'Maharashtra', 'Karnataka')).toBe(false)
})
