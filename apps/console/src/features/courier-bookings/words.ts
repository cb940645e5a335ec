import type { Answer } from '@upchar/contract/schema/endpoints'
import { plural } from '@upchar/kernel/text'
import { rupees } from '../../kit/format.ts'

export type Couriers = Answer<'staffListCouriers'>
type Courier = Couriers['couriers'][number]
export type Booking = NonNullable<Answer<'staffListDispatch'>['parcels'][number]['booking']>

/** What a parcel's booking says in a line: cost, what is collected, when it is fetched. */
export const bookingWords = ({ cost, collect, pickup }: Booking): string =>
  [
    `Costs ${rupees(cost)}`,
    collect === null ? 'nothing to collect' : `collects ${rupees(collect)}`,
    ...(pickup === '' ? [] : [`pick-up ${pickup}`]),
  ].join(' · ')

/** What is known of a courier beside its name. */
export const courierWords = ({ cost, days, rating, keeps_cold: cold }: Courier): string =>
  [
    rupees(cost),
    days === null ? 'days unknown' : plural(days, 'day'),
    ...(rating === null ? [] : [`rated ${rating} of 5`]),
    ...(cold === null ? [] : [cold ? 'fast enough for the cold box' : 'too slow for the cold box']),
  ].join(' · ')

/** The one to begin with: the cheapest that keeps cold goods cold. */
export const firstChoice = ({ couriers }: Couriers): string =>
  String(couriers.find(({ keeps_cold: cold }) => cold !== false)?.id ?? '')

/** What couriers whose AWB is typed would cost by their rate cards; empty: no card says. */
export const cardWords = (costs: readonly { courier: string; cost: number }[]): string =>
  costs.map(({ courier, cost }) => `${courier} ${rupees(cost)}`).join(' · ')

/** What a parcel with a typed AWB costs by its courier's rate card. */
export const typedWords = (cost: number | null): string =>
  cost === null
    ? 'No cost known: it wasn’t weighed, or no rate card covers it'
    : `Costs ${rupees(cost)} by the rate card`

export const paperHref = (parcel: string, kind: 'label' | 'manifest'): string =>
  `/api/staff/parcels/${parcel}/booking/${kind}`
