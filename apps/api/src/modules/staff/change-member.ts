import type { Body } from '@upchar/contract/schema/endpoints'
import { ok, type Result } from '@upchar/kernel/result'
import { endActing } from '../accounts/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction, type Transaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { recordMail } from '../../platform/mail/mail.ts'
import { changedMeanwhile, lastAdmin, memberDisabled, memberUnknown, ownAccount } from './errors.ts'
import { newInvitation } from './invitation.ts'
import { invitationMail } from './mails.ts'
import { showMember } from './members.ts'
import {
  lockAdmins,
  replaceRecoveryCodes,
  selectMember,
  updateMember,
  type MemberRow,
} from './store/members.ts'
import { deleteSessions } from './store/sessions.ts'

type Guarded = ReturnType<typeof ownAccount | typeof memberUnknown | typeof lastAdmin>['error']

/**
 * A member whose access another administrator may change. Locks serialise two administrators who disable each
 * other: the second is refused as the last one.
 */
async function takeMember(
  tx: Transaction,
  staff: StaffCaller,
  id: string,
): Promise<Result<MemberRow, Guarded>> {
  if (id === staff.staffId) return ownAccount()
  const admins = await lockAdmins(tx)
  const member = await selectMember(tx, id)
  if (member === undefined) return memberUnknown()
  return admins.some((admin) => admin !== id) ? ok(member) : lastAdmin()
}

/** Changes the role from the next call on. */
export async function setRole(
  context: Context,
  staff: StaffCaller,
  id: string,
  { role, seen_role }: Body<'staffSetRole'>,
): Promise<HandlerResult<'staffSetRole'>> {
  const at = context.clock.now()
  return decideInTransaction(context.db, async (tx) => {
    const taken = await takeMember(tx, staff, id)
    if (!taken.ok) return taken
    if (taken.value.role !== seen_role) return changedMeanwhile()
    if (role !== seen_role) {
      await updateMember(tx, id, { role })
      await endActing(tx, id, at)
      await recordAudit(tx, {
        by: staff.staffId,
        action: 'staff.role',
        subject: { kind: 'staff_member', id },
        before: { role: seen_role },
        after: { role },
        at,
      })
    }
    return ok(await showMember(tx, id, at))
  })
}

/** Disables access: ends sessions and voids a pending invitation. */
export async function disableMember(
  context: Context,
  staff: StaffCaller,
  id: string,
): Promise<HandlerResult<'staffDisable'>> {
  const at = context.clock.now()
  return decideInTransaction(context.db, async (tx) => {
    const taken = await takeMember(tx, staff, id)
    if (!taken.ok) return taken
    if (taken.value.disabledAt === null) {
      await updateMember(tx, id, { disabledAt: at, invitationHash: null, invitationEndsAt: null })
      const ended = await deleteSessions(tx, id)
      await endActing(tx, id, at)
      await recordAudit(tx, {
        by: staff.staffId,
        action: 'staff.disable',
        subject: { kind: 'staff_member', id },
        after: { ended_sessions: ended },
        at,
      })
    }
    return ok(await showMember(tx, id, at))
  })
}

/** Restores access with the former password and codes. */
export async function enableMember(
  context: Context,
  staff: StaffCaller,
  id: string,
): Promise<HandlerResult<'staffEnable'>> {
  const at = context.clock.now()
  return decideInTransaction(context.db, async (tx) => {
    const member = await selectMember(tx, id)
    if (member === undefined) return memberUnknown()
    if (member.disabledAt !== null) {
      await updateMember(tx, id, { disabledAt: null })
      await recordAudit(tx, {
        by: staff.staffId,
        action: 'staff.enable',
        subject: { kind: 'staff_member', id },
        at,
      })
    }
    return ok(await showMember(tx, id, at))
  })
}

/** Resets all credentials and sends an invitation: for a lost phone or an expired invitation. */
export async function inviteAgain(
  context: Context,
  staff: StaffCaller,
  id: string,
): Promise<HandlerResult<'staffInviteAgain'>> {
  const at = context.clock.now()
  const { link, stored } = newInvitation(context.config.origin, at)
  return decideInTransaction(context.db, async (tx) => {
    const taken = await takeMember(tx, staff, id)
    if (!taken.ok) return taken
    if (taken.value.disabledAt !== null) return memberDisabled()
    await resetCredentials(tx, id, stored, at)
    await recordMail(tx, invitationMail(context.config, taken.value, link), at, {
      forgetOnceSent: true,
    })
    await recordAudit(tx, {
      by: staff.staffId,
      action: 'staff.invite_again',
      subject: { kind: 'staff_member', id },
      at,
    })
    return ok(await showMember(tx, id, at))
  })
}

/** Deletes password, codes and sessions; the invitation is the only way in. */
export async function resetCredentials(
  tx: Transaction,
  id: string,
  stored: { invitationHash: string; invitationEndsAt: Date },
  at: Date,
): Promise<void> {
  await updateMember(tx, id, {
    passwordHash: null,
    totpSecret: null,
    totpConfirmedAt: null,
    totpLastStep: null,
    ...stored,
  })
  await replaceRecoveryCodes(tx, id, [])
  await deleteSessions(tx, id)
  await endActing(tx, id, at)
}
