import { addDays, istDate, startOfIstDate, weekdayIndex, type IstDate } from '@upchar/kernel/dates'
import { deliveryPromise } from '@upchar/kernel/delivery'
import { kilometres, type Point } from '@upchar/kernel/distance'
import type { TransitBand } from '@upchar/reference/transit-bands'

/** A place that goods leave from. */
export type Warehouse = {
  id: number
  city: string
  stateCode: string
  at: Point
  cutOffHour: number
  worksSunday: boolean
}

/** When goods from one warehouse arrive; `label` reads after "Delivery" (UI-16). */
export type Arrival = { from: IstDate; to: IstDate; label: string; shipsFrom: string }

/** Hour (IST) at which a courier's last round of the day ends. */
const lastRoundHour = 20
const hourMs = 3_600_000
const sunday = 0

/** Hour of the day in India, 0 to 23. */
const istHour = (at: Date): number =>
  Math.floor((at.getTime() - startOfIstDate(istDate(at))) / hourMs)

/** The band that reaches: of the rows in force the smallest distance that covers, its newest row. */
function bandFor(bands: readonly TransitBand[], km: number, on: IstDate): TransitBand | undefined {
  let best: TransitBand | undefined
  for (const band of bands) {
    if (band.validFrom > on || band.maxKm < km) continue
    if (
      best === undefined ||
      band.maxKm < best.maxKm ||
      (band.maxKm === best.maxKm && band.validFrom > best.validFrom)
    )
      best = band
  }
  return best
}

/** The day on which an order made now leaves: today before the cut-off, else the next day that the warehouse works. */
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

/** When goods in stock at the warehouse reach a point; undefined when no band reaches so far. */
export function arrivalFrom(
  warehouse: Warehouse,
  to: Point,
  bands: readonly TransitBand[],
  now: Date,
  showRange: boolean,
): Arrival | undefined {
  const band = bandFor(bands, kilometres(warehouse.at, to), istDate(now))
  if (band === undefined) return undefined
  const leaves = dispatchDay(warehouse, now)
  const from = courierDays(leaves, band.minDays)
  const until = courierDays(leaves, band.maxDays)
  // A day's last round is a moment: within six hours of it the promise is a time of day.
  const latest =
    band.maxDays === 0 ? new Date(startOfIstDate(until) + lastRoundHour * hourMs) : until
  const { label } = deliveryPromise({ now, from, to: latest, showRange })
  return { from, to: until, label, shipsFrom: warehouse.city }
}
