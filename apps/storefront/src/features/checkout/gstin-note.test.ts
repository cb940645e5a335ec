import { expect, it } from 'vitest'
import { gstinNote } from './gstin-note.ts'

it('VALID-03 notes a GSTIN of another state than the delivery, and refuses nothing', () => {
  expect(gstinNote('27AABCU7421K1Z5', 'Karnataka')).toContain('delivery in Karnataka')
  expect(gstinNote('27AABCU7421K1Z5', 'Maharashtra')).toBeNull()
  expect(gstinNote('27AABCU7421K1Z6', 'Karnataka')).toBeNull()
  expect(gstinNote('27AABCU7421K1Z5', '')).toBeNull()
})
