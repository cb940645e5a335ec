import { expect, it } from 'vitest'
import { billedForAnother, gstinNote } from './gstin-note.ts'

const pincodes: Record<string, string> = { Maharashtra: '400001', Karnataka: '560001', '': '' }
const at = (state: string) => ({ state, pinCode: pincodes[state] ?? '' })

it('CHECKOUT-12 says that a GSTIN is billed in its own state, and warns where only the delivery is elsewhere', () => {
  const elsewhere =
    'This GSTIN is registered in Maharashtra, but 560001 is in Karnataka. Enter the billing address in Maharashtra, or correct the GSTIN.'
  expect(gstinNote('27AABCU7421K1Z5', at('Karnataka'))).toBe(elsewhere)
  expect(gstinNote('27AABCU7421K1Z5', at('Maharashtra'))).toBeNull()
  expect(gstinNote('27AABCU7421K1Z6', at('Karnataka'))).toBeNull()
  expect(gstinNote('27AABCU7421K1Z5', at(''))).toBeNull()
  expect(gstinNote('27AABCU7421K1Z5', at('Maharashtra'), at('Karnataka'))).toBe(elsewhere)
  expect(gstinNote('29AABCU7421K1Z1', at('Maharashtra'), at('Karnataka'))).toContain(
    'delivery address in Maharashtra',
  )
})

it('CART-23 asks about delivery to another business when the goods leave the state of registration and billing', () => {
  expect(billedForAnother('29AABCU7421K1Z1', 'Maharashtra', 'Karnataka')).toBe(true)
  expect(billedForAnother('29AABCU7421K1Z1', 'Karnataka', 'Karnataka')).toBe(false)
  expect(billedForAnother('27AABCU7421K1Z5', 'Maharashtra', 'Karnataka')).toBe(false)
  expect(billedForAnother('', 'Maharashtra', 'Karnataka')).toBe(false)
})
