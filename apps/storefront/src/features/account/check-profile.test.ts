import { BUSINESS_TYPES } from '@upchar/kernel/business-types'
import { expect, it } from 'vitest'
import { checkProfile } from './check-profile.ts'
import type { ProfileForm } from './check-profile.ts'

const good: ProfileForm = {
  first_name: 'Asha',
  last_name: 'Rao',
  phone: '+91 98765 43210',
  business_type: '2',
  business_name: 'Rose Clinic',
  gst: '',
  customer_choices: [],
}
const problems = (part: Partial<ProfileForm>) =>
  checkProfile({ ...good, ...part }).map(({ field, message }) => `${field}: ${message}`)

it('ROUTE-15 asks for name, mobile number and kind of business, all at once', () => {
  expect(checkProfile(good)).toEqual([])
  expect(problems({ first_name: ' ', phone: '', business_type: '' })).toEqual([
    'first_name: Enter your first name',
    'phone: Enter your mobile number',
    'business_type: Choose what kind of business you order for',
  ])
})

it('ID-01 takes each of the eleven kinds of business and no other', () => {
  for (const { id } of BUSINESS_TYPES) expect(problems({ business_type: String(id) })).toEqual([])
  for (const other of ['6', '0', '-1', '1.5', 'hospital', '1e1'])
    expect(problems({ business_type: other }), other).toHaveLength(1)
})

it('VALID-03 takes no GST number by, VALID-01 phones, VALID-06 texts that can’t be right', () => {
  expect(problems({ gst: '27AAACX1234A1Z9' })[0]).toContain('typing mistake')
  expect(problems({ gst: '27aaacx1234a1zx' })).toEqual(problems({ gst: '27AAACX1234A1ZX' }))
  expect(problems({ phone: '0123456789' })).toHaveLength(1)
  expect(problems({ first_name: 'आशा' })).toEqual(['first_name: Please use English letters'])
  expect(problems({ business_name: '<b>Rose</b>' })).toEqual([
    'business_name: Leave out the signs < and >',
  ])
})
