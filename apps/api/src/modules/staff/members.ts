import type { Body, Query } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction, type Handle } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { newId } from '../../platform/ids.ts'
import { recordMail } from '../../platform/mail/mail.ts'
import { counted } from '../../platform/db/paging.ts'
import { memberExists } from './errors.ts'
import { newInvitation } from './invitation.ts'
import { invitationMail } from './mails.ts'
import { selectListedMember, selectMembers } from './store/member-list.ts'
import { insertMember } from './store/members.ts'
import { viewMember } from './view.ts'

/** Members of staff, paged. */
export async function listMembers(
  context: Context,
  query: Query<'staffListMembers'>,
): Promise<HandlerResult<'staffListMembers'>> {
  const { rows, total } = await selectMembers(context.db, query, context.clock.now())
  return ok({ success: true, members: rows.map(viewMember), ...counted(total) })
}

/** A member as the console shows it. */
export async function showMember(handle: Handle, id: string, at: Date) {
  const row = await selectListedMember(handle, id, at)
  if (row === undefined) throw new Error('a member who was just changed is gone')
  return { success: true as const, member: viewMember(row) }
}

/** Invites a member by mail. */
export async function invite(
  context: Context,
  staff: StaffCaller,
  { name, email, role }: Body<'staffInvite'>,
): Promise<HandlerResult<'staffInvite'>> {
  const at = context.clock.now()
  const id = newId()
  const { link, stored } = newInvitation(context.config.origin, at)
  return decideInTransaction(context.db, async (tx) => {
    if (!(await insertMember(tx, { id, name, email, role, createdAt: at, ...stored })))
      return memberExists()
    await recordMail(tx, invitationMail(context.config, { name, email, role }, link), at, {
      forgetOnceSent: true,
    })
    await recordAudit(tx, {
      by: staff.staffId,
      action: 'staff.invite',
      subject: { kind: 'staff_member', id },
      after: { name, email, role },
      at,
    })
    return ok(await showMember(tx, id, at))
  })
}
