import type { SellerRole } from '@upchar/kernel/seller-roles'
import { sellerMember, sellerSession } from '@upchar/api/internals/modules/seller-members/tables'
import { newToken, tokenHash } from '@upchar/api/internals/modules/staff/cookie'
import { later, sessionSeconds } from '@upchar/api/internals/modules/staff/rules'
import { newId } from '@upchar/api/internals/platform/ids'
import { hashPassword } from '@upchar/api/internals/platform/identity/passwords'
import type { StaffHome } from './staff.ts'
import type { Visitor, World } from './world.ts'

const password = 'lantern-harbour-mint'
const passwordHash = hashPassword(password)

export type SellersMember = {
  id: string
  email: string
  name: string
  role: SellerRole
  sellerId: number
  password: string
}

/** A member of a seller, with a password, who is signed in; `token` is the value of the portal's cookie. */
export async function signInSeller(
  world: StaffHome,
  role: SellerRole,
  sellerId = 1,
): Promise<SellersMember & { token: string; sessionId: string }> {
  const [id, token, sessionId, at] = [newId(), newToken(), newId(), world.clock.now()]
  const email = `${role}.${id.slice(0, 8)}@seller.example`
  const name = `Test ${role} ${id.slice(0, 4)}`
  await world.db.insert(sellerMember).values({
    id,
    sellerId,
    email,
    name,
    role,
    passwordHash: await passwordHash,
    createdAt: at,
  })
  await world.db.insert(sellerSession).values({
    id: sessionId,
    tokenHash: tokenHash(token),
    memberId: id,
    stage: 'signed_in',
    device: 'Firefox on Linux',
    createdAt: at,
    lastUsedAt: at,
    expiresAt: later(at, sessionSeconds),
  })
  return { id, email, name, role, sellerId, password, token, sessionId }
}

/** A browser with a signed-in member of a seller. */
export async function signedInSeller(
  world: World,
  role: SellerRole,
  sellerId = 1,
): Promise<SellersMember & { visitor: Visitor; token: string; sessionId: string }> {
  const member = await signInSeller(world, role, sellerId)
  const visitor = world.visitor()
  visitor.cookies.set('upchar_seller', member.token)
  return { ...member, visitor }
}
