import { addDays, formatIstDate, formatIstTime, isIstDate, istDate, toEpoch } from './dates.ts'
import type { Instant, IstDate } from './dates.ts'

/** Below this time to the latest arrival, the promise is a time of day (UI-16). */
const TIME_OF_DAY_THRESHOLD_MS = 6 * 60 * 60_000

/** The expected arrival, and the current time. */
export type DeliveryWindow = {
  now: Instant
  /** Earliest arrival: an instant or a day in India. */
  from: Instant | IstDate
  /** Latest arrival; by default the earliest. A day means its end, so it yields no time of day. */
  to?: Instant | IstDate | undefined
  /** Config flag show_delivery_tat_range: false shows the latest day only. Default true. */
  showRange?: boolean | undefined
}

/** The text of a delivery promise. `past`: the window is over, so show it as late instead of promising it. */
export type DeliveryPromise = {
  readonly kind: 'time' | 'today' | 'tomorrow' | 'day' | 'range' | 'past'
  /** Follows "Delivery": `by 4:30 PM`, `today`, `tomorrow`, `Tue, 24 Nov`, `Tue, 24 Nov – Thu, 26 Nov`. */
  readonly label: string
  readonly from: IstDate
  readonly to: IstDate
}

function isDay(value: Instant | IstDate): value is IstDate {
  return typeof value === 'string' && isIstDate(value)
}

function dayOf(value: Instant | IstDate): IstDate {
  return isDay(value) ? value : istDate(value)
}

function dayWords(day: IstDate, today: IstDate): Pick<DeliveryPromise, 'kind' | 'label'> {
  if (day === today) return { kind: 'today', label: 'today' }
  if (day === addDays(today, 1)) return { kind: 'tomorrow', label: 'tomorrow' }
  return { kind: 'day', label: formatIstDate(day, 'day') }
}

/**
 * UI-16: a time of day under six hours, else today, tomorrow, a day, or a range of days. A range that has begun starts
 * today. Throws RangeError if the latest arrival is on a day before the earliest.
 */
export function deliveryPromise(window: DeliveryWindow): DeliveryPromise {
  const latest = window.to ?? window.from
  const today = istDate(window.now)
  const first = dayOf(window.from)
  const to = dayOf(latest)
  if (to < first) throw new RangeError(`Delivery window ends (${to}) before it begins (${first})`)
  if (to < today) return { kind: 'past', label: formatIstDate(to, 'day'), from: first, to }
  const from = first < today ? today : first

  const left = isDay(latest) ? undefined : toEpoch(latest) - toEpoch(window.now)
  if (left !== undefined && left >= 0 && left < TIME_OF_DAY_THRESHOLD_MS) {
    const time = formatIstTime(latest as Instant)
    return { kind: 'time', label: to === today ? `by ${time}` : `by ${time} tomorrow`, from, to }
  }
  if (from === to || window.showRange === false) return { ...dayWords(to, today), from, to }
  return {
    kind: 'range',
    label: `${formatIstDate(from, 'day')} – ${formatIstDate(to, 'day')}`,
    from,
    to,
  }
}
