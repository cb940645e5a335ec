import type { Body } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction, type Transaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { newId } from '../../platform/ids.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { newWebhookSecret } from '../../platform/outgoing-webhooks/sign-webhook.ts'
import { webhookAddress } from '../../platform/outgoing-webhooks/webhook-address.ts'
import { addressRefused, endpointUnknown, webhookChanged, webhooksFull } from './errors.ts'
import { overlapMs } from './rules.ts'
import { sealSecret } from './secrets.ts'
import { queueWaiting } from './store/deliveries.ts'
import {
  deleteEndpoint,
  insertEndpoint,
  lockAdditions,
  lockEndpoint,
  selectEndpoints,
  updateEndpoint,
  type EndpointRow,
} from './store/endpoints.ts'
import { webhooksAnswer, webhooksView } from './view.ts'

const most = 20

/** Enters an address; its secret is in this answer only. */
export async function addEndpoint(
  { config, db, clock }: Context,
  { staffId }: StaffCaller,
  { url: text, description, events }: Body<'staffAddWebhook'>,
): Promise<HandlerResult<'staffAddWebhook'>> {
  const url = webhookAddress(config, text)?.href
  if (url === undefined) return addressRefused()
  const [id, secret, at] = [newId(), newWebhookSecret(), clock.now()]
  return decideInTransaction(db, async (tx) => {
    await lockAdditions(tx)
    if ((await selectEndpoints(tx)).length >= most) return webhooksFull()
    const sealed = sealSecret(config.secret, id, secret)
    const said = { url, description, events }
    await insertEndpoint(tx, { id, ...said, secret: sealed, madeBy: staffId, madeAt: at })
    await audit(tx, 'webhook.add', { by: staffId, id, at, after: said })
    return ok({ success: true as const, id, secret, webhooks: await webhooksView(tx, at) })
  })
}

type AuditAction = `webhook.${'add' | 'change' | 'secret' | 'remove'}`

const audit = (
  tx: Transaction,
  action: AuditAction,
  {
    id,
    ...fact
  }: { by: string; id: string; at: Date } & Partial<
    Record<'before' | 'after', Record<string, unknown>>
  >,
) => recordAudit(tx, { ...fact, action, subject: { kind: 'webhook', id } })

/** Locks the endpoint that staff have seen, runs a change of it and answers with all. */
const changing = <R>(
  { db }: Context,
  { id, version }: { id: string; version: number },
  change: (tx: Transaction, known: EndpointRow) => Promise<R>,
) =>
  decideInTransaction(db, async (tx) => {
    const known = await lockEndpoint(tx, id)
    if (known === undefined) return endpointUnknown()
    return known.version === version ? ok(await change(tx, known)) : webhookChanged()
  })

const factsOf = ({ url, description, events, paused }: EndpointRow) => ({
  url,
  description,
  events,
  is_active: paused === null,
})

/** Changes an address; one that becomes active is sent what waits. */
export async function changeEndpoint(
  context: Context,
  { staffId }: StaffCaller,
  id: string,
  { version, is_active: isActive, url: text, ...said }: Body<'staffChangeWebhook'>,
): Promise<HandlerResult<'staffChangeWebhook'>> {
  const url = webhookAddress(context.config, text)?.href
  if (url === undefined) return addressRefused()
  const at = context.clock.now()
  const changed = await changing(context, { id, version }, async (tx, known) => {
    const resumes = isActive && known.paused !== null
    await updateEndpoint(tx, known, {
      ...said,
      url,
      paused: isActive ? null : (known.paused ?? 'staff'),
      ...(resumes && { failingSince: null, isSlow: false }),
    })
    if (resumes) await queueWaiting(tx, id)
    const after = { url, ...said, is_active: isActive }
    await audit(tx, 'webhook.change', { by: staffId, id, at, before: factsOf(known), after })
  })
  return changed.ok ? webhooksAnswer(context.db, at) : changed
}

/** Makes a new secret; the one before stays good for a day. */
export async function turnSecret(
  context: Context,
  { staffId }: StaffCaller,
  id: string,
  { version }: Body<'staffTurnWebhookSecret'>,
): Promise<HandlerResult<'staffTurnWebhookSecret'>> {
  const { config, clock, db } = context
  const [secret, at] = [newWebhookSecret(), clock.now()]
  const turned = await changing(context, { id, version }, async (tx, known) => {
    await updateEndpoint(tx, known, {
      secret: sealSecret(config.secret, id, secret),
      oldSecret: known.secret,
      oldSecretUntil: new Date(at.getTime() + overlapMs),
    })
    await audit(tx, 'webhook.secret', { by: staffId, id, at, after: { url: known.url } })
  })
  if (!turned.ok) return turned
  return ok({ success: true as const, id, secret, webhooks: await webhooksView(db, at) })
}

export async function removeEndpoint(
  context: Context,
  { staffId }: StaffCaller,
  id: string,
  { version }: Body<'staffRemoveWebhook'>,
): Promise<HandlerResult<'staffRemoveWebhook'>> {
  const at = context.clock.now()
  const removed = await changing(context, { id, version }, async (tx, known) => {
    await deleteEndpoint(tx, id)
    await audit(tx, 'webhook.remove', { by: staffId, id, at, before: factsOf(known) })
  })
  return removed.ok ? webhooksAnswer(context.db, at) : removed
}
