import { describe, expect, it } from 'vitest'
import { isDevice, mayRestock, payoutTo, returnReason, RETURN_REASONS } from './return-reasons.ts'

it('RET-02 a buyer has a week for each reason, a day for goods that must stay cold, and always for recalled ones', () => {
  const hours = RETURN_REASONS.filter(({ by }) => by === 'buyer').map((one) => [
    one.code,
    one.hours,
  ])
  expect(Object.fromEntries(hours)).toEqual({
    recalled: Infinity,
    arrived_warm: 24,
    damaged: 168,
    wrong_goods: 168,
    expired: 168,
    missing: 168,
    not_working: 168,
  })
})

it('RET-02 RET-05 buyers and staff have reasons of their own', () => {
  expect(returnReason('damaged', 'buyer')?.label).toBe('It arrived damaged')
  expect(returnReason('damaged', 'staff')).toBeUndefined()
  expect(returnReason('lost', 'staff')?.nothingToFetch).toBe(true)
  expect(returnReason('lost', 'buyer')).toBeUndefined()
  expect(returnReason('came_back', 'staff')?.nothingToFetch).toBe(false)
  expect(returnReason('missing', 'buyer')?.nothingToFetch).toBe(true)
})

describe('RET-02 goods that came back', () => {
  it.each(['DRUG_GEN', 'DRUG_H', 'DRUG_H1', 'BIO_C', 'VET'])(
    'of class %s are never sold again',
    (productClass) => {
      expect(mayRestock(productClass, false)).toBe(false)
    },
  )
  it.each(['GEN', 'DEV_A', 'DEV_C', 'IVD_PRO'])(
    'of class %s may be, unless they must stay cold',
    (productClass) => {
      expect([mayRestock(productClass, false), mayRestock(productClass, true)]).toEqual([
        true,
        false,
      ])
    },
  )
  it('are devices by their class', () => {
    const devices = ['DEV_A', 'DEV_B_HOME', 'DEV_D', 'RADIATION', 'ULTRASOUND']
    expect(devices.every(isDevice)).toBe(true)
    expect(['GEN', 'IVD_HOME', 'DRUG_GEN', 'BIO_C', 'VET'].some(isDevice)).toBe(false)
  })
})

it.each([
  [' asha.k@okhdfc ', { kind: 'upi', text: 'asha.k@okhdfc' }],
  ['98765-43210@ybl', { kind: 'upi', text: '98765-43210@ybl' }],
  ['50100234567890, hdfc0000123', { kind: 'account', text: '50100234567890 HDFC0000123' }],
  ['123456789 SBIN0A1B2C3', { kind: 'account', text: '123456789 SBIN0A1B2C3' }],
  // An account number has 9 to 18 digits, the fifth character of an IFSC is 0.
  ['12345678 HDFC0000123', null],
  ['1234567890123456789 HDFC0000123', null],
  ['50100234567890 HDFC1000123', null],
  ['50100234567890', null],
  ['asha@', null],
  ['a@ybl', null],
  ['asha@1bank', null],
  ['', null],
])('RET-04 “%s” says where cash goes: %j', (typed, expected) => {
  expect(payoutTo(typed)).toEqual(expected)
})
