import type { Context } from '../../platform/context.ts'
import { inTransaction, type Transaction } from '../../platform/db/database.ts'
import { recordMail } from '../../platform/mail/mail.ts'
import { shownTexts } from '../content/index.ts'
import { registered } from './mails.ts'
import { whenAndWhere, type ShopEvent } from './show-events.ts'
import { countTaken, lockSeats, selectWaiting, setRegistration } from './store.ts'

/** More than anybody gives back at once; the job goes on with the rest. */
const batch = 200

/** Until it begins, also when nobody new can register. */
const isToCome = ({ value }: ShopEvent, at: Date): boolean =>
  value.called_off === '' && Date.parse(value.starts_at) > at.getTime()

/** APP-02: gives free seats of an event to those who wait, the longest waiting first. Its seats are locked. */
export async function fillSeats(
  { config, clock }: Pick<Context, 'config' | 'clock'>,
  tx: Transaction,
  event: ShopEvent,
): Promise<void> {
  const at = clock.now()
  if (!isToCome(event, at)) return
  const { seats } = event.value
  const taken = (await countTaken(tx, [event.key])).get(event.key) ?? 0
  const free = seats === null ? batch : Math.min(batch, seats - taken)
  if (free <= 0) return
  for (const person of await selectWaiting(tx, event.key, free)) {
    await setRegistration(tx, person.id, {
      waitingSince: null,
      toldAs: whenAndWhere(event),
      eventEndsAt: new Date(event.value.ends_at),
    })
    await recordMail(tx, registered(config, event, person), at)
  }
}

/** Job: the same for every event, where staff have added seats. Safe to interrupt and to repeat. */
export async function fillAllSeats(context: Context): Promise<void> {
  for (const event of await shownTexts(context.db, 'event', context.clock.now()))
    await inTransaction(context.db, async (tx) => {
      await lockSeats(tx, event.key)
      await fillSeats(context, tx, event)
    })
}
