import type { Answer } from '@upchar/contract/schema/endpoints'

export type Order = Answer<'getOrderStatus'>['order']
export type Parcel = Order['sub_orders'][number]
export type Summary = Answer<'listOrders'>['orders'][number]

export const item = (sku_id: string, title: string): Parcel['items'][number] => ({
  line: `line-${sku_id}`,
  sku_id,
  title,
  slug: sku_id.toLowerCase(),
  family: 'gloves',
  quantity: 2,
  cancelled: 0,
  can_cancel: 0,
  price: 500,
  line_total: 1000,
  gst_rate: 12,
  engraving_name: '',
  maker: null,
  batches: [],
  licence: null,
})
export const parcel = (id: string, part: Partial<Parcel> = {}): Parcel => ({
  id,
  seller: { name: 'Cochin Surgicals', gstin: '32AABCU7421K1ZE', city: 'Kochi' },
  state: 'shipped',
  state_label: 'Shipped',
  promised: { from: '2026-11-24', to: '2026-11-25', label: 'Delivery 24 – 25 Nov' },
  items: [item('G-1', 'Nitrile gloves')],
  total: 1000,
  cancel_note: 'The courier has it, so it can’t be cancelled any more.',
  documents: [
    { id: 'i-1', number: 'CS/26/1', title: 'Tax invoice', url: '/api/orders/o-1/invoice/i-1' },
  ],
  invoice: { id: 'i-1', number: 'CS/26/1', url: '/api/orders/o-1/invoice/i-1' },
  bill_of_supply: null,
  shipment: { courier: 'Blue Dart', awb: 'BD123', tracking_url: null },
  steps: [
    { state: 'placed', label: 'Placed', at: '2026-11-20T10:00:00.000Z', place: '' },
    { state: 'shipped', label: 'Shipped', at: '2026-11-21T10:00:00.000Z', place: 'Kochi' },
    { state: 'delivered', label: 'Delivered', at: null, place: '' },
  ],
  ...part,
})
export const order = (part: Partial<Order> = {}): Order => ({
  id: 'o-1',
  number: 'UP-1001',
  placed_at: '2026-11-20T10:00:00.000Z',
  payment: { option: 1, label: 'Paid online', state: 'paid' },
  total: 1000,
  total_now: 1000,
  returned: 0,
  cancels: [],
  credit_notes: [],
  reward_points: null,
  referral_discount: 0,
  wallet: 0,
  subtotal: 1000,
  discount: 0,
  voucher: null,
  total_tax: 107.14,
  shipping: 0,
  platform_fee: 0,
  data_logger_charges: 0,
  cod_fee: 0,
  place_of_supply: '32',
  delivery_to: {
    name: 'Asha Rao',
    address: '12 Rose Villa, MG Road',
    city: 'Kochi',
    state: 'Kerala',
    pincode: '682001',
    phone: '98••••••10',
    email: 'a•••@clinic.example',
    instructions: '',
  },
  billed_to: null,
  sub_orders: [parcel('p-1')],
  fee_invoice: null,
  refunds: [],
  ...part,
})
export const summary = (id: string, part: Partial<Summary> = {}): Summary => {
  const { payment, placed_at, returned, total, total_now } = order()
  return {
    id,
    number: `UP-${id}`,
    placed_at,
    payment,
    total,
    total_now,
    returned,
    recalled: false,
    parcels: [parcel('p-1')],
    items: [item('G-1', 'Nitrile gloves')],
    ...part,
  }
}
