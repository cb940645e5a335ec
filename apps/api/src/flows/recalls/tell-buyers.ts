import { MOST_RECALL_REMINDERS, RECALL_CLASS_WORDS } from '@upchar/kernel/recalls'
import {
  insertNotices,
  lockRecall,
  selectRecallsToFollow,
  setMails,
  updateReminded,
  updateRevoked,
  type RecallRow,
  type ToldBuyer,
} from '../../modules/recalls/index.ts'
import type { Context } from '../../platform/context.ts'
import { inTransaction, type Transaction } from '../../platform/db/database.ts'
import { recordMail } from '../../platform/mail/mail.ts'
import { recallMail, type RecallNews } from './recall-mail.ts'

/** Buyers of one transaction: a killed job has told so many more or fewer, and goes on. */
const atOnce = 200
const dayMs = 86_400_000

/** Writes to buyers in the transaction that notes it: each is written to exactly once. */
async function write(
  context: Context,
  tx: Transaction,
  recall: RecallRow,
  news: RecallNews,
  buyers: readonly ToldBuyer[],
): Promise<void> {
  const at = context.clock.now()
  const mails: { notice: string; mail: string }[] = []
  for (const { id: notice, orders } of buyers) {
    const latest = orders.find(({ email }) => email !== '')
    // Nothing to write to: the notice has no mail, and staff see that this buyer isn't reached.
    if (latest === undefined) continue
    const message = recallMail(context, recall, news, { orders, latest })
    mails.push({ notice, mail: await recordMail(tx, message, at, { orderId: latest.id }) })
  }
  await setMails(tx, mails)
}

type Step = (tx: Transaction, recall: RecallRow) => Promise<number>

/** Runs a step until it has nothing left, each time in a transaction that has the recall locked. Of one that is closed nothing is left. */
async function untilDone(context: Context, id: number, step: Step): Promise<void> {
  const once = () =>
    inTransaction(context.db, async (tx) => {
      const recall = await lockRecall(tx, id)
      return recall === undefined || recall.closedAt !== null ? 0 : step(tx, recall)
    })
  while ((await once()) > 0);
}

/** What each buyer of a recall is still to be told: that it is, that they haven't answered, or that it was a mistake (OPS-05). */
export async function tellBuyers(context: Context, id: number): Promise<void> {
  const at = context.clock.now()
  const batch = { recallId: id, most: atOnce, at }
  await untilDone(context, id, async (tx, recall) => {
    if (recall.withdrawnAt !== null) return 0
    const found = await insertNotices(tx, recall, batch)
    const fresh = found.filter(({ isNew }) => isNew)
    await write(context, tx, recall, 'recall', fresh)
    return found.length
  })
  await untilDone(context, id, async (tx, recall) => {
    if (recall.withdrawnAt !== null) return 0
    const before = new Date(at.getTime() - RECALL_CLASS_WORDS[recall.class].remindDays * dayMs)
    const due = { ...batch, reminders: MOST_RECALL_REMINDERS, before }
    const reminded = await updateReminded(tx, recall, due)
    await write(context, tx, recall, 'reminder', reminded)
    return reminded.length
  })
  await untilDone(context, id, async (tx, recall) => {
    if (recall.withdrawnAt === null) return 0
    const revoked = await updateRevoked(tx, batch)
    await write(context, tx, recall, 'withdrawn', revoked)
    return revoked.length
  })
}

/** Tells buyers whose parcels left after all, and reminds those who don't answer. */
export async function followRecalls(context: Context): Promise<void> {
  for (const id of await selectRecallsToFollow(context.db)) await tellBuyers(context, id)
}
