import type { Body } from '@upchar/contract/schema/endpoints'
import { err, ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { newId } from '../../platform/ids.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import { areKeys } from '../../platform/push/encrypt.ts'
import { isPushService } from '../../platform/push/services.ts'
import {
  deleteOwnSubscription,
  deleteSubscriptions,
  saveSubscription,
  selectSubscriptions,
} from './store.ts'

/** Devices of one buyer; a further one takes the oldest's place. */
const mostDevices = 10

/** APP-03: notes that the buyer wants texts on this device. */
export async function subscribePush(
  { config, db, clock }: Pick<Context, 'config' | 'db' | 'clock'>,
  shopper: Shopper,
  sessionId: string | null,
  { endpoint, keys }: Body<'subscribePush'>,
): Promise<HandlerResult<'subscribePush'>> {
  if (!isPushService(config, endpoint) || !areKeys(keys))
    return err({
      code: 'push_unsupported' as const,
      message: 'We can’t send notices to this browser. You get them by email.',
    })
  return decideInTransaction(db, async (tx) => {
    await saveSubscription(tx, shopper, {
      id: newId(),
      endpoint,
      ...keys,
      createdAt: clock.now(),
      sessionId,
    })
    const surplus = (await selectSubscriptions(tx, shopper)).slice(mostDevices)
    if (surplus.length > 0)
      await deleteSubscriptions(
        tx,
        surplus.map(({ id }) => id),
      )
    return ok({ success: true as const })
  })
}

/** APP-03: this device gets no more. Twice is as once. */
export async function unsubscribePush(
  { db }: Pick<Context, 'db'>,
  shopper: Shopper,
  { endpoint }: Body<'unsubscribePush'>,
): Promise<HandlerResult<'unsubscribePush'>> {
  await deleteOwnSubscription(db, shopper, endpoint)
  return ok({ success: true })
}
