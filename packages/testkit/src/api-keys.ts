import type { ApiScope } from '@upchar/kernel/api-scopes'
import {
  hashOfSecret,
  newKeySecret,
  newPrefix,
  wholeKey,
} from '@upchar/api/internals/modules/api-keys/secrets'
import { apiKey } from '@upchar/api/internals/modules/api-keys/tables'
import { newId } from '@upchar/api/internals/platform/ids'
import type { World } from './world.ts'

/** An API key of a system, as staff make them: `secret` is the whole key, `headers` send it. */
export async function makeApiKey(
  world: Pick<World, 'db' | 'context' | 'clock'>,
  scopes: readonly ApiScope[],
  { lastDay = null, isRevoked = false }: { lastDay?: string | null; isRevoked?: boolean } = {},
): Promise<{ id: string; secret: string; headers: { authorization: string } }> {
  const [id, prefix, random, at] = [
    newId(),
    newPrefix(world.context.config),
    newKeySecret(),
    world.clock.now(),
  ]
  await world.db.insert(apiKey).values({
    id,
    prefix,
    name: `Test system ${id.slice(0, 4)}`,
    secretHash: hashOfSecret(random),
    scopes: [...scopes],
    lastDay,
    reason: 'for a test',
    madeBy: 'nobody',
    madeAt: at,
    ...(isRevoked && { revokedBy: 'nobody', revokedAt: at, revokedReason: 'for a test' }),
  })
  const secret = wholeKey(prefix, random)
  return { id, secret, headers: { authorization: `Bearer ${secret}` } }
}
