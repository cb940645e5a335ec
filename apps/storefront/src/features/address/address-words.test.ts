import { expect, it } from 'vitest'
import { addressesHref, readAddressSearch } from './address-search.ts'
import type { Address } from './address-types.ts'
import { linesOf, nameOf, phoneWords, shortOf } from './address-words.ts'

const ward = {
  billingName: 'Asha',
  billingLastName: 'Rao',
  buildingName: 'Ward 4',
  streetName: 'MG Road',
  landmark: 'Opposite the lake',
  city: 'Thrissur',
  state: 'Kerala',
  pinCode: '680001',
} as Address

it('ADDR-01 an address is printed line by line, without empty ones', () => {
  expect(linesOf(ward)).toEqual(['Ward 4, MG Road', 'Opposite the lake', 'Thrissur, Kerala 680001'])
  expect(linesOf({ ...ward, landmark: '' })).toHaveLength(2)
  expect(nameOf(ward)).toBe('Asha Rao')
  expect(nameOf({ billingName: 'Asha', billingLastName: '' })).toBe('Asha')
  expect(shortOf(ward)).toBe('Asha Rao, Ward 4, Thrissur')
  expect(phoneWords('9876543210')).toBe('+91 98765 43210')
})

it('ADDR-01 the addresses’ address leads back inside the shop only', () => {
  expect(readAddressSearch({ form: 'new', notice: 'saved', returnUrl: '/checkout' })).toEqual({
    form: 'new',
    notice: 'saved',
    returnUrl: '/checkout',
  })
  expect(
    readAddressSearch({
      form: 'x'.repeat(65),
      remove: '',
      notice: 'hacked',
      returnUrl: '//evil.example',
    }),
  ).toEqual({})
  expect(addressesHref({ form: 'new' })).toBe('/account/address?form=new')
})
