import type { Answer } from '@upchar/contract/schema/endpoints'

type Order = Answer<'staffGetOrder'>['order']
type Parcel = Order['parts'][number]['parcels'][number]

/** A parcel that waits for a courier. */
export const parcel = (part: Partial<Parcel> = {}): Parcel => ({
  id: 'p-1',
  version: 0,
  warehouse: { name: 'Bhiwandi', city: 'Mumbai' },
  courier: '',
  awb: '',
  tracking_url: '',
  state: 'placed',
  state_label: 'Order placed',
  promised: { from: '2026-11-26', to: '2026-11-28' },
  issues_invoice: true,
  is_held: false,
  undo: null,
  next: [
    { state: 'packed', label: 'Packed', needs_reason: false },
    { state: 'shipped', label: 'Shipped', needs_reason: false },
  ],
  contents: [
    { sku_id: 'GLV-M', title: 'Nitrile gloves, M', quantity: 2, batch: 'B1', expires_on: null },
  ],
  ...part,
})
/** An order in cash with these parcels. */
export const order = (parcels: Parcel[], part: Partial<Order> = {}): Order => ({
  id: 'o-1',
  number: 'UP-261120-7K3M9',
  placed_at: '2026-11-20T10:00:00.000Z',
  customer_id: null,
  contact: { name: 'Meera Nair', phone: '9876543210', email: 'ward@hospital.example' },
  delivery_to: {
    name: 'Meera Nair',
    address: '12 Marine Lines',
    city: 'Mumbai',
    state: 'Maharashtra',
    pincode: '400001',
    instructions: '',
  },
  billed_to: null,
  attribution: null,
  placed_by: null,
  place_of_supply: '27',
  payment: { option: 2, label: 'Cash on delivery', state: 'due' },
  amounts: {
    subtotal: 210,
    discount: 0,
    voucher: null,
    reward_points: null,
    shipping: 0,
    platform_fee: 0,
    data_logger_charges: 0,
    cod_fee: 49,
    total_tax: 10,
    total: 259,
    returned: 0,
    total_now: 259,
    wallet: 0,
  },
  cancels: [],
  parts: [
    {
      id: 's-1',
      seller: { name: 'Cochin Surgicals', gstin: '32AABCT0001T1Z5', city: 'Kochi' },
      state: 'placed',
      state_label: 'Order placed',
      total: 210,
      cancel_note: '',
      items: [
        {
          line: 'l-1',
          sku_id: 'GLV-M',
          title: 'Nitrile gloves, M',
          slug: 'nitrile-gloves',
          quantity: 2,
          cancelled: 0,
          can_cancel: 2,
          price: 105,
          line_total: 210,
          gst_rate: 5,
          engraving_name: '',
          licence: null,
        },
      ],
      documents: [{ id: 'i-1', number: 'CS/26-27/000001', title: 'Tax invoice' }],
      parcels,
    },
  ],
  fee_documents: [],
  credit_notes: [],
  payments: [],
  refunds: [],
  mails: [],
  timeline: [
    {
      id: 'placed',
      at: '2026-11-20T10:00:00.000Z',
      kind: 'order',
      title: 'Order placed',
      note: '',
      by: null,
    },
  ],
  ...part,
})
