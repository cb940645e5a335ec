import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { SellerCaller } from '../../platform/identity/identity.ts'
import { sellersById } from '../sellers/index.ts'
import { idleSeconds, later } from '../staff/index.ts'
import { selectMember } from './store/members.ts'
import { selectSession } from './store/sessions.ts'

/** The signed-in member, the seller, and when the session ends. */
export async function showMe(
  { db }: Context,
  { memberId, sellerId, sessionId }: SellerCaller,
): Promise<HandlerResult<'sellerMe'>> {
  const [member, session, sellers] = await Promise.all([
    selectMember(db, memberId),
    selectSession(db, sessionId),
    sellersById(db),
  ])
  const seller = sellers.get(sellerId)
  if (member === undefined || session === undefined || seller === undefined)
    throw new Error('a call of a session that is gone')
  const { id, name, email, role } = member
  return ok({
    success: true,
    member: { id, name, email, role },
    seller: {
      trade_name: seller.tradeName,
      legal_name: seller.legalName,
      gstin: seller.gstin,
    },
    session: {
      idle_seconds: idleSeconds,
      idle_ends_at: later(session.lastUsedAt, idleSeconds).toISOString(),
      ends_at: session.expiresAt.toISOString(),
    },
  })
}
