import type { Body } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { SellerCaller } from '../../platform/identity/identity.ts'
import { sellersById } from '../sellers/index.ts'
import { mayMail } from './mail-limit.ts'
import { changeIn } from './change-member.ts'
import { disabledByStaff, ownAccount, sellerNotSignedIn } from './errors.ts'
import { inviteTo } from './invite-member.ts'
import { lockMember, lockOwnerOf } from './store/members.ts'
import { showMembers } from './view.ts'

/** The members of the calling owner's seller (APP-01). */
export const listTeam = async (
  { db }: Context,
  { sellerId }: SellerCaller,
): Promise<HandlerResult<'sellerListMembers'>> => ok(await showMembers(db, sellerId))

/** An owner invites somebody to the own portal. */
export async function inviteToTeam(
  context: Context,
  owner: SellerCaller,
  body: Body<'sellerInviteMember'>,
): Promise<HandlerResult<'sellerInviteMember'>> {
  const may = await mayMail(context, owner)
  if (!may.ok) return may
  const seller = (await sellersById(context.db)).get(owner.sellerId)
  if (seller === undefined) throw new Error('a member without a seller')
  return inviteTo(context, owner, seller, body)
}

/** An owner changes another member's access; never the own one, so that nobody locks themselves out, and enables nobody whom staff disabled. */
export async function changeTeam(
  context: Context,
  owner: SellerCaller,
  id: string,
  body: Body<'sellerChangeMember'>,
): Promise<HandlerResult<'sellerChangeMember'>> {
  if (id === owner.memberId) return ownAccount()
  if (body.action === 'invite_again') {
    const may = await mayMail(context, owner)
    if (!may.ok) return may
  }
  return decideInTransaction(context.db, async (tx) => {
    if (!(await lockOwnerOf(tx, owner.memberId, id))) return sellerNotSignedIn()
    const member = body.action === 'enable' ? await lockMember(tx, id) : undefined
    return member?.sellerId === owner.sellerId && member.disabledByStaff
      ? disabledByStaff()
      : changeIn(context, tx, owner, { id, ...body })
  })
}
