import type { EventState } from '@upchar/kernel/events'
import { err } from '@upchar/kernel/result'

const why: Readonly<Record<Exclude<EventState, 'open'>, string>> = {
  full: 'All places are taken. If you have one, it stays yours.',
  closed: 'Registration for this event is closed.',
  over: 'This event is over.',
  called_off: 'This event doesn’t take place.',
}

export const eventUnknown = () =>
  err({ code: 'event_unknown' as const, message: 'There is no such event.' })
export const eventNotOpen = (state: Exclude<EventState, 'open'>) =>
  err({ code: 'event_not_open' as const, message: why[state] })
export const linkInvalid = () =>
  err({
    code: 'link_invalid' as const,
    message: 'This link is incomplete or out of date. Copy the whole address from the email.',
  })
