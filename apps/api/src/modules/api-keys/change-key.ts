import type { Body } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { keyChanged, keyOver, keyUnknown } from './errors.ts'
import { keyState, overlapMs } from './rules.ts'
import { hashOfSecret, newKeySecret, wholeKey } from './secrets.ts'
import { lockKey, updateKey } from './store.ts'
import { keysAnswer, keysView } from './view.ts'

/** Makes a new secret; the one before stays good for a day, so that the other system can change over. */
export async function turnSecret(
  { db, clock }: Context,
  { staffId }: StaffCaller,
  id: string,
  { version }: Body<'staffTurnApiKeySecret'>,
): Promise<HandlerResult<'staffTurnApiKeySecret'>> {
  const [secret, at] = [newKeySecret(), clock.now()]
  return decideInTransaction(db, async (tx) => {
    const known = await lockKey(tx, id)
    if (known === undefined) return keyUnknown()
    if (keyState(known, at) !== 'active') return keyOver()
    if (known.version !== version) return keyChanged()
    await updateKey(tx, id, {
      version: version + 1,
      secretHash: hashOfSecret(secret),
      oldHash: known.secretHash,
      oldUntil: new Date(at.getTime() + overlapMs),
    })
    await recordAudit(tx, {
      by: staffId,
      action: 'api_key.secret',
      subject: { kind: 'api_key', id },
      after: { label: known.name },
      at,
    })
    return ok({
      success: true as const,
      id,
      secret: wholeKey(known.prefix, secret),
      keys: await keysView(tx, at),
    })
  })
}

/** Revokes a key: its next call is refused. */
export async function revokeKey(
  { db, clock }: Context,
  { staffId }: StaffCaller,
  id: string,
  { reason }: Body<'staffRevokeApiKey'>,
): Promise<HandlerResult<'staffRevokeApiKey'>> {
  const at = clock.now()
  const revoked = await decideInTransaction(db, async (tx) => {
    const known = await lockKey(tx, id)
    if (known === undefined) return keyUnknown()
    if (keyState(known, at) !== 'active') return keyOver()
    await updateKey(tx, id, { revokedBy: staffId, revokedAt: at, revokedReason: reason })
    await recordAudit(tx, {
      by: staffId,
      action: 'api_key.revoke',
      subject: { kind: 'api_key', id },
      before: { label: known.name, scopes: known.scopes },
      after: { reason },
      at,
    })
    return ok(undefined)
  })
  return revoked.ok ? keysAnswer(db, at) : revoked
}
