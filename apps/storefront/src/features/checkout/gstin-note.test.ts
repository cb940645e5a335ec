import { expect, it } from 'vitest'
import { gstinNote } from './gstin-note.ts'

it('VALID-03 notes a GSTIN of another state than the delivery, and refuses nothing', () => {
  expect(gstinNote('27AABCU7421K1Z5', 'Karnataka')).toContain('delivery in Karnataka')
  expect(gstinNote('27AABCU7421K1Z5', 'Maharashtra')).toBeNull()
  expect(gstinNote('27AABCU7421K1Z6', 'Karnataka')).toBeNull()
  expect(gstinNote('27AABCU7421K1Z5', '')).toBeNull()
  expect(gstinNote('27AABCU7421K1Z5', 'Maharashtra', 'Karnataka')).toContain('billing address in Karnataka')
  expect(gstinNote('29AABCU7421K1Z1', 'Maharashtra', 'Karnataka')).toContain('delivery in Maharashtra')
})
