import type { Answer } from '@upchar/contract/schema/endpoints'
import type { Handle } from '../../platform/db/database.ts'
import { sellersById } from '../sellers/index.ts'
import { selectMembersOf, type MemberRow } from './store/members.ts'

type Shown = Answer<'staffListSellerMembers'>

const stateOf = ({ disabledAt, passwordHash }: MemberRow): Shown['members'][number]['state'] => {
  if (disabledAt !== null) return 'disabled'
  return passwordHash === null ? 'invited' : 'active'
}

/** The trade name of a seller that has members. */
export async function tradeNameOf(handle: Handle, sellerId: number): Promise<string> {
  const seller = (await sellersById(handle)).get(sellerId)
  if (seller === undefined) throw new Error(`no seller ${sellerId}`)
  return seller.tradeName
}

/** A seller's members as the console shows them. */
export async function showMembers(handle: Handle, sellerId: number): Promise<Shown> {
  const rows = await selectMembersOf(handle, sellerId)
  return {
    success: true,
    seller: { id: sellerId, trade_name: await tradeNameOf(handle, sellerId) },
    members: rows.map((row) => ({
      id: row.id,
      name: row.name,
      email: row.email,
      role: row.role,
      state: stateOf(row),
      disabled_by_staff: row.disabledByStaff,
      invitation_ends_at: row.invitationEndsAt?.toISOString() ?? null,
      last_signed_in_at: row.lastSignedInAt?.toISOString() ?? null,
    })),
  }
}
