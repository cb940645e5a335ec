import { describe, expect, it } from 'vitest'
import { checkGuestForm } from './check-guest-form.ts'
import { EMPTY_FORM, formToSend, readStoredForm } from './guest-form.ts'
import type { GuestForm } from './guest-form.ts'

const good: GuestForm = {
  ...EMPTY_FORM,
  email: 'dr.rao@clinic.in',
  FullName: 'Asha Rao',
  PhoneNumber: '+91 98765 43210',
  pinCode: '110 001',
  house: '12',
  street: 'Janpath',
  city: 'New Delhi',
  state: 'Delhi',
}
const fieldsOf = (form: Partial<GuestForm>) =>
  checkGuestForm({ ...good, ...form }).map(({ field, message }) => `${field}: ${message}`)

describe('the guest form', () => {
  it('CHECKOUT-04 accepts a pincode with a space and a phone with +91', () => {
    expect(checkGuestForm(good)).toEqual([])
    expect(formToSend(good).pinCode).toBe('110001')
  })
  it('CHECKOUT-04 sends a phone without the spaces around it', () => {
    expect(formToSend({ ...good, PhoneNumber: ' 9876543210 ' }).PhoneNumber).toBe('9876543210')
  })
  it('CHECKOUT-12 needs a billing address of an organisation only', () => {
    const apart = { billedApart: true }
    expect(fieldsOf(apart)).toEqual([])
    expect(fieldsOf({ ...apart, gstin: '27AABCU7421K1Z6' })).toEqual([
      expect.stringMatching(/^gstin: /),
    ])
    expect(
      checkGuestForm({ ...good, ...apart, gstin: '27AAPFU0939F1ZV' }).map(({ field }) => field),
    ).toEqual(['billingPinCode', 'billingHouse', 'billingStreet'])
    expect(fieldsOf({ ...apart, gstin: '0717UNO00157UNO' })).toHaveLength(3)
    expect(fieldsOf({ ...apart, businessName: 'Taluk Hospital' })).toHaveLength(3)
  })
  it('CHECKOUT-04 reports every invalid field at once, in page order', () => {
    expect(checkGuestForm(EMPTY_FORM).map(({ field }) => field)).toEqual([
      'pinCode',
      'city',
      'house',
      'street',
      'FullName',
      'PhoneNumber',
      'email',
    ])
  })
  it('VALID-01 VALID-02 VALID-03 VALID-06 give the texts of the specification', () => {
    expect(fieldsOf({ PhoneNumber: '0123456789' })).toEqual([
      'PhoneNumber: Enter a 10-digit phone number',
    ])
    expect(fieldsOf({ pinCode: '11000' })).toEqual(['pinCode: Invalid Pincode'])
    expect(fieldsOf({ gstin: '27AABCU7421K1Z6' })).toHaveLength(1)
    expect(fieldsOf({ street: 'जनपथ' })).toEqual(['street: Please use English letters'])
    expect(fieldsOf({ house: '<b>' })).toEqual(['house: Leave out the signs < and >'])
  })
  it('CHECKOUT-04 leaves landmark, GST number and business name optional', () => {
    expect(
      fieldsOf({ Landmark: '', gstin: '', businessName: '', shippingInstructions: '' }),
    ).toEqual([])
  })
  it('CHECKOUT-02 takes a word for the courier of at most 200 characters', () => {
    expect(fieldsOf({ shippingInstructions: 'Ring at gate 2' })).toEqual([])
    expect(fieldsOf({ shippingInstructions: 'x'.repeat(201) })).toEqual([
      'shippingInstructions: Enter at most 200 characters',
    ])
  })
  it('DATA-13 stores the form with payment option 1 by default, and drops unknown values', () => {
    expect(readStoredForm(null)).toEqual(EMPTY_FORM)
    expect(readStoredForm({ ...good, paymentOption: 2 })).toEqual({ ...good, paymentOption: 2 })
    expect(readStoredForm({ email: 5, paymentOption: 'x', evil: 'y', FullName: 'A' })).toEqual({
      ...EMPTY_FORM,
      FullName: 'A',
    })
  })
})
