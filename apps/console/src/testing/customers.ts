import { page } from 'vitest/browser'
import type { Answers } from '@upchar/testkit/browser/fake-api'
import type { Answer } from '@upchar/contract/schema/endpoints'

/** A customer of the list. */
export type Row = Answer<'staffListCustomers'>['customers'][number]
/** A customer with everything of the page. */
export type Customer = Omit<Answer<'staffGetCustomer'>, 'success'>
export const row = (id: string, name: string, part: Partial<Row> = {}): Row => ({
  id,
  email: `${id}@clinic.example`,
  name,
  phone: '9876543210',
  business_name: 'Rao Clinic',
  business_type: 2,
  gst: '',
  created_at: '2026-01-05T10:00:00.000Z',
  last_signed_in_at: null,
  is_closed: false,
  is_blocked: false,
  ...part,
})
export const session = (id: string, device: string): Customer['sessions'][number] => ({
  id,
  device,
  method: 'password',
  created_at: '2026-11-20T10:00:00.000Z',
  last_used_at: '2026-11-21T10:00:00.000Z',
})
export const asha = (part: Partial<Customer> = {}, who: Partial<Row> = {}): Customer => ({
  customer: {
    ...row('c-1', 'Asha Rao', who),
    customer_choices: ['dental'],
    has_password: true,
    has_google: false,
    closed_at: null,
    merged_into: null,
    first_name: 'Asha',
    last_name: 'Rao',
    blocked: null,
    updated_at: '2026-11-20T10:00:00.000Z',
  },
  kyc: { status: 'notVerified', pharma_kyc: false, application_id: null, licences: [] },
  sessions: [],
  consents: [],
  nominee: null,
  notes: [],
  ...part,
})
export const noOrders = () => ({ count: 0, page: 1, pages: 0, orders: [] })
export const home = {
  id: 'a-1',
  billingName: 'Asha',
  billingLastName: 'Rao',
  landmark: '',
  buildingName: '12',
  streetName: 'Marine Lines',
  phoneNumber: '9876543210',
  pinCode: '400001',
  city: 'Mumbai',
  state: 'Maharashtra',
  state_code: '27',
  country: 'India',
  emoji: '🇮🇳',
  gstin: '',
  businessName: '',
  delivery_note: '',
}
export const book = (...addresses: (typeof home)[]) => ({
  addresses,
  default_shipping_address_id: null,
  default_billing_address_id: null,
  delivery_address: null,
  max_addresses: 20,
})
const noWallet = () => ({
  on: false,
  balance: 0,
  held: 0,
  parts: [],
  count: 0,
  page: 1,
  pages: 1,
  transactions: [],
  waiting: [],
  limit: 1_000,
})
/** What the page of a customer asks for. */
export const opened = (data = asha(), answers: Answers = {}): Answers => ({
  staffGetCustomer: () => data,
  staffListCustomerOrders: noOrders,
  staffListCustomerAddresses: () => book(),
  staffGetWallet: noWallet,
  ...answers,
})

/** A part of the page of a customer. */
export const panel = (name: string) =>
  page.getByRole('region').filter({ has: page.getByRole('heading', { name, exact: true }) })
