import { recordAudit } from '../../platform/audit.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import { later, newToken, secondStepSeconds, sessionSeconds, tokenHash } from '../staff/index.ts'
import { updateMember } from './store/members.ts'
import { insertSession } from './store/sessions.ts'

type Opening = { memberId: string; device: string; at: Date }

async function insert(
  tx: Transaction,
  stage: 'password' | 'signed_in',
  { memberId, device, at }: Opening,
): Promise<string> {
  const token = newToken()
  await insertSession(tx, {
    id: newId(),
    tokenHash: tokenHash(token),
    memberId,
    stage,
    device,
    createdAt: at,
    lastUsedAt: at,
    expiresAt: later(at, stage === 'password' ? secondStepSeconds : sessionSeconds),
  })
  return token
}

/** Opens a session that only allows the second step; returns its token. */
export const openPending = (tx: Transaction, opening: Opening): Promise<string> =>
  insert(tx, 'password', opening)

/** Opens the session after both steps under a new token (session fixation). */
export async function openSession(
  tx: Transaction,
  opening: Opening,
  by: 'code' | 'invitation',
): Promise<string> {
  const { memberId, device, at } = opening
  await updateMember(tx, memberId, { lastSignedInAt: at })
  await recordAudit(tx, {
    by: null,
    action: 'seller_member.sign_in',
    subject: { kind: 'seller_member', id: memberId },
    after: { device, by },
    at,
  })
  return insert(tx, 'signed_in', opening)
}
