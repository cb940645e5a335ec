import { describe, expect, it } from 'vitest'
import type { Place } from '../availability/index.ts'
import type { SentAddress } from './model.ts'
import { changesText, checkSent, defaultsAfter, defaultsWithout, filledIn } from './rules.ts'

const form = filledIn(
  {
    pinCode: '400050',
    city: 'Mumbai',
    buildingName: '12 Rose Villa',
    streetName: 'Hill Road',
    billingName: 'Asha',
    phoneNumber: '+91 98200-12345',
  },
  undefined,
)
const mumbai: Place = {
  pincode: '400050',
  city: 'Mumbai',
  district: 'Mumbai',
  state: 'Maharashtra',
  stateCode: '27',
  at: { latitude: 19, longitude: 73 },
  surveyed: true,
  cod: true,
  states: null,
}
const border: Place = {
  ...mumbai,
  pincode: '403001',
  states: [
    { state: 'Goa', stateCode: '30', city: 'Panaji', localities: ['Ribandar'] },
    { state: 'Karnataka', stateCode: '29', city: 'Karwar', localities: [] },
  ],
}
const fieldsOf = (result: ReturnType<typeof checkSent>) =>
  result.ok ? [] : result.error.map(({ field }) => field)

describe('ADDR-01 the defaults', () => {
  const defaults = { shipping: 'a', billing: 'b' }
  const after = (id: string, sent: SentAddress) => defaultsAfter(defaults, id, sent)
  it('move to the address that is named, and are taken from it alone', () => {
    expect(after('c', {})).toEqual(defaults)
    expect(after('c', { is_default_shipping: true })).toEqual({ shipping: 'c', billing: 'b' })
    expect(after('c', { is_default_billing: true })).toEqual({ shipping: 'a', billing: 'c' })
    expect(after('a', { is_default_shipping: false, is_default_billing: false })).toEqual({
      shipping: null,
      billing: 'b',
    })
    expect(after('c', { is_default_shipping: false })).toEqual(defaults)
  })

  it('go with an address that is removed, and stay with the others', () => {
    expect(defaultsWithout(defaults, 'a')).toEqual({ shipping: null, billing: 'b' })
    expect(defaultsWithout(defaults, 'b')).toEqual({ shipping: 'a', billing: null })
    expect(defaultsWithout(defaults, 'c')).toEqual(defaults)
  })
})

describe('ADDR-02 a change', () => {
  it('keeps what it doesn’t name, and the city only where the pincode stays', () => {
    const before = { ...form, landmark: 'Park' }
    expect(filledIn({ streetName: 'Linking Road' }, before)).toEqual({
      ...before,
      streetName: 'Linking Road',
    })
    expect(filledIn({ landmark: '' }, before).landmark).toBe('')
    expect(filledIn({ pinCode: '400 050' }, before).city).toBe('Mumbai')
    expect(filledIn({ pinCode: '560001' }, before).city).toBe('')
    expect(filledIn({ pinCode: '560001', city: 'Indiranagar' }, before).city).toBe('Indiranagar')
  })

  it('of defaults alone touches no text', () => {
    expect(changesText({ is_default_shipping: true })).toBe(false)
    for (const sent of [{ city: '' }, { state: 'Goa' }, { country: 'India' }])
      expect(changesText(sent)).toBe(true)
  })
})

describe('ADDR-04 an address', () => {
  it('takes state and missing city from its pincode', () => {
    expect(checkSent({ ...form, city: ' ' }, 'India', mumbai, 'Kerala')).toMatchObject({
      ok: true,
      value: { city: 'Mumbai', state: 'Maharashtra', stateCode: '27', phone: '+919820012345' },
    })
    expect(fieldsOf(checkSent(form, 'India', undefined))).toEqual(['pinCode'])
  })

  it('lies in India, however that is written', () => {
    for (const country of [undefined, '', ' IN ', 'ind', 'India', 'Bharat', 'Republic of India'])
      expect(fieldsOf(checkSent(form, country, mumbai)), String(country)).toEqual([])
    for (const country of ['Nepal', 'Indiana'])
      expect(fieldsOf(checkSent(form, country, mumbai))).toEqual(['country'])
  })

  it('asks for the state where the pincode lies in two, unless city or state say it', () => {
    const at = (city: string, state = '') =>
      checkSent({ ...form, pinCode: '403001', city }, 'India', border, state)
    expect(at('Mapusa')).toMatchObject({
      error: [{ field: 'pinCode', message: expect.stringContaining('Goa and Karnataka') }],
    })
    expect(at('Mapusa', ' karnataka ')).toMatchObject({
      value: { state: 'Karnataka', stateCode: '29', city: 'Mapusa' },
    })
    expect(at('ribandar')).toMatchObject({ value: { state: 'Goa', city: 'ribandar' } })
    expect(at('', 'Goa')).toMatchObject({ value: { state: 'Goa', city: 'Panaji' } })
  })

  it('is refused by each field at once, the pincode first', () => {
    const wrong = { ...form, billingName: '', phoneNumber: '12', gstin: 'x' }
    expect(fieldsOf(checkSent(wrong, 'Nepal', undefined))).toEqual([
      'pinCode',
      'billingName',
      'phoneNumber',
      'gstin',
      'country',
    ])
  })
})
