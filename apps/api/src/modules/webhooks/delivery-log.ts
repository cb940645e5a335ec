import type { Body, Query } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import { counted } from '../../platform/db/paging.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { bodyOf } from './body-of.ts'
import { deliveryUnknown, endpointUnknown, stillWaiting, webhookPaused } from './errors.ts'
import {
  countDeliveries,
  findDelivery,
  lockDelivery,
  replayFailed,
  replayOne,
  selectDeliveries,
} from './store/deliveries.ts'
import { lockEndpoint } from './store/endpoints.ts'
import { deliveryView } from './view.ts'

export async function listDeliveries(
  { db }: Context,
  query: Query<'staffListWebhookDeliveries'>,
): Promise<HandlerResult<'staffListWebhookDeliveries'>> {
  const [rows, many] = await Promise.all([selectDeliveries(db, query), countDeliveries(db, query)])
  return ok({ success: true, deliveries: rows.map(deliveryView), ...counted(many) })
}

export async function showDelivery(
  { db }: Context,
  id: string,
): Promise<HandlerResult<'staffGetWebhookDelivery'>> {
  const found = await findDelivery(db, id)
  if (found === undefined) return deliveryUnknown()
  const { delivery } = found
  return ok({
    success: true,
    delivery: { ...deliveryView(found), body: bodyOf(delivery), answer: delivery.answer },
  })
}

/** Sends a delivery again that was answered or abandoned, under its id. */
export async function replayDelivery(
  context: Context,
  { staffId }: StaffCaller,
  id: string,
): Promise<HandlerResult<'staffReplayWebhookDelivery'>> {
  const replayed = await decideInTransaction(context.db, async (tx) => {
    const found = await findDelivery(tx, id)
    if (found === undefined) return deliveryUnknown()
    const endpoint = await lockEndpoint(tx, found.delivery.endpointId)
    const delivery = await lockDelivery(tx, id)
    if (endpoint === undefined || delivery === undefined) return deliveryUnknown()
    if (endpoint.paused !== null) return webhookPaused()
    if (delivery.state === 'waiting') return stillWaiting()
    await replayOne(tx, id)
    await recordAudit(tx, {
      by: staffId,
      action: 'webhook.replay',
      subject: { kind: 'webhook', id: endpoint.id },
      after: { delivery: id, event: delivery.event },
      at: context.clock.now(),
    })
    return ok(undefined)
  })
  return replayed.ok ? showDelivery(context, id) : replayed
}

/** Sends again what an address has missed since a moment. */
export async function replayMissed(
  { db, clock }: Context,
  { staffId }: StaffCaller,
  id: string,
  { since }: Body<'staffReplayFailedWebhooks'>,
): Promise<HandlerResult<'staffReplayFailedWebhooks'>> {
  return decideInTransaction(db, async (tx) => {
    const endpoint = await lockEndpoint(tx, id)
    if (endpoint === undefined) return endpointUnknown()
    if (endpoint.paused !== null) return webhookPaused()
    const replayed = await replayFailed(tx, id, new Date(since))
    if (replayed > 0)
      await recordAudit(tx, {
        by: staffId,
        action: 'webhook.replay',
        subject: { kind: 'webhook', id },
        after: { since, deliveries: replayed },
        at: clock.now(),
      })
    return ok({ success: true as const, replayed })
  })
}
