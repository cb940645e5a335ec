import { ADDRESS_FIELDS } from '@upchar/kernel/address-rules'
import { expect, it } from 'vitest'
import type { Customer } from '../../shell/visitor/customer-store.ts'
import { problemsOf } from '@upchar/ui/form/problems'
import { changeOf, formFor, formPosted } from './address-form.ts'
import type { Address } from './address-types.ts'

const customer = {
  first_name: 'Asha',
  last_name: 'Rao',
  phone: '9876543210',
  gst: '27AABCU7421K1Z5',
  business_name: 'Rao Clinic',
} as Customer
const address = {
  id: 'a',
  billingName: 'Asha',
  pinCode: '110001',
  state: 'Delhi',
  city: 'New Delhi',
} as Address
const book = (addresses: Address[] = [], shipping: string | null = null) => ({
  addresses,
  default_shipping_address_id: shipping,
  default_billing_address_id: null,
})

it('DATA-02 starts with the profile’s data: name and phone always, the GST number and both defaults for the first address', () => {
  const known = { billingName: 'Asha', billingLastName: 'Rao', phoneNumber: '9876543210' }
  expect(formFor(undefined, book(), customer)).toMatchObject({
    ...known,
    gstin: '27AABCU7421K1Z5',
    businessName: 'Rao Clinic',
    is_default_shipping: true,
    is_default_billing: true,
  })
  expect(formFor(undefined, book([address]), customer)).toMatchObject({
    ...known,
    gstin: '',
    businessName: '',
    is_default_shipping: false,
    is_default_billing: false,
  })
  expect(formFor(undefined, book(), null)).toMatchObject({ billingName: '', gstin: '' })
})

it('ADDR-02 shows an edited address with its defaults', () => {
  expect(formFor(address, book([address], 'a'), customer)).toMatchObject({
    billingName: 'Asha',
    pinCode: '110001',
    state: 'Delhi',
    is_default_shipping: true,
    is_default_billing: false,
  })
})

it('DATA-02 includes country and flag', () => {
  expect(changeOf(formFor(address, book(), null))).toMatchObject({
    billingName: 'Asha',
    country: 'India',
    emoji: '🇮🇳',
  })
})

it('restores a form posted without scripts, and drops unknown fields', () => {
  const posted = {
    values: { city: 'Pune', is_default_billing: 'true', evil: 'x' },
    problems: [],
    message: '',
  }
  expect(formPosted(posted)).toMatchObject({
    city: 'Pune',
    pinCode: '',
    is_default_shipping: false,
    is_default_billing: true,
  })
  expect(formPosted(posted)).not.toHaveProperty('evil')
  expect(
    problemsOf(ADDRESS_FIELDS, [
      { field: 'country', message: 'a' },
      { field: 'city', message: 'b' },
    ]),
  ).toEqual([{ field: 'city', message: 'b' }])
})
