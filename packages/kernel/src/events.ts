/** What can be done about an event now (APP-02). */
export const EVENT_STATES = Object.freeze(['open', 'full', 'closed', 'over', 'called_off'] as const)
/** One of {@link EVENT_STATES}. */
export type EventState = (typeof EVENT_STATES)[number]

/** Every state in words. */
export const EVENT_STATE_WORDS: Readonly<Record<EventState, string>> = Object.freeze({
  open: 'Registration is open',
  full: 'Fully booked, with a waiting list',
  closed: 'Registration is closed',
  over: 'Over',
  called_off: 'Cancelled',
})

/** The state of an event with `taken` of its `seats`; null: without a limit. Registration closes at `closesAt`, at the latest when it begins. */
export function eventState(
  {
    startsAt,
    endsAt,
    closesAt,
    seats,
    calledOff,
  }: {
    startsAt: number
    endsAt: number
    closesAt: number | null
    seats: number | null
    calledOff: boolean
  },
  taken: number,
  now: number,
): EventState {
  if (calledOff) return 'called_off'
  if (endsAt <= now) return 'over'
  if (Math.min(startsAt, closesAt ?? startsAt) <= now) return 'closed'
  return seats !== null && taken >= seats ? 'full' : 'open'
}
