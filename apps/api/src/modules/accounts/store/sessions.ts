import type { Handle } from '../../../platform/db.ts'
import type { SignedIn } from '../../../platform/identity.ts'
import { queryNamed, type NamedStatement } from '../../../platform/named.ts'

const liveSession: NamedStatement = {
  name: 'customer_session_live',
  text: `select 1 from customer_session s join customer c on c.id = s.customer_id
    where s.id = $1 and s.customer_id = $2 and s.ended_at is null and s.expires_at > $3::timestamptz and c.deactivated_at is null`,
}

/** Whether the session goes on and its account is open: one statement by primary keys, made on each call. */
export async function isSessionLive(handle: Handle, { customerId, sessionId }: SignedIn, at: Date): Promise<boolean> {
  return (await queryNamed(handle, liveSession, [sessionId, customerId, at.toISOString()])).length > 0
}
