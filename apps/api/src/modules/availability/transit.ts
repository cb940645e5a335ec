import {
  addDays,
  daysBetween,
  istDate,
  startOfIstDate,
  weekdayIndex,
  type IstDate,
} from '@upchar/kernel/dates'
import { isInForce } from '@upchar/kernel/day-rules'
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
type Days = { from: IstDate; to: IstDate; label: string }
type Sent = Days & {
  shipsFrom: string
  /** Working days that the seller needs before it hands the goods over; absent: none. */
  dispatchDays?: number
}
/** `cold`: the days of goods at 2–8 °C; absent where they can't be kept cold on the way. */
export type Arrival = Sent & { cold?: Sent }

/** When a warehouse hands parcels over. */
type Hours = Pick<Warehouse, 'cutOffHour' | 'worksSunday'>

/** How parcels get to a point at a moment. */
type Way = {
  bands: readonly TransitBand[]
  lane: ColdLane | undefined
  now: Date
  showRange: boolean
  /** Working days that the seller needs before it hands the goods over. */
  dispatchDays?: number
}

/** Hour (IST) at which the courier's last round ends. */
const lastRoundHour = 20
const hourMs = 3_600_000
const sunday = 0

/** Hour of the day in India, 0 to 23. */
const istHour = (at: Date): number =>
  Math.floor((at.getTime() - startOfIstDate(istDate(at))) / hourMs)

/** The bands in force on a day, from near to far. */
export const bandsOn = (bands: readonly TransitBand[], on: IstDate): TransitBand[] =>
  bands.filter((band) => isInForce(band, on)).toSorted((a, b) => a.maxKm - b.maxKm)

/**
 * The band for a distance: of the rows in force the smallest sufficient one, the newest of equals.
 */
function bandFor(bands: readonly TransitBand[], km: number, on: IstDate): TransitBand | undefined {
  let best: TransitBand | undefined
  for (const band of bands) {
    if (band.maxKm < km || !isInForce(band, on)) continue
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
 * day; where the seller needs some days for the goods, that many working days later.
 */
function dispatchDay(warehouse: Hours, { now, dispatchDays = 0 }: Way): IstDate {
  const today = istDate(now)
  const workingFrom = (day: IstDate): IstDate =>
    warehouse.worksSunday || weekdayIndex(day) !== sunday ? day : workingFrom(addDays(day, 1))
  let day = workingFrom(istHour(now) < warehouse.cutOffHour ? today : addDays(today, 1))
  for (let left = dispatchDays; left > 0; left--) day = workingFrom(addDays(day, 1))
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

/**
 * The day on which cold goods leave: a working day that isn't the day before a courier's holiday, from which the latest
 * arrival is within the box's hours less the margin (domain reference 3.1). Undefined: never.
 */
function coldDispatchDay(
  warehouse: Hours,
  { maxDays }: TransitBand,
  way: Way,
): IstDate | undefined {
  const { lane } = way
  if (lane === undefined || lane.boxHours === 0) return undefined
  const hours = lane.boxHours - lane.marginHours
  const first = dispatchDay(warehouse, way)
  for (let wait = 0; wait < coldDispatchDays; wait++) {
    const day = addDays(first, wait)
    const isOpen = warehouse.worksSunday || weekdayIndex(day) !== sunday
    if (!isOpen || weekdayIndex(addDays(day, 1)) === sunday) continue
    if (daysBetween(day, courierDays(day, maxDays)) * 24 <= hours) return day
  }
  return undefined
}

/**
 * When stock of each warehouse that a band reaches arrives at a point. Warehouses of one band and the same hours share their days: reckoned for
 * each, the calendars of a hundred warehouses block the server for tens of milliseconds.
 */
export function arrivals(
  warehouses: readonly Warehouse[],
  to: Point,
  way: Way,
): Map<number, Arrival> {
  const today = istDate(way.now)
  const shared = new Map<string, { plain: Days; cold: Days | undefined }>()
  const found = new Map<number, Arrival>()
  for (const warehouse of warehouses) {
    const band = bandFor(way.bands, kilometres(warehouse.at, to), today)
    if (band === undefined) continue
    const { city, cutOffHour, worksSunday } = warehouse
    const sent = {
      shipsFrom: city,
      ...(way.dispatchDays && { dispatchDays: way.dispatchDays }),
    }
    const key = [band.minDays, band.maxDays, cutOffHour, worksSunday].join()
    const days = shared.get(key) ?? bothDays(warehouse, band, way)
    shared.set(key, days)
    found.set(warehouse.id, {
      ...days.plain,
      ...sent,
      ...(days.cold && { cold: { ...days.cold, ...sent } }),
    })
  }
  return found
}

function bothDays(hours: Hours, band: TransitBand, way: Way) {
  const cold = coldDispatchDay(hours, band, way)
  return {
    plain: daysFrom(dispatchDay(hours, way), band, way),
    cold: cold === undefined ? undefined : daysFrom(cold, band, way),
  }
}

function daysFrom(leaves: IstDate, band: TransitBand, { now, showRange }: Way): Days {
  const from = courierDays(leaves, band.minDays)
  const until = courierDays(leaves, band.maxDays)
  // Close to the day's last round, within six hours, the promise is a time of day.
  const latest =
    band.maxDays === 0 ? new Date(startOfIstDate(until) + lastRoundHour * hourMs) : until
  const { label } = deliveryPromise({ now, from, to: latest, showRange })
  return { from, to: until, label }
}
