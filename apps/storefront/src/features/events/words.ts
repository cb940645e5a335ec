import type { Answer } from '@upchar/contract/schema/endpoints'
import { formatIstDateTime, formatIstTime, istDate } from '@upchar/kernel/dates'
import type { EventState } from '@upchar/kernel/events'
import type { BadgeTone } from '@upchar/ui/badge'

export type ShopEvent = Answer<'getEvent'>['event']

/** The colour of each state. */
export const STATE_TONES: Readonly<Record<EventState, BadgeTone>> = {
  open: 'success',
  full: 'warning',
  closed: 'neutral',
  over: 'neutral',
  called_off: 'danger',
}

/** From when to when, on one day or several, in India. */
export const timeOf = ({
  starts_at: starts,
  ends_at: ends,
}: Pick<ShopEvent, 'starts_at' | 'ends_at'>): string =>
  `${formatIstDateTime(starts)} to ${
    istDate(starts) === istDate(ends) ? formatIstTime(ends) : formatIstDateTime(ends)
  }`

export const whereOf = ({ place, is_online }: Pick<ShopEvent, 'place' | 'is_online'>): string =>
  place === '' ? 'Online' : is_online ? `${place}, and online` : place
