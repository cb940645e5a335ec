import { stringifySearch } from '@upchar/web/search-params'
import { KYC_LICENCES } from '@upchar/kernel/kyc-licences'
import { DAY, listSearch, PAGE_SIZE } from '../../kit/list-search.ts'
import type { ListSearch } from '../../kit/list-search.ts'

/** The states to narrow the list by, in the order of a parcel's way. */
export const STATES = [
  { value: 'waiting', name: 'To pack or hand over' },
  { value: 'unbooked', name: 'Needs a courier' },
  { value: 'placed', name: 'Placed' },
  { value: 'confirmed', name: 'Confirmed' },
  { value: 'packed', name: 'Packed' },
  { value: 'shipped', name: 'Shipped' },
  { value: 'in_transit', name: 'On the way' },
  { value: 'out_for_delivery', name: 'Out for delivery' },
  { value: 'delivered', name: 'Delivered' },
  { value: 'delivery_failed', name: 'Delivery failed' },
  { value: 'rto', name: 'Going back' },
  { value: 'cancelled', name: 'Cancelled' },
] as const
export const PAYMENTS = [
  { value: 'online', name: 'Online' },
  { value: 'cash', name: 'Cash on delivery' },
  { value: 'transfer', name: 'Bank transfer' },
  { value: 'link', name: 'Payment link' },
] as const
export const PAID = [
  { value: 'paid', name: 'Paid' },
  { value: 'due', name: 'Cash due' },
] as const
export const PROMISED = [
  { value: 'late', name: 'Late' },
  { value: 'today', name: 'Today' },
] as const
export const COLD = [{ value: 'yes', name: 'With cold chain' }] as const
export const LICENCES = [
  { value: 'any', name: 'Any licence' },
  ...KYC_LICENCES.map(({ kind, name }) => ({ value: kind, name })),
] as const

const PLACE = /^\d{1,15}\.[0-9a-f-]{36}$/
const ID = /^[1-9]\d{0,8}$/
/** Whole rupees. */
export const RUPEES = /^\d{1,9}$/
const filters = {
  state: STATES.map(({ value }) => value),
  payment: PAYMENTS.map(({ value }) => value),
  paid: PAID.map(({ value }) => value),
  seller: ID,
  warehouse: ID,
  promised: PROMISED.map(({ value }) => value),
  promised_from: DAY,
  promised_to: DAY,
  cold: COLD.map(({ value }) => value),
  licence: LICENCES.map(({ value }) => value),
  value_from: RUPEES,
  value_to: RUPEES,
  from: DAY,
  to: DAY,
  after: PLACE,
  before: PLACE,
} as const

export const readOrderSearch = listSearch(filters)
export type OrderSearch = ListSearch<typeof filters>

/** The filters that are folded away. */
const FOLDED = [
  'paid',
  'seller',
  'warehouse',
  'promised',
  'promised_from',
  'promised_to',
  'cold',
  'licence',
  'value_from',
  'value_to',
] as const

export const foldedFilters = (search: OrderSearch): number =>
  FOLDED.filter((key) => search[key] !== undefined).length

export const orderQuery = ({ page: _page, ...search }: OrderSearch) => ({
  ...search,
  limit: PAGE_SIZE,
})

/** The address of the list as a file, as it is narrowed. */
export const ordersFile = ({
  page: _page,
  after: _after,
  before: _before,
  ...search
}: OrderSearch): string => `/api/staff/orders-file${stringifySearch(search)}`
