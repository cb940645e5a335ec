import type { Answer, Body } from '@upchar/contract/schema/endpoints'
import { ok, type Result } from '@upchar/kernel/result'
import { normaliseEmail } from '@upchar/kernel/validate'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { Author } from '../../platform/identity/author.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { newId } from '../../platform/ids.ts'
import { recordMail } from '../../platform/mail/mail.ts'
import { sellersById, sellerUnknown, type SellerFacts } from '../sellers/index.ts'
import { newInvitation } from '../staff/index.ts'
import { memberExists } from './errors.ts'
import { invitationMail } from './mail.ts'
import { insertMember } from './store/members.ts'
import { showMembers } from './view.ts'

/** A seller's members, for staff. */
export async function listMembers(
  { db }: Context,
  sellerId: number,
): Promise<HandlerResult<'staffListSellerMembers'>> {
  if (!(await sellersById(db)).has(sellerId)) return sellerUnknown()
  return ok(await showMembers(db, sellerId))
}

/** Staff invite somebody to work for a seller in the portal (APP-01). */
export async function inviteMember(
  context: Context,
  staff: StaffCaller,
  sellerId: number,
  body: Body<'staffInviteSellerMember'>,
): Promise<HandlerResult<'staffInviteSellerMember'>> {
  const seller = (await sellersById(context.db)).get(sellerId)
  return seller === undefined ? sellerUnknown() : inviteTo(context, staff, seller, body)
}

/** Inserts the member and mails the link. */
export function inviteTo(
  context: Context,
  author: Author,
  seller: Pick<SellerFacts, 'id' | 'tradeName' | 'gstin'>,
  { name, email: typed, role }: Body<'staffInviteSellerMember'>,
): Promise<Result<Answer<'staffInviteSellerMember'>, ReturnType<typeof memberExists>['error']>> {
  const at = context.clock.now()
  const email = normaliseEmail(typed)
  const id = newId()
  const { link, stored } = newInvitation(context.config.origin, at, '/seller/invitation')
  return decideInTransaction(context.db, async (tx) => {
    const row = { id, sellerId: seller.id, name, email, role, createdAt: at, ...stored }
    if (!(await insertMember(tx, row))) return memberExists()
    const mail = invitationMail(context.config, { name, email, role }, seller.tradeName, link)
    await recordMail(tx, mail, at, { forgetOnceSent: true })
    await recordAudit(tx, {
      by: author,
      action: 'seller_member.invite',
      subject: { kind: 'seller_member', id },
      after: { seller: seller.gstin, name, email, role },
      at,
    })
    return ok(await showMembers(tx, seller.id))
  })
}
