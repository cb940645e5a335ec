import { makeAccessToken } from '@upchar/api/internals/modules/accounts/sessions/access-token'
import { customerSession } from '@upchar/api/internals/modules/accounts/tables'
import { newId, newSecret } from '@upchar/api/internals/platform/ids'
import type { World } from './world.ts'

/** Opens a session for a customer, without the sign-in steps; returns its access token. */
export async function openCustomerSession(
  { db, secret, at }: Pick<World, 'db'> & { secret: string; at: Date },
  customerId: string,
  device = 'Test',
): Promise<string> {
  const id = newId()
  await db.insert(customerSession).values({
    id,
    customerId,
    seed: newSecret(),
    rotatedAt: at,
    method: 'code',
    device,
    createdAt: at,
    lastUsedAt: at,
    expiresAt: new Date(at.getTime() + 86_400_000),
  })
  return makeAccessToken(secret, { customerId, sessionId: id }, at)
}
