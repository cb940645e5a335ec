import { ok } from '@upchar/kernel/result'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction, inTransaction, type Transaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { clearLimits } from '../../platform/http/limits.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { sharedLimits } from '../accounts/index.ts'
import { memberUnknown } from './errors.ts'
import { showMember } from './members.ts'
import { selectMember, selectMemberByEmail, type MemberRow } from './store/members.ts'
import { asStaff } from './visit.ts'

type Source = Pick<Context, 'config' | 'clock'>

/** Forgets the attempts that strangers made at a member's account. Password, app and codes stay. */
async function unlock(
  source: Source,
  tx: Transaction,
  member: MemberRow,
  by: string | null,
): Promise<void> {
  await clearLimits({ ...source, db: tx }, sharedLimits(asStaff(member.email)))
  await recordAudit(tx, {
    by,
    action: 'staff.unlock',
    subject: { kind: 'staff_member', id: member.id },
    at: source.clock.now(),
  })
}

/** Unlocks another member's sign-in. */
export function unlockMember(
  context: Context,
  staff: StaffCaller,
  id: string,
): Promise<HandlerResult<'staffUnlock'>> {
  return decideInTransaction(context.db, async (tx): Promise<HandlerResult<'staffUnlock'>> => {
    const member = await selectMember(tx, id)
    if (member === undefined) return memberUnknown()
    await unlock(context, tx, member, staff.staffId)
    return ok(await showMember(tx, id, context.clock.now()))
  })
}

/** The same from the command line, for the last administrator; false: no such member. */
export function unlockByEmail(
  context: Source & Pick<Context, 'db'>,
  email: string,
): Promise<boolean> {
  return inTransaction(context.db, async (tx) => {
    const member = await selectMemberByEmail(tx, email)
    if (member === undefined) return false
    await unlock(context, tx, member, null)
    return true
  })
}
