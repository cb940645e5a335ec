import { describe, expect, it } from 'vitest'
import { cleanVoucherCode, VOUCHER_CODE } from './voucher-code.ts'
import {
  voucherGoods,
  voucherLastDay,
  voucherTerms,
  voucherTitle,
  type VoucherPromise,
} from './voucher-words.ts'

const voucher: VoucherPromise = {
  percentBp: 1_250,
  amountPaise: null,
  maxDiscountPaise: null,
  minimumPaise: 0,
  businessCategory: null,
  sellerName: null,
  audience: 'anyone',
  maxUsesPerBuyer: null,
  endsAt: new Date('2027-03-31T18:30:00Z'),
}
const terms = (part: Partial<VoucherPromise>) => voucherTerms({ ...voucher, ...part })
const promoted = 'Not for prescription medicines and vaccines.'
const until = 'Until 31 Mar 2027.'

it('CART-09 names the last day on which a voucher can be used: the one before it ends at midnight in India', () => {
  expect(voucherLastDay(new Date('2027-03-31T18:30:00Z'))).toBe('31 Mar 2027')
  expect(voucherLastDay(new Date('2027-03-31T18:30:01Z'))).toBe('1 Apr 2027')
})

it('CART-09 a voucher’s title says what it takes off, and at most how much', () => {
  expect(voucherTitle(voucher)).toBe('12.5% off')
  expect(voucherTitle({ ...voucher, maxDiscountPaise: 50_000 })).toBe('12.5% off, at most ₹500')
  expect(voucherTitle({ ...voucher, percentBp: null, amountPaise: 25_050 })).toBe('₹250.50 off')
})

it('CART-09 names the goods it is for', () => {
  expect(voucherGoods(voucher)).toBe('products')
  expect(voucherGoods({ businessCategory: 'dental', sellerName: null })).toBe('Dental products')
  expect(voucherGoods({ businessCategory: null, sellerName: 'Konkan' })).toBe(
    'products sold by Konkan',
  )
  expect(voucherGoods({ businessCategory: 'dental', sellerName: 'Konkan' })).toBe(
    'Dental products sold by Konkan',
  )
})

describe('CART-09 the terms of a voucher', () => {
  it('are as few as it has', () => {
    expect(terms({})).toEqual([promoted, until])
    expect(terms({ minimumPaise: 1 })).toEqual(['On goods worth ₹0.01 or more.', promoted, until])
    expect(terms({ sellerName: 'Konkan' })).toEqual([
      'For products sold by Konkan.',
      promoted,
      until,
    ])
    expect(terms({ audience: 'customers' })).toEqual(['For signed-in customers.', promoted, until])
    expect(terms({ maxUsesPerBuyer: 1 })).toEqual(['Once for each buyer.', promoted, until])
    expect(terms({ maxUsesPerBuyer: 3 })).toEqual(['3 times for each buyer.', promoted, until])
  })

  it('name what it is not for where it could be taken for it', () => {
    expect(terms({ businessCategory: 'dental' })).toEqual(['For Dental products.', until])
    expect(terms({ businessCategory: 'vaccines' })).toEqual([
      'For Vaccines products.',
      promoted,
      until,
    ])
    expect(terms({ businessCategory: 'pharmaceutical' })).toContain(promoted)
  })
})

it('CART-09 a code is letters and digits, four to twenty, however it is typed', () => {
  expect(cleanVoucherCode(' ward - 12\t')).toBe('WARD12')
  for (const code of ['WARD', 'A'.repeat(20), '2026']) expect(code).toMatch(VOUCHER_CODE)
  for (const code of ['ABC', 'A'.repeat(21), 'WARD 1', 'ward', 'WARD!'])
    expect(code).not.toMatch(VOUCHER_CODE)
})
