import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { recordMail } from '../../platform/mail/mail.ts'
import { shownTexts } from '../content/index.ts'
import { moved } from './mails.ts'
import { whenAndWhere, type ShopEvent } from './show-events.ts'
import { lockMoved, markMoved } from './store.ts'

const batch = 200

/** Tells some of those who know another time or place. Who registered before that was kept is told nothing the first time. */
const tellSome = ({ config, db, clock }: Context, event: ShopEvent): Promise<number> =>
  inTransaction(db, async (tx) => {
    const now = whenAndWhere(event)
    const people = await lockMoved(tx, event.key, now, batch)
    for (const person of people)
      if (person.toldAs !== null) await recordMail(tx, moved(config, event, person), clock.now())
    if (people.length > 0)
      await markMoved(
        tx,
        people.map(({ id }) => id),
        { toldAs: now, eventEndsAt: new Date(event.value.ends_at) },
      )
    return people.length
  })

/**
 * APP-02: writes to everybody with a place at an event that has another time or place now: once, whatever was changed since the job
 * ran last. Safe to interrupt and to repeat.
 */
export async function tellMoved(context: Context): Promise<void> {
  const now = context.clock.now()
  const coming = (await shownTexts(context.db, 'event', now)).filter(
    ({ value }) => value.called_off === '' && Date.parse(value.ends_at) > now.getTime(),
  )
  for (const event of coming) while ((await tellSome(context, event)) >= batch);
}
