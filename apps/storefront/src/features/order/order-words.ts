import { formatIstDate, formatIstDateTime } from '@upchar/kernel/dates'
import { unbroken } from '@upchar/kernel/unbroken'
import type { Answer } from '@upchar/contract/schema/endpoints'

export type Order = Answer<'getOrderStatus'>['order']
export type SubOrder = Order['sub_orders'][number]

/** A parcel's progress: steps done, current and pending. */
export type StepState = 'done' | 'current' | 'ahead'

/** The last dated step is the current one; steps without a date are pending. */
export function stepStates(steps: SubOrder['steps']): StepState[] {
  const current = steps.findLastIndex(({ at }) => at !== null)
  return steps.map((_, index) =>
    index < current ? 'done' : index === current ? 'current' : 'ahead',
  )
}

/** The date of a step; empty if pending. */
export const stepTime = (at: string | null): string => (at === null ? '' : formatIstDateTime(at))

/** The licence that a line was bought under, as on the invoice. */
export const licenceWords = ({
  name,
  number,
  valid_until: until,
}: NonNullable<SubOrder['items'][number]['licence']>): string =>
  `${name}: ${number}${until === null ? '' : `, valid until ${formatIstDate(until)}`}`

/** States in which a delivery date is no longer relevant. */
const ENDED = new Set<SubOrder['state']>([
  'delivered',
  'cancelled',
  'returned',
  'refunded',
  'rto',
  'return_requested',
  'return_picked',
])

/** A parcel's delivery promise in the server's words; null if there is none any more. */
export const promiseWords = (parcel: Pick<SubOrder, 'state' | 'promised'>): string | null =>
  parcel.state !== 'delivered' && ENDED.has(parcel.state) ? null : unbroken(parcel.promised.label)

/** One promise for the order: the earliest and latest day of its parcels. */
export function orderPromise(order: Pick<Order, 'sub_orders'>): string | null {
  const open = order.sub_orders.filter(({ state }) => !ENDED.has(state))
  const [first, last] = [
    open.map(({ promised }) => promised.from).toSorted()[0],
    open
      .map(({ promised }) => promised.to)
      .toSorted()
      .at(-1),
  ]
  if (first === undefined || last === undefined) return null
  return unbroken(
    first === last
      ? formatIstDate(first, 'day')
      : `${formatIstDate(first, 'day')} – ${formatIstDate(last, 'day')}`,
  )
}

/** What of an order, without what was cancelled, the wallet doesn't pay, in rupees (CHECKOUT-07). */
export const restOf = ({ total_now: total, wallet }: Pick<Order, 'total_now' | 'wallet'>): number =>
  Math.max(0, Math.round((total - wallet) * 100) / 100)

/** What was taken off an order's total after it was placed, in rupees. */
export const takenOff = ({
  total,
  total_now: left,
  returned,
}: Pick<Order, 'total' | 'total_now' | 'returned'>): { name: string; rupees: number }[] =>
  [
    { name: 'Cancelled', rupees: Math.round((total - left - returned) * 100) / 100 },
    { name: 'Returned', rupees: returned },
  ].filter(({ rupees }) => rupees > 0)

/** What became of an order as a whole, after its payment; empty: nothing was undone. */
export function undoneWords(order: Pick<Order, 'total' | 'total_now' | 'returned'>): string {
  const names = takenOff(order).map(({ name }) => name.toLowerCase())
  if (names.length === 0) return ''
  return `${order.total_now === 0 ? '' : 'partly '}${names.join(' and ')}`
}
