import type { Answer, Body } from '@upchar/contract/schema/endpoints'
import { ok, type Result } from '@upchar/kernel/result'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction, type Transaction } from '../../platform/db/database.ts'
import { clearLimits } from '../../platform/http/limits.ts'
import { mayReach, type Author } from '../../platform/identity/author.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { recordMail } from '../../platform/mail/mail.ts'
import { sharedLimits } from '../accounts/index.ts'
import { newInvitation } from '../staff/index.ts'
import { memberDisabled, memberUnknown } from './errors.ts'
import { invitationMail } from './mail.ts'
import { lockMember, updateMember, type MemberRow } from './store/members.ts'
import { deleteSessions } from './store/sessions.ts'
import { showMembers, tradeNameOf } from './view.ts'
import { asSeller } from './visit.ts'

/** Takes away password and sessions, and what strangers have tried: the new link is the only way in. */
async function inviteAgain(context: Context, tx: Transaction, member: MemberRow): Promise<void> {
  const at = context.clock.now()
  const { link, stored } = newInvitation(context.config.origin, at, '/seller/invitation')
  await updateMember(tx, member.id, { passwordHash: null, ...stored })
  await deleteSessions(tx, member.id)
  await clearLimits({ ...context, db: tx }, sharedLimits(asSeller(member.email)))
  const seller = await tradeNameOf(tx, member.sellerId)
  await recordMail(tx, invitationMail(context.config, member, seller, link), at, {
    forgetOnceSent: true,
  })
}

type By = { by: Author; at: Date }

/** Ends sessions and voids a pending invitation. */
async function disable(tx: Transaction, { id }: MemberRow, { by, at }: By): Promise<void> {
  await updateMember(tx, id, {
    disabledAt: at,
    disabledByStaff: 'staffId' in by,
    invitationHash: null,
    invitationEndsAt: null,
  })
  await deleteSessions(tx, id)
}

type Changed = Result<
  Answer<'staffChangeSellerMember'>,
  ReturnType<typeof memberUnknown | typeof memberDisabled>['error']
>

/** Staff change a member's access. */
export const changeMember = (
  context: Context,
  staff: StaffCaller,
  id: string,
  body: Body<'staffChangeSellerMember'>,
): Promise<Changed> =>
  decideInTransaction(context.db, (tx) => changeIn(context, tx, staff, { id, ...body }))

/** Invites a member again, disables or enables one. Repeating it changes nothing more, except the invitation. An owner reaches only the own seller's. */
export async function changeIn(
  context: Context,
  tx: Transaction,
  author: Author,
  { id, action }: Body<'staffChangeSellerMember'> & { id: string },
): Promise<Changed> {
  const at = context.clock.now()
  const member = await lockMember(tx, id)
  if (member === undefined || !mayReach(author, member)) return memberUnknown()
  const isDisabled = member.disabledAt !== null
  // Whom an owner has disabled before, staff disable too: the owner can't take that back.
  const isOver = isDisabled && (member.disabledByStaff || !('staffId' in author))
  if (action === 'invite_again' && isDisabled) return memberDisabled()
  if (action === 'disable' ? isOver : action === 'enable' && !isDisabled)
    return ok(await showMembers(tx, member.sellerId))
  if (action === 'invite_again') await inviteAgain(context, tx, member)
  else if (action === 'disable') await disable(tx, member, { by: author, at })
  else await updateMember(tx, id, { disabledAt: null, disabledByStaff: false })
  await recordAudit(tx, {
    by: author,
    action: `seller_member.${action}`,
    subject: { kind: 'seller_member', id },
    at,
  })
  return ok(await showMembers(tx, member.sellerId))
}
