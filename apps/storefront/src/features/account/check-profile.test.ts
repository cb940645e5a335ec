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

it('ROUTE-15 requires name, mobile number and business type, all at once', () => {
  expect(checkProfile(good)).toEqual([])
  expect(problems({ first_name: ' ', phone: '', business_type: '' })).toEqual([
    'first_name: Enter your first name',
    'phone: Enter your mobile number',
    'business_type: Choose your business type',
  ])
})

it('ID-01 accepts each of the eleven business types and no other', () => {
  for (const { id } of BUSINESS_TYPES) expect(problems({ business_type: String(id) })).toEqual([])
  for (const other of ['6', '0', '-1', '1.5', 'hospital', '1e1'])
    expect(problems({ business_type: other }), other).toHaveLength(1)
})

it('VALID-01 VALID-03 VALID-06 rejects invalid phones, GST numbers and texts', () => {
  expect(problems({ gst: '27AAACX1234A1Z9' })[0]).toContain('typing mistake')
  expect(problems({ gst: '27aaacx1234a1zx' })).toEqual(problems({ gst: '27AAACX1234A1ZX' }))
  expect(problems({ phone: '0123456789' })).toHaveLength(1)
  expect(problems({ first_name: 'आशा' })).toEqual(['first_name: Please use English letters'])
  expect(problems({ business_name: '<b>Rose</b>' })).toEqual([
    'business_name: Leave out the signs < and >',
  ])
})
