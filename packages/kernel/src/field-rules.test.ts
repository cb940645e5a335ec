import { describe, expect, it } from 'vitest'
import { isAwb, normaliseAwb } from './awb.ts'
import { billingPart, billingStateProblem } from './billing-state.ts'
import { kilometres } from './distance.ts'
import { missingToMinimumOrder } from './minimum-order.ts'
import { optionText } from './option-text.ts'
import { cleanPincode, pincodeProblem } from './pincode-problem.ts'
import { licenceFormName, needsPersonInCharge } from './seller-licences.ts'
import { lineOf, lineProblem } from './text-line.ts'
import { readTypedDay, spelledDay, typedDay } from './typed-day.ts'

describe('OPS-01 an AWB', () => {
  it('is capital letters and digits with a digit among them, five to thirty', () => {
    expect(normaliseAwb(' sbx 12\t34 ')).toBe('SBX1234')
    for (const awb of ['SBX12', '1'.repeat(30), 'A/1-B', '12345']) expect(isAwb(awb)).toBe(true)
    for (const awb of [
      'SBX1',
      '1'.repeat(31),
      'ABCDE',
      '-1234',
      '1234-',
      'SBX 12',
      'sbx12',
      'SBX12\n',
    ])
      expect(isAwb(awb), awb).toBe(false)
  })
})

describe('CHECKOUT-12 the state of a billing address', () => {
  const [goa, kerala] = [
    { state: 'Goa', stateCode: '30' },
    { state: 'Kerala', stateCode: '32' },
  ]
  it('is that of the registration, in a pincode of two states too', () => {
    const place = { pincode: '403001', states: [goa, kerala] }
    expect(billingStateProblem(place, '32')).toBeUndefined()
    expect(billingPart(place.states, '32')).toBe(kerala)
    expect(billingPart(place.states, '27')).toBeUndefined()
    expect(billingStateProblem(place, '27')).toBe(
      'This GSTIN is registered in Maharashtra, but 403001 is in Goa and Kerala. Enter the billing address in Maharashtra, or correct the GSTIN.',
    )
    expect(billingStateProblem({ ...place, states: [goa] }, '32')).toContain('403001 is in Goa.')
  })
})

describe('VALID-02 a typed pincode', () => {
  it('may hold spaces, hyphens and signs that nobody sees', () => {
    expect(cleanPincode(' 400-001\u200b ')).toBe('400001')
    expect(pincodeProblem('\u202a400 001\u202c')).toBeUndefined()
  })
  it('is asked for, or unknown', () => {
    expect(pincodeProblem('  ')).toEqual({ field: 'pinCode', message: 'Enter a 6-digit pincode' })
    for (const wrong of ['40000', '4000011', '012345', 'abc', '40000a'])
      expect(pincodeProblem(wrong)).toEqual({
        field: 'pinCode',
        message: 'Invalid Pincode',
        code: 'pincode_unknown',
      })
  })
})

describe('a line of text', () => {
  const rule = { max: 10, missing: 'Enter it' }
  it('is trimmed, with single spaces, and as long as its field', () => {
    expect(lineOf('  12   Marine\n Lines ')).toBe('12 Marine Lines')
    expect(lineProblem('  1234567890  ', rule)).toBeUndefined()
    expect(lineProblem('12345678901', rule)).toBe('Enter at most 10 characters')
    expect(lineProblem('12345     67890', rule)).toBe('Enter at most 10 characters')
    expect(lineProblem(' ', rule)).toBe('Enter it')
    expect(lineProblem(' ', { max: 10 })).toBeUndefined()
    expect([lineProblem('a<b', rule), lineProblem('a>b', rule)]).toEqual(
      Array.from({ length: 2 }, () => 'Leave out the signs < and >'),
    )
    expect(lineProblem('हॉल', rule)).toBe('Please use English letters')
  })
})

describe('a typed day', () => {
  it.each([
    ['2027-3-1', '2027-03-01'],
    ['01032027', '2027-03-01'],
    ['1.3.27', '2027-03-01'],
    ['1 Mar 2027', '2027-03-01'],
    ['1 march, 2027', '2027-03-01'],
    ['31/12/2026', '2026-12-31'],
  ])('%s is %s', (text, day) => {
    expect(readTypedDay(text)).toBe(day)
  })
  it.each([
    '',
    '31/02/2027',
    '1 ma 2027',
    '1 xyz 2027',
    '2027-3-1x',
    'x2027-3-1',
    '1/13/2027',
    '1 3a 2027',
    '123',
    '1/3/202',
  ])('%j is none', (text) => {
    expect(readTypedDay(text)).toBeUndefined()
    expect(spelledDay(text)).toBeUndefined()
  })
  it('is shown day first, and spelled out', () => {
    expect([typedDay('2027-03-01'), typedDay('')]).toEqual(['01-03-2027', ''])
    expect(spelledDay('1.3.27')).toBe('Monday, 1 March 2027')
  })
})

it('UI-16 distances are those over the globe', () => {
  const [mumbai, delhi] = [
    { latitude: 19.076, longitude: 72.8777 },
    { latitude: 28.6139, longitude: 77.209 },
  ]
  // Great circle, by an atlas: 1,150 km and some.
  expect(kilometres(mumbai, delhi)).toBeGreaterThan(1_140)
  expect(kilometres(mumbai, delhi)).toBeLessThan(1_160)
  expect(kilometres(delhi, mumbai)).toBeCloseTo(kilometres(mumbai, delhi), 6)
  expect(kilometres(mumbai, mumbai)).toBe(0)
  // A degree of the meridian is 111 km everywhere, of longitude half of it at 60°.
  expect(kilometres({ latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 })).toBeCloseTo(
    111.2,
    0,
  )
  expect(kilometres({ latitude: 60, longitude: 0 }, { latitude: 60, longitude: 1 })).toBeCloseTo(
    55.6,
    0,
  )
  expect(kilometres({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(
    20_015,
    0,
  )
})

it('CART-17 the minimum order is measured after the discount, to the paisa', () => {
  const missing = (subtotalPaise: number, discountPaise: number) =>
    missingToMinimumOrder({ subtotalPaise, discountPaise, minimumOrderPaise: 20_000 })
  expect([missing(20_000, 0), missing(20_000, 1), missing(19_999, 0), missing(30_000, 0)]).toEqual([
    0, 1, 1, 0,
  ])
})

it('ORDER-01 an option is named by what the variants differ by', () => {
  expect([
    optionText('Size', 'M'),
    optionText(undefined, 'M'),
    optionText('', 'M'),
    optionText('Size', ''),
  ]).toEqual(['Size: M', 'M', 'M', ''])
})

it('medicines are sold by a person in charge, devices are not (Drugs Rules 1945, rules 59 and 65)', () => {
  for (const form of ['20', '21', '20B', '21B', '20F', '20G'] as const) {
    expect(needsPersonInCharge(form)).toBe(true)
    expect(licenceFormName(form)).toMatch(new RegExp(`^Form ${form}: `))
  }
  for (const form of ['MD-42', 'AERB', 'PCPNDT'] as const)
    expect(needsPersonInCharge(form)).toBe(false)
})
