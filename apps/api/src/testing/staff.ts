import type { StaffRole } from '@upchar/kernel/staff-permissions'
import { newToken, tokenHash } from '../modules/staff/cookie.ts'
import { newRecoveryCodes } from '../modules/staff/recovery-codes.ts'
import { later, sessionSeconds } from '../modules/staff/rules.ts'
import { seal } from '../modules/staff/seal.ts'
import { codeAt, newTotpSecret } from '../modules/staff/totp.ts'
import { staffMember, staffRecoveryCode, staffSession } from '../modules/staff/tables.ts'
import { newId } from '../platform/ids.ts'
import { hashPassword } from '../platform/passwords.ts'
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

/** What members are made in: a test's world, or the shop that a browser drives. */
export type StaffHome = Pick<World, 'db'> & {
  context: { config: { secret: string } }
  clock: Pick<TestClock, 'now'>
}

/** A member of staff who has a password and an authenticator app. */
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

/** A browser in which a member of the role has signed in, as after both steps. */
export async function signedInStaff(
  world: World,
  role: StaffRole,
): Promise<Member & { visitor: Visitor; sessionId: string }> {
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
  const visitor = world.visitor()
  visitor.cookies.set('upchar_staff', token)
  return { ...member, visitor, sessionId }
}

/** What the member's authenticator app shows now. */
export const codeOf = (
  world: Pick<StaffHome, 'clock'>,
  { totpSecret }: Pick<Member, 'totpSecret'>,
): string => codeAt(totpSecret, world.clock.now())
