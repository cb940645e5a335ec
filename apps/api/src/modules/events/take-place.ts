import type { Body } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import { normaliseEmail } from '@upchar/kernel/validate'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { newId } from '../../platform/ids.ts'
import { recordMail } from '../../platform/mail/mail.ts'
import { eventNotOpen, eventUnknown, linkInvalid } from './errors.ts'
import { opensPlace, registered } from './mails.ts'
import { findEvent, stateOf, whenAndWhere } from './show-events.ts'
import { countTaken, findRegistration, leave, lockSeats, saveRegistration } from './store.ts'

/**
 * APP-02: registers one person. Of two who want the last seat one gets it. Who has a place already reads the same as who hasn't, also
 * when the event is full: nobody learns who comes.
 */
export const registerForEvent = (
  { config, db, clock }: Pick<Context, 'config' | 'db' | 'clock'>,
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
      message: `You are registered. ${email} gets an email with the time, the way there and a link to give the place up.`,
    })
    const state = stateOf(event, (await countTaken(tx, [key])).get(key) ?? 0, at)
    if (state !== 'open') return eventNotOpen(state)
    // Who was told that it doesn't take place registers anew once it does.
    if (before !== undefined && before.leftAt === null && before.toldOffAt === null) return said
    const row = {
      id: before?.id ?? newId(),
      eventKey: key,
      name,
      email,
      registeredAt: at,
      leftAt: null,
      toldOffAt: null,
      toldAs: whenAndWhere(event),
      eventEndsAt: new Date(event.value.ends_at),
    }
    await saveRegistration(tx, row)
    await recordMail(tx, registered(config, event, row), at)
    return said
  })

/** Gives a place up. Twice is as once. */
export const leaveEvent = (
  { config, db, clock }: Pick<Context, 'config' | 'db' | 'clock'>,
  { id, key }: Body<'leaveEvent'>,
): Promise<HandlerResult<'leaveEvent'>> =>
  decideInTransaction(db, async (tx) => {
    if (!opensPlace(config, id, key)) return linkInvalid()
    if ((await findRegistration(tx, { id })) === undefined) return linkInvalid()
    await leave(tx, id, clock.now())
    return ok({
      success: true as const,
      message: 'Your place is free for somebody else. Thank you for telling us.',
    })
  })
