import { describe, expect, it } from 'vitest'
import { ADDRESS_FIELDS, ADDRESS_LINES, checkAddress } from './address-rules.ts'
import type { AddressForm } from './address-rules.ts'

const good: AddressForm = {
  pinCode: '110001',
  city: 'New Delhi',
  buildingName: '12',
  streetName: 'Janpath',
  landmark: '',
  billingName: 'Asha',
  billingLastName: '',
  phoneNumber: '9876543210',
  gstin: '',
  businessName: '',
}
const problemsOf = (change: Partial<AddressForm>) => {
  const checked = checkAddress({ ...good, ...change })
  return checked.ok ? [] : checked.error.map(({ field, message }) => `${field}: ${message}`)
}

describe('an address', () => {
  it('DATA-02 is normalised: digits of pincode and phone, single spaces, capitals', () => {
    expect(
      checkAddress({
        ...good,
        pinCode: ' 110 001',
        phoneNumber: '+91 98765-43210',
        streetName: '  Janpath \n Road ',
        gstin: '27aabcu7421k1z5',
        businessName: ' Upchar ',
      }),
    ).toEqual({
      ok: true,
      value: {
        ...good,
        streetName: 'Janpath Road',
        gstin: '27AABCU7421K1Z5',
        businessName: 'Upchar',
      },
    })
  })

  it('DATA-02 reports all invalid fields at once, in the order of the form', () => {
    const checked = checkAddress({
      ...good,
      pinCode: '',
      city: '',
      buildingName: ' ',
      streetName: '',
      billingName: '',
      phoneNumber: '',
      gstin: 'x',
    })
    expect(checked.ok ? [] : checked.error.map(({ field }) => field)).toEqual([
      'pinCode',
      'city',
      'buildingName',
      'streetName',
      'billingName',
      'phoneNumber',
      'gstin',
    ])
  })

  it('VALID-01 requires ten digits not beginning with 0 as phone; landlines are valid', () => {
    expect(problemsOf({ phoneNumber: '0123456789' })).toEqual([
      'phoneNumber: Enter a 10-digit phone number',
    ])
    expect(problemsOf({ phoneNumber: '98765' })).toEqual([
      'phoneNumber: Enter a 10-digit phone number',
    ])
    expect(problemsOf({ phoneNumber: '011 23456789' })).toEqual([])
  })

  it.each(['11000', '1100011', '011001', 'abcdef', '११०००१'])(
    'VALID-02 refuses the pincode %s',
    (pinCode) => {
      expect(problemsOf({ pinCode })).toEqual(['pinCode: Invalid Pincode'])
    },
  )

  it('VALID-03 refuses a GST number with a wrong check character', () => {
    expect(problemsOf({ gstin: '27AABCU7421K1Z6' })).toHaveLength(1)
  })

  it.each(ADDRESS_FIELDS.filter((field) => field in ADDRESS_LINES))(
    'VALID-06 accepts plain English letters only in %s',
    (field) => {
      for (const text of ['नई दिल्ली', 'Café', 'a\u0000b', '“A”'])
        expect(problemsOf({ [field]: text })).toEqual([`${field}: Please use English letters`])
      expect(problemsOf({ [field]: "O'Brien & Sons, No. 4/2 (rear)" })).toEqual([])
    },
  )

  it.each(Object.entries(ADDRESS_LINES))(
    'refuses markup and more than the printed length in %s',
    (field, { max }) => {
      expect(problemsOf({ [field]: '<script>' })).toEqual([`${field}: Leave out the signs < and >`])
      expect(problemsOf({ [field]: 'x'.repeat(max) })).toEqual([])
      expect(problemsOf({ [field]: 'x'.repeat(max + 1) })).toEqual([
        `${field}: Enter at most ${max} characters`,
      ])
    },
  )
})
