import { recordAudit } from '../../platform/audit.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { newToken, tokenHash } from './cookie.ts'
import { later, sessionSeconds } from './rules.ts'
import { completeSession } from './store/sessions.ts'
import { updateMember } from './store/members.ts'

type Pending = { session: { id: string; device: string }; member: { id: string } }

/**
 * Opens the session after both steps under a new token (session fixation); undefined when it was opened or
 * ended meanwhile.
 */
export async function openSession(
  tx: Transaction,
  { session, member }: Pending,
  by: 'code' | 'recovery_code',
  at: Date,
): Promise<string | undefined> {
  const token = newToken()
  if (
    !(await completeSession(tx, session.id, {
      tokenHash: tokenHash(token),
      at,
      expiresAt: later(at, sessionSeconds),
    }))
  )
    return undefined
  await updateMember(tx, member.id, { lastSignedInAt: at })
  await recordAudit(tx, {
    by: member.id,
    action: 'staff.sign_in',
    subject: { kind: 'staff_member', id: member.id },
    after: { device: session.device, by },
    at,
  })
  return token
}
