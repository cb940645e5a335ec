import { expect, it } from 'vitest'
import { sellerProblems } from './check-seller.ts'

const right = {
  business_name: 'Sahyadri Surgicals',
  gstin: '27AAACX1234A1ZX',
  pincode: '411001',
  contact_name: 'Meera Joshi',
  phone: '9820012345',
  email: 'meera@sahyadri.in',
  categories: 'gloves',
  drug_licence: '',
  device_licence: '',
  about: '',
}

it('ENGAGE-08 VALID-03 requires a valid GST number, contact details and a category', () => {
  expect(sellerProblems({ ...right, gstin: '27AAACX1234A1Z0' })).toMatchObject([
    { field: 'gstin', message: expect.stringContaining('typing mistake') },
  ])
  expect(
    sellerProblems({
      ...right,
      business_name: '',
      pincode: '1',
      phone: '12',
      email: 'x',
      categories: '',
      about: '<b>',
    }).map(({ field }) => field),
  ).toEqual(['business_name', 'pincode', 'phone', 'email', 'categories', 'about'])
})
