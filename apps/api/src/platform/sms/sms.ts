import { eq } from '../db/sql.ts'
import type { Context } from '../context.ts'
import type { Transaction } from '../db/database.ts'
import { newId } from '../ids.ts'
import { addJob } from '../jobs/jobs.ts'
import { smsMessage } from '../db/tables.ts'
import { smsProvider, type Sms } from './message.ts'
import { postSms } from './post-sms.ts'

/** Records a text message and the job that sends it in the caller's transaction (an outbox). */
export async function recordSms(tx: Transaction, { phone, text, forgetAt }: Sms, at: Date) {
  const id = newId()
  addJob(tx, 'send-sms', { messageId: id })
  await tx.insert(smsMessage).values({ id, phone, text, sent: false, createdAt: at, forgetAt })
}

/** Sends a recorded text message once, while it is of use; the development mailbox needs no sending. */
export async function sendSms(
  { db, config, clock }: Pick<Context, 'db' | 'config' | 'clock'>,
  id: string,
): Promise<void> {
  const provider = smsProvider(config)
  if (provider === undefined) return
  const [message] = await db.select().from(smsMessage).where(eq(smsMessage.id, id))
  if (message === undefined || message.sent || message.forgetAt <= clock.now()) return
  await postSms(provider, { phone: message.phone, text: message.text })
  // It holds a code, which nobody needs to read here.
  await db.update(smsMessage).set({ sent: true, text: '' }).where(eq(smsMessage.id, id))
}
