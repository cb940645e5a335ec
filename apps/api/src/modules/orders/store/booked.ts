import type { IstDate } from '@upchar/kernel/dates'
import type { Handle } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'
import { courierKeyText } from '../../courier-rates/index.ts'
import { scansOfStates } from '../scan-states.ts'

/** A parcel's booking by the courier's API, as the couriers module keeps it. */
export type ShownBooking = {
  reference: string
  courier: string
  costPaise: number
  collectPaise: number | null
  isFinished: boolean
  pickup: string
}

/** The booking of the parcel `h` that hasn't ended, in SQL. */
export const bookingText = `(select json_build_object('reference', k.reference, 'courier', k.courier, 'costPaise', k.cost_paise,
    'collectPaise', k.collect_paise, 'isFinished', k.awb is not null, 'pickup', k.pickup)
  from courier_booking k where k.shipment_id = h.id and k.ended_at is null)`

/** What a rate card prices of a parcel, and when it left. */
export type ShownCarried = {
  grams: number | null
  volumeMm3: number | null
  collectPaise: number | null
  /** Null: it hasn't left. */
  leftAt: string | null
}

/** When the parcel `h` left: the first scan of its pick-up, else of anything but what comes before one, such as its packing. */
export const leftAtText = `(select coalesce(min(c.scanned_at) filter (where c.status_id in (6, 42)), min(c.scanned_at))
  from shipment_scan c where c.shipment_id = h.id and c.status_id not in (${scansOfStates('confirmed', 'packed').join(', ')}))`

/** What a rate card prices of the parcel `h`, in SQL. */
export const carriedText = `json_build_object('grams', h.weight_grams, 'volumeMm3', h.length_mm::bigint * h.width_mm * h.height_mm, 'collectPaise', h.cash_paise, 'leftAt', ${leftAtText})`

const liveStatement = {
  name: 'parcel-booked',
  text: 'select 1 from courier_booking where shipment_id = $1::uuid and ended_at is null',
}
/** Whether the courier's API has a booking of a locked parcel, finished or not. */
export const isBookedByApi = async (handle: Handle, id: string): Promise<boolean> =>
  (await queryPrepared(handle, liveStatement, [id])).length > 0

const sinceStatement = {
  name: 'parcel-booked-since',
  text: 'select begun_at as at from courier_booking where shipment_id = $1::uuid and ended_at is null',
}
/** When the parcel's present booking by the courier's API was begun; undefined: it has none. */
export const bookedSince = async (handle: Handle, id: string): Promise<Date | undefined> =>
  (await queryPrepared<{ at: Date }>(handle, sinceStatement, [id]))[0]?.at

const lastLeftStatement = {
  name: 'courier-last-left',
  text: `select max((${leftAtText} at time zone 'Asia/Kolkata')::date)::text as day from shipment h
    where ${courierKeyText('h.courier')} = $1`,
}
/** The last day in India on which a parcel of this courier left, by its `courierKey`; null: none has. */
export const lastLeft = async (handle: Handle, courier: string): Promise<IstDate | null> =>
  (await queryPrepared<{ day: IstDate | null }>(handle, lastLeftStatement, [courier]))[0]?.day ??
  null
