import type { Answer } from '@upchar/contract/schema/endpoints'
import { eventState } from '@upchar/kernel/events'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import type { Handle } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { shownTexts, type Shown } from '../content/index.ts'
import { eventUnknown } from './errors.ts'
import { countTaken } from './store.ts'

export type ShopEvent = Pick<Shown<'event'>, 'key' | 'value'>
const shownOver = 12

/** In seconds since it was first shown: more with each version. */
export const revisionOf = ({
  startsAt,
  firstAt,
}: Pick<Shown<'event'>, 'startsAt' | 'firstAt'>): number =>
  Math.floor((startsAt.getTime() - firstAt.getTime()) / 1000)

/** What people who registered must know of an event: when and where it is. */
export const whenAndWhere = ({ value }: ShopEvent): string =>
  JSON.stringify([
    new Date(value.starts_at).toISOString(),
    new Date(value.ends_at).toISOString(),
    value.place,
    value.online,
  ])

export const stateOf = ({ value }: ShopEvent, taken: number, now: Date) =>
  eventState(
    {
      startsAt: Date.parse(value.starts_at),
      endsAt: Date.parse(value.ends_at),
      closesAt: value.closes_at === null ? null : Date.parse(value.closes_at),
      seats: value.seats,
      calledOff: value.called_off !== '',
    },
    taken,
    now.getTime(),
  )

const rowOf = (event: ShopEvent, taken: number, now: Date) => ({
  slug: event.key,
  title: event.value.title,
  summary: event.value.summary,
  starts_at: new Date(event.value.starts_at).toISOString(),
  ends_at: new Date(event.value.ends_at).toISOString(),
  place: event.value.place,
  is_online: event.value.online !== '',
  state: stateOf(event, taken, now),
})

/** An event with `taken` of its seats, as buyers see it. */
export function eventView(event: ShopEvent, taken: number, now: Date): Answer<'getEvent'>['event'] {
  const { blocks, seats, starts_at: starts, closes_at: closes, called_off } = event.value
  const last = Math.min(Date.parse(starts), Date.parse(closes ?? starts))
  return {
    ...rowOf(event, taken, now),
    blocks,
    closes_at: new Date(last).toISOString(),
    seats_left: seats === null ? null : Math.max(0, seats - taken),
    called_off,
  }
}

/** The event that buyers see under a key. */
export const findEvent = async (
  handle: Handle,
  key: string,
  at: Date,
): Promise<Shown<'event'> | undefined> =>
  (await shownTexts(handle, 'event', at)).find((one) => one.key === key)

const byStart = (a: ShopEvent, b: ShopEvent): number =>
  Date.parse(a.value.starts_at) - Date.parse(b.value.starts_at) || (a.key < b.key ? -1 : 1)

/** APP-02: what is to come, soonest first, and what is over, newest first. */
export async function listEvents({
  db,
  clock,
}: Pick<Context, 'db' | 'clock'>): Promise<HandlerResult<'listEvents'>> {
  const now = clock.now()
  const events = (await shownTexts(db, 'event', now)).toSorted(byStart)
  const taken = await countTaken(
    db,
    events.map(({ key }) => key),
  )
  const isOver = ({ value }: ShopEvent) => Date.parse(value.ends_at) <= now.getTime()
  const view = (event: ShopEvent) => rowOf(event, taken.get(event.key) ?? 0, now)
  return ok({
    success: true,
    coming: events.filter((event) => !isOver(event)).map(view),
    over: events.filter(isOver).toReversed().slice(0, shownOver).map(view),
  })
}

export async function showEvent({ db, clock }: Pick<Context, 'db' | 'clock'>, key: string) {
  const now = clock.now()
  const event = await findEvent(db, key, now)
  if (event === undefined) return eventUnknown()
  const taken = await countTaken(db, [key])
  return ok({ success: true as const, event: eventView(event, taken.get(key) ?? 0, now) })
}
