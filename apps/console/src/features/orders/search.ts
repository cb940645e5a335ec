import { DAY, listSearch, PAGE_SIZE } from '../../kit/list-search.ts'
import type { ListSearch } from '../../kit/list-search.ts'

/** The states to narrow the list by, in the order of a parcel's way. */
export const STATES = [
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
] as const

const PLACE = /^\d{1,15}\.[0-9a-f-]{36}$/
const filters = {
  state: STATES.map(({ value }) => value),
  payment: PAYMENTS.map(({ value }) => value),
  from: DAY,
  to: DAY,
  after: PLACE,
  before: PLACE,
} as const

export const readOrderSearch = listSearch(filters)
export type OrderSearch = ListSearch<typeof filters>

export const orderQuery = ({ page: _page, ...search }: OrderSearch) => ({
  ...search,
  limit: PAGE_SIZE,
})
