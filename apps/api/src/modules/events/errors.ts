import type { EventState } from '@upchar/kernel/events'
import { err } from '@upchar/kernel/result'

/** What keeps everybody from registering; when it is full, one waits for a place. */
type Shut = Exclude<EventState, 'open' | 'full'>
const why: Readonly<Record<Shut, string>> = {
  closed: 'Registration for this event is closed.',
  over: 'This event is over.',
  called_off: 'This event doesn’t take place.',
}

export const eventUnknown = () =>
  err({ code: 'event_unknown' as const, message: 'There is no such event.' })
export const eventNotOpen = (state: Shut) =>
  err({ code: 'event_not_open' as const, message: why[state] })
export const linkInvalid = () =>
  err({
    code: 'link_invalid' as const,
    message: 'This link is incomplete or out of date. Copy the whole address from the email.',
  })
