import type { Answer } from '@upchar/contract/schema/endpoints'
import type { Customer } from '../shell/visitor/customer-store.ts'

export type AddressBook = Omit<Answer<'getMyAddresses'>, 'success'>
export type Address = AddressBook['addresses'][number]

export const customer = (part: Partial<Customer> = {}): Customer => ({
  email: 'asha.rao@clinic.example',
  name: 'Asha Rao',
  first_name: 'Asha',
  last_name: 'Rao',
  phone: '9876543210',
  business_type: 2,
  business_name: 'Rao Clinic',
  gst: '',
  customer_choices: [],
  orders_count: 0,
  kyc: { status: 'notVerified', pharma_kyc: false, business_name: '' },
  is_kyc_complete: false,
  is_authenticated: true,
  is_profile_complete: true,
  is_free_email: false,
  has_password: false,
  has_google: false,
  is_staff_acting: false,
  ...part,
})

export const address = (id: string, part: Partial<Address> = {}): Address => ({
  id,
  billingName: 'Asha',
  billingLastName: 'Rao',
  landmark: '',
  buildingName: '12 Rose Villa',
  streetName: 'MG Road',
  phoneNumber: '9876543210',
  pinCode: '682001',
  city: 'Kochi',
  state: 'Kerala',
  state_code: '32',
  country: 'INDIA',
  emoji: '🇮🇳',
  gstin: '',
  businessName: '',
  delivery_note: '',
  ...part,
})

export const bookOf = (addresses: Address[], part: Partial<AddressBook> = {}): AddressBook => ({
  addresses,
  default_shipping_address_id: null,
  default_billing_address_id: null,
  delivery_address: null,
  max_addresses: 20,
  ...part,
})

/** What the shop knows of a pincode that it delivers to. */
export const place = (
  pincode: string,
  city: string,
  state: string,
  part: Partial<Answer<'checkPincode'>> = {},
): Omit<Answer<'checkPincode'>, 'success'> => ({
  message: '',
  pincode,
  city,
  state,
  state_code: '32',
  states: [],
  serviceable: true,
  cod: true,
  delivery: null,
  ...part,
})
