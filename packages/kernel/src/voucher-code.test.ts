import { expect, it } from 'vitest'
import { cleanVoucherCode, VOUCHER_CODE } from './voucher-code.ts'

it('CART-09 a code is read without spaces, hyphens and case', () => {
  expect(cleanVoucherCode(' ward-5 off ')).toBe('WARD5OFF')
})

it('CART-09 a code has 4 to 20 letters and digits', () => {
  for (const right of ['WARD', '1234', 'A'.repeat(20)]) expect(VOUCHER_CODE.test(right)).toBe(true)
  for (const wrong of ['WAR', 'A'.repeat(21), 'ward', 'WARD%', 'WARD\n'])
    expect(VOUCHER_CODE.test(wrong), wrong).toBe(false)
})
