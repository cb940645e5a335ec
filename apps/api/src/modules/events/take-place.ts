import type { Body } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import { normaliseEmail } from '@upchar/kernel/validate'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction, type Transaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { newId } from '../../platform/ids.ts'
import { recordMail } from '../../platform/mail/mail.ts'
import { eventNotOpen, eventUnknown, linkInvalid } from './errors.ts'
import { fillSeats } from './fill-seats.ts'
import { confirmation, opensPlace, registered, waiting } from './mails.ts'
import { findEvent, stateOf, whenAndWhere } from './show-events.ts'
import {
  countTaken,
  findRegistration,
  lockSeats,
  saveRegistration,
  setRegistration,
  type Registration,
} from './store.ts'

type Tools = Pick<Context, 'config' | 'db' | 'clock'>

/** So often at most an address gets the mail that asks for a confirmation. */
const askAgainMs = 15 * 60_000

/** Whether it has a place or waits for one. Who was told that it doesn't take place registers anew once it does. */
const stands = (row: Registration): boolean =>
  row.confirmedAt !== null && row.leftAt === null && row.toldOffAt === null

/**
 * APP-02: asks an address to confirm. Nothing is taken until its link is followed, so a stranger's address fills no seat; and nobody
 * learns who comes, as the answer is the same for an address that has a place.
 */
export const registerForEvent = (
  { config, db, clock }: Tools,
  key: string,
  { name, email: typed }: Body<'registerForEvent'>,
): Promise<HandlerResult<'registerForEvent'>> =>
  decideInTransaction(db, async (tx) => {
    const at = clock.now()
    await lockSeats(tx, key)
    const event = await findEvent(tx, key, at)
    if (event === undefined) return eventUnknown()
    const email = normaliseEmail(typed)
    const before = await findRegistration(tx, { key, email })
    const said = ok({
      success: true as const,
      message: `Follow the link in the email to ${email}: then you are registered. Who is registered already gets none.`,
    })
    const state = stateOf(event, 0, at)
    if (state !== 'open' && state !== 'full') return eventNotOpen(state)
    if (before !== undefined && stands(before)) return said
    const isAsked =
      before !== undefined &&
      before.confirmedAt === null &&
      at.getTime() - before.registeredAt.getTime() < askAgainMs
    if (isAsked) return said
    const row = {
      id: before?.id ?? newId(),
      eventKey: key,
      name,
      email,
      registeredAt: at,
      confirmedAt: null,
      waitingSince: null,
      leftAt: null,
      toldOffAt: null,
      toldAs: null,
      eventEndsAt: at,
    }
    await saveRegistration(tx, row)
    await recordMail(tx, confirmation(config, event, row), at)
    return said
  })

/** Changes a registration by the link in its mail, with the seats of its event locked. */
const changeByLink = <R extends HandlerResult<'confirmPlace' | 'leaveEvent'>>(
  { config, db, clock }: Tools,
  { id, key }: Body<'leaveEvent'>,
  change: (tx: Transaction, row: Registration, at: Date) => Promise<R>,
) =>
  decideInTransaction(db, async (tx) => {
    const found = opensPlace(config, id, key) ? await findRegistration(tx, { id }) : undefined
    if (found === undefined) return linkInvalid()
    await lockSeats(tx, found.eventKey)
    const row = await findRegistration(tx, { id })
    return row === undefined ? linkInvalid() : change(tx, row, clock.now())
  })

/** Takes a place by the link in the mail, or one of the waiting list. Of two who want the last seat one gets it. Twice is as once. */
export const confirmPlace = (
  context: Tools,
  link: Body<'confirmPlace'>,
): Promise<HandlerResult<'confirmPlace'>> =>
  changeByLink(context, link, async (tx, row, at) => {
    const event = await findEvent(tx, row.eventKey, at)
    if (event === undefined) return linkInvalid()
    // Who waits longer comes first.
    await fillSeats(context, tx, event)
    const now = await findRegistration(tx, { id: row.id })
    const state = stateOf(event, (await countTaken(tx, [row.eventKey])).get(row.eventKey) ?? 0, at)
    const isDone = now !== undefined && stands(now)
    const waits = isDone ? now.waitingSince !== null : state === 'full'
    const said = ok({
      success: true as const,
      message: waits
        ? 'All places are taken. You are on the waiting list, and get an email as soon as a place is yours.'
        : 'You are registered. An email has the time, the way there and a link to give the place up.',
    })
    if (isDone) return said
    if (state !== 'open' && state !== 'full') return eventNotOpen(state)
    await setRegistration(tx, row.id, {
      confirmedAt: at,
      waitingSince: waits ? at : null,
      leftAt: null,
      toldOffAt: null,
      toldAs: whenAndWhere(event),
      eventEndsAt: new Date(event.value.ends_at),
    })
    const mail = waits
      ? waiting(context.config, event, row)
      : registered(context.config, event, { ...row, waitingSince: null })
    await recordMail(tx, mail, at)
    return said
  })

/** Gives a place up, which goes to whoever waits longest. Twice is as once. */
export const leaveEvent = (
  context: Tools,
  link: Body<'leaveEvent'>,
): Promise<HandlerResult<'leaveEvent'>> =>
  changeByLink(context, link, async (tx, row, at) => {
    if (row.leftAt === null) {
      await setRegistration(tx, row.id, { leftAt: at, waitingSince: null })
      const event = await findEvent(tx, row.eventKey, at)
      if (event !== undefined) await fillSeats(context, tx, event)
    }
    return ok({
      success: true as const,
      message: 'Your place is free for somebody else. Thank you for telling us.',
    })
  })
