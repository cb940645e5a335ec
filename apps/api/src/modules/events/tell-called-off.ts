import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { recordMail } from '../../platform/mail/mail.ts'
import { shownTexts } from '../content/index.ts'
import { calledOff } from './mails.ts'
import { lockUntold, markTold } from './store.ts'

const batch = 200

/** Job: writes to everybody with a place at an event that doesn't take place, once. Safe to interrupt and to repeat. */
export async function tellCalledOff({ config, db, clock }: Context): Promise<void> {
  const now = clock.now()
  const off = new Map(
    (await shownTexts(db, 'event', now))
      .filter(({ value }) => value.called_off !== '' && Date.parse(value.ends_at) > now.getTime())
      .map((event) => [event.key, event]),
  )
  if (off.size === 0) return
  const tellSome = () =>
    inTransaction(db, async (tx) => {
      const untold = await lockUntold(tx, [...off.keys()], batch)
      for (const { eventKey, email } of untold) {
        const event = off.get(eventKey)
        if (event !== undefined) await recordMail(tx, calledOff(config, event, email), now)
      }
      await markTold(
        tx,
        untold.map(({ id }) => id),
        now,
      )
      return untold.length
    })
  while ((await tellSome()) >= batch);
}
