import {
  addDays,
  daysBetween,
  istDate,
  startOfIstDate,
  weekdayIndex,
  type IstDate,
} from '@upchar/kernel/dates'
import { deliveryPromise } from '@upchar/kernel/delivery'
import { kilometres, type Point } from '@upchar/kernel/distance'
import type { ColdLane } from '@upchar/reference/cold-lanes'
import type { TransitBand } from '@upchar/reference/transit-bands'

/** Where parcels leave from. */
export type Warehouse = {
  id: number
  city: string
  stateCode: string
  at: Point
  cutOffHour: number
  worksSunday: boolean
}

/** Days of a parcel from one warehouse; `label` follows "Delivery" (UI-16). */
type Days = { from: IstDate; to: IstDate; label: string; shipsFrom: string }
/** `cold`: the days of goods at 2–8 °C; absent where they can't be kept cold on the way. */
export type Arrival = Days & { cold?: Days }

/** Hour (IST) at which the courier's last round ends. */
const lastRoundHour = 20
const hourMs = 3_600_000
const sunday = 0

/** Hour of the day in India, 0 to 23. */
const istHour = (at: Date): number =>
  Math.floor((at.getTime() - startOfIstDate(istDate(at))) / hourMs)

/**
 * The band for a distance: of the rows in force the smallest sufficient one, the newest of equals.
 */
function bandFor(bands: readonly TransitBand[], km: number, on: IstDate): TransitBand | undefined {
  let best: TransitBand | undefined
  for (const band of bands) {
    if (band.maxKm < km || band.validFrom > on || (band.validTo !== null && band.validTo < on))
      continue
    if (
      best === undefined ||
      band.maxKm < best.maxKm ||
      (band.maxKm === best.maxKm && band.validFrom > best.validFrom)
    )
      best = band
  }
  return best
}

/**
 * The day an order placed now ships: today before the cut-off, else the warehouse's next working
 * day.
 */
function dispatchDay(warehouse: Pick<Warehouse, 'cutOffHour' | 'worksSunday'>, now: Date): IstDate {
  const today = istDate(now)
  const works = (day: IstDate) => warehouse.worksSunday || weekdayIndex(day) !== sunday
  let day = istHour(now) < warehouse.cutOffHour ? today : addDays(today, 1)
  while (!works(day)) day = addDays(day, 1)
  return day
}

/** Couriers neither travel nor deliver on a Sunday. */
function courierDays(from: IstDate, days: number): IstDate {
  let day = from
  for (let left = days; left > 0; left--) {
    day = addDays(day, 1)
    if (weekdayIndex(day) === sunday) day = addDays(day, 1)
  }
  return weekdayIndex(day) === sunday ? addDays(day, 1) : day
}

/** Days within which cold goods leave: beyond, an order would wait too long for a lane. */
const coldDispatchDays = 7

/** The lane to a pincode: of the rows in force the longest prefix, the newest of equals. */
export function coldLaneTo(
  lanes: readonly ColdLane[],
  pincode: string,
  on: IstDate,
): ColdLane | undefined {
  return lanes
    .filter(
      ({ pincodePrefix, validFrom, validTo }) =>
        pincode.startsWith(pincodePrefix) && validFrom <= on && (validTo === null || on <= validTo),
    )
    .toSorted(
      (a, b) =>
        b.pincodePrefix.length - a.pincodePrefix.length || b.validFrom.localeCompare(a.validFrom),
    )[0]
}

/**
 * The day on which cold goods leave: a working day that isn't the day before a courier's holiday, from which the latest
 * arrival is within the box's hours less the margin (domain reference 3.1). Undefined: never.
 */
function coldDispatchDay(
  warehouse: Pick<Warehouse, 'cutOffHour' | 'worksSunday'>,
  { maxDays }: TransitBand,
  lane: ColdLane | undefined,
  now: Date,
): IstDate | undefined {
  if (lane === undefined) return undefined
  const hours = lane.boxHours - lane.marginHours
  const first = dispatchDay(warehouse, now)
  for (let wait = 0; wait < coldDispatchDays; wait++) {
    const day = addDays(first, wait)
    const isOpen = warehouse.worksSunday || weekdayIndex(day) !== sunday
    if (!isOpen || weekdayIndex(addDays(day, 1)) === sunday) continue
    if (daysBetween(day, courierDays(day, maxDays)) * 24 <= hours) return day
  }
  return undefined
}

/** Arrival of stock from a warehouse at a point; undefined when no band reaches it. */
export function arrivalFrom(
  warehouse: Warehouse,
  to: Point,
  { bands, lane }: { bands: readonly TransitBand[]; lane: ColdLane | undefined },
  now: Date,
  showRange: boolean,
): Arrival | undefined {
  const band = bandFor(bands, kilometres(warehouse.at, to), istDate(now))
  if (band === undefined) return undefined
  const cold = coldDispatchDay(warehouse, band, lane, now)
  return {
    ...daysFrom(warehouse, dispatchDay(warehouse, now), band, now, showRange),
    ...(cold !== undefined && { cold: daysFrom(warehouse, cold, band, now, showRange) }),
  }
}

function daysFrom(
  warehouse: Warehouse,
  leaves: IstDate,
  band: TransitBand,
  now: Date,
  showRange: boolean,
): Days {
  const from = courierDays(leaves, band.minDays)
  const until = courierDays(leaves, band.maxDays)
  // Close to the day's last round, within six hours, the promise is a time of day.
  const latest =
    band.maxDays === 0 ? new Date(startOfIstDate(until) + lastRoundHour * hourMs) : until
  const { label } = deliveryPromise({ now, from, to: latest, showRange })
  return { from, to: until, label, shipsFrom: warehouse.city }
}
