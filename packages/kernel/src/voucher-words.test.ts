import { expect, it } from 'vitest'
import { voucherLastDay } from './voucher-words.ts'

it('CART-09 names the last day on which a voucher can be used: the one before it ends at midnight in India', () => {
  expect(voucherLastDay(new Date('2027-03-31T18:30:00Z'))).toBe('31 Mar 2027')
  expect(voucherLastDay(new Date('2027-03-31T18:30:01Z'))).toBe('1 Apr 2027')
})
