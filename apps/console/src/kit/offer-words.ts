import { dispatchedWithin, MOST_DISPATCH_DAYS } from '@upchar/kernel/dispatch-days'
import type { BadgeTone } from '@upchar/ui/badge'

export type PriceState = 'planned' | 'running' | 'over'

/** The states of dated prices and vouchers. */
export const PRICE_STATES: Readonly<Record<PriceState, { words: string; tone: BadgeTone }>> = {
  running: { words: 'Running', tone: 'success' },
  planned: { words: 'Planned', tone: 'info' },
  over: { words: 'Ended', tone: 'neutral' },
}

/** The longest reason of a price, as the server takes it. */
export const REASON_LONGEST = 300

export const nameOf = ({ title, option_label: option }: { title: string; option_label: string }) =>
  option === '' ? title : `${title}, ${option}`

/** The field for an offer's dispatch time; what is typed there, and what is wrong with it. */
export const DISPATCH_FIELD = {
  label: 'Dispatched within, working days',
  hint: '0: the same day',
} as const
export const isDispatch = (typed: string): boolean =>
  /^\d{1,2}$/.test(typed.trim()) && Number(typed) <= MOST_DISPATCH_DAYS
export const DISPATCH = `Enter 0 to ${MOST_DISPATCH_DAYS} days`

export const dispatchWords = (days: number): string =>
  days === 0 ? 'Dispatched the same day' : dispatchedWithin(days)
