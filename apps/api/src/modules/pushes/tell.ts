import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { addJob } from '../../platform/jobs/jobs.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import type { PushText } from '../../platform/push/push-text.ts'
import { sendPush } from '../../platform/push/send-push.ts'
import { alertRefused, type AlertContext } from './alert-refused.ts'
import { deleteSubscriptions, findSubscription, selectSubscriptions } from './store.ts'

/** Sends a text to each device of a buyer, by a job for each: one that fails is tried again alone. */
export async function tellDevices(
  { db }: Pick<Context, 'db'>,
  shopper: Shopper,
  text: PushText,
): Promise<void> {
  const devices = await selectSubscriptions(db, shopper)
  if (devices.length === 0) return
  await inTransaction(db, async (tx) => {
    for (const { id } of devices)
      addJob(tx, 'send-push', { subscriptionId: id, text }, { key: `push:${id}:${text.tag}` })
  })
}

/** Job: sends one text to one device. A subscription that has ended is deleted (RFC 8030, 7.3). */
export async function sendToDevice(
  context: AlertContext,
  subscriptionId: string,
  text: PushText,
): Promise<void> {
  const device = await findSubscription(context.db, subscriptionId)
  if (device === undefined) return
  const sent = await sendPush(context, device, text)
  if (sent === 'gone') await deleteSubscriptions(context.db, [subscriptionId])
  if (sent === 'refused') await alertRefused(context, new URL(device.endpoint).hostname)
}
