import type { FastifyRequest } from 'fastify'
import { istDate } from '@upchar/kernel/dates'
import type { Context } from '../../platform/context.ts'
import { takeFrom } from '../../platform/http/limits.ts'
import { networkOf } from '../../platform/http/network-of.ts'
import { equalSecrets } from '../../platform/ids.ts'
import type { KeyIdentity } from '../../platform/identity/identity.ts'
import { callsPerMinute, keyState, shortNetwork } from './rules.ts'
import { hashOfSecret, partsOfKey } from './secrets.ts'
import { findByPrefix, updateKey, type KeyRow } from './store.ts'

/** In the header only: addresses are kept in logs and histories. Other tokens aren't ours to judge. */
const shownKey = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer +(upk_.*)$/i.exec(headers.authorization ?? '')?.[1]

/** Compares hashes in constant time, both of them always. */
function fits({ secretHash, oldHash, oldUntil }: KeyRow, secret: string, at: Date): boolean {
  const shown = hashOfSecret(secret)
  const isNow = equalSecrets(secretHash, shown)
  const isOld = equalSecrets(oldHash ?? '', shown)
  return isNow || (isOld && oldUntil !== null && at < oldUntil)
}

/** The day and the network of the last use, written when one of them changes. */
async function noteUse(
  { db }: Pick<Context, 'db'>,
  { id, usedOn, usedFrom }: KeyRow,
  request: FastifyRequest,
  at: Date,
): Promise<void> {
  const use = { usedOn: istDate(at), usedFrom: shortNetwork(networkOf(request)) }
  if (usedOn !== use.usedOn || usedFrom !== use.usedFrom) await updateKey(db, id, use)
}

/** Identifies the calling system by its API key. Looked up on each call, so that revoking takes effect at once. */
export const keyIdentity =
  (source: Pick<Context, 'config' | 'db' | 'clock'>) =>
  async (request: FastifyRequest): Promise<KeyIdentity> => {
    const shown = shownKey(request)
    if (shown === undefined) return { state: 'none' }
    const parts = partsOfKey(shown)
    const row = parts && (await findByPrefix(source.db, parts.prefix))
    const at = source.clock.now()
    // Only whoever has the secret learns that a key was good once.
    if (parts === undefined || row === undefined || !fits(row, parts.secret, at))
      return { state: 'unknown' }
    const state = keyState(row, at)
    if (state !== 'active') return { state }
    const taken = await takeFrom(source, [
      { key: `api key ${row.id}`, max: callsPerMinute, seconds: 60 },
    ])
    if (!taken.ok) return { state: 'limited', seconds: taken.error }
    await noteUse(source, row, request, at)
    return { state: 'good', key: { keyId: row.id, scopes: row.scopes } }
  }
