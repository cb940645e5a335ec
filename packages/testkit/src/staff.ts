import type { StaffRole } from '@upchar/kernel/staff-permissions'
import { newToken, tokenHash } from '@upchar/api/internals/modules/staff/cookie'
import { newRecoveryCodes } from '@upchar/api/internals/modules/staff/recovery-codes'
import { later, sessionSeconds } from '@upchar/api/internals/modules/staff/rules'
import { seal } from '@upchar/api/internals/modules/staff/seal'
import { codeAt, newTotpSecret } from '@upchar/api/internals/modules/staff/totp'
import {
  staffMember,
  staffRecoveryCode,
  staffSession,
} from '@upchar/api/internals/modules/staff/tables'
import { newId } from '@upchar/api/internals/platform/ids'
import { hashPassword } from '@upchar/api/internals/platform/identity/passwords'
import type { TestClock, Visitor, World } from './world.ts'

export type Member = {
  id: string
  email: string
  name: string
  role: StaffRole
  password: string
  totpSecret: string
  recoveryCodes: string[]
}

const password = 'lantern-harbour-mint'
const passwordHash = hashPassword(password)

/** Where members are created: a test's world, or the shop of a browser test. */
export type StaffHome = Pick<World, 'db'> & {
  context: { config: { secret: string } }
  clock: Pick<TestClock, 'now'>
}

/** A member of staff with a password and an authenticator app. */
export async function makeMember(world: StaffHome, role: StaffRole): Promise<Member> {
  const { secret } = world.context.config
  const id = newId()
  const [email, name, totpSecret] = [
    `${role}.${id.slice(0, 8)}@upchar.example`,
    `Test ${role} ${id.slice(0, 4)}`,
    newTotpSecret(),
  ]
  const codes = newRecoveryCodes(secret, id)
  const at = world.clock.now()
  await world.db.insert(staffMember).values({
    id,
    email,
    name,
    role,
    passwordHash: await passwordHash,
    totpSecret: seal(secret, id, totpSecret),
    totpConfirmedAt: at,
    createdAt: at,
  })
  await world.db
    .insert(staffRecoveryCode)
    .values(codes.hashes.map((codeHash) => ({ staffId: id, codeHash })))
  return { id, email, name, role, password, totpSecret, recoveryCodes: codes.shown }
}

/** A signed-in member of the role; `token` is the value of the console's cookie. */
export async function signInMember(
  world: StaffHome,
  role: StaffRole,
): Promise<{ member: Member; token: string; sessionId: string }> {
  const member = await makeMember(world, role)
  const [token, sessionId, at] = [newToken(), newId(), world.clock.now()]
  await world.db.insert(staffSession).values({
    id: sessionId,
    tokenHash: tokenHash(token),
    staffId: member.id,
    stage: 'signed_in',
    device: 'Firefox on Linux',
    createdAt: at,
    lastUsedAt: at,
    expiresAt: later(at, sessionSeconds),
  })
  return { member, token, sessionId }
}

/** A browser with a signed-in member of the role. */
export async function signedInStaff(
  world: World,
  role: StaffRole,
): Promise<Member & { visitor: Visitor; sessionId: string }> {
  const { member, token, sessionId } = await signInMember(world, role)
  const visitor = world.visitor()
  visitor.cookies.set('upchar_staff', token)
  return { ...member, visitor, sessionId }
}

/** The current code of the member's authenticator app. */
export const codeOf = (
  world: Pick<StaffHome, 'clock'>,
  { totpSecret }: Pick<Member, 'totpSecret'>,
): string => codeAt(totpSecret, world.clock.now())
