import {
  and,
  count,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  ne,
  or,
  sql,
} from '../../../platform/db/sql.ts'
import type { StaffRole } from '@upchar/kernel/staff-permissions'
import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { staffMember, staffRecoveryCode } from '../tables.ts'

export type MemberRow = typeof staffMember.$inferSelect
export type NewMember = typeof staffMember.$inferInsert

export async function selectMember(handle: Handle, id: string): Promise<MemberRow | undefined> {
  const [row] = await handle.select().from(staffMember).where(eq(staffMember.id, id))
  return row
}

/** The same, locked until the transaction ends. */
export async function lockMember(tx: Transaction, id: string): Promise<MemberRow | undefined> {
  const [row] = await tx
    .select()
    .from(staffMember)
    .where(eq(staffMember.id, id))
    .for('no key update')
  return row
}

export async function selectMemberByEmail(
  handle: Handle,
  email: string,
): Promise<MemberRow | undefined> {
  const [row] = await handle.select().from(staffMember).where(eq(staffMember.email, email))
  return row
}

export async function selectInvited(
  handle: Handle,
  invitationHash: string,
  at: Date,
): Promise<MemberRow | undefined> {
  const [row] = await handle
    .select()
    .from(staffMember)
    .where(
      and(
        eq(staffMember.invitationHash, invitationHash),
        sql`${staffMember.invitationEndsAt} > ${at.toISOString()}::timestamptz`,
        isNull(staffMember.disabledAt),
      ),
    )
  return row
}

/** Inserts a member; false: the address is taken. */
export async function insertMember(tx: Transaction, row: NewMember): Promise<boolean> {
  return (
    ((await tx.insert(staffMember).values(row).onConflictDoNothing({ target: staffMember.email }))
      .rowCount ?? 0) > 0
  )
}

export async function updateMember(
  tx: Transaction,
  id: string,
  change: Partial<NewMember>,
): Promise<void> {
  await tx.update(staffMember).set(change).where(eq(staffMember.id, id))
}

/** Sets the first password and consumes the invitation; false: already consumed. */
export async function acceptInvitation(
  tx: Transaction,
  invitationHash: string,
  passwordHash: string,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(staffMember)
    .set({ passwordHash, invitationHash: null, invitationEndsAt: null })
    .where(eq(staffMember.invitationHash, invitationHash))
  return (rowCount ?? 0) > 0
}

/** Stores an authenticator secret unless there is one; returns the stored one. */
export async function keepTotpSecret(
  handle: Handle,
  id: string,
  sealed: string,
): Promise<string | null> {
  const [row] = await handle
    .update(staffMember)
    .set({ totpSecret: sql`coalesce(${staffMember.totpSecret}, ${sealed})` })
    .where(and(eq(staffMember.id, id), isNull(staffMember.totpConfirmedAt)))
    .returning({ totpSecret: staffMember.totpSecret })
  return row?.totpSecret ?? null
}

/** Marks a time step's code as used; false: it or a later one was used before. */
export async function consumeTotpStep(tx: Transaction, id: string, step: number): Promise<boolean> {
  const { rowCount } = await tx
    .update(staffMember)
    .set({ totpLastStep: step })
    .where(and(eq(staffMember.id, id), sql`coalesce(${staffMember.totpLastStep}, 0) < ${step}`))
  return (rowCount ?? 0) > 0
}

/** Locks the administrators who can sign in, so that two can't disable each other at once. */
export async function lockAdmins(tx: Transaction): Promise<string[]> {
  const admin: StaffRole = 'admin'
  const { rows } = await tx.execute<{ id: string }>(sql`select id from staff_member
    where role = ${admin} and disabled_at is null and totp_confirmed_at is not null order by id for update`)
  return rows.map((row) => row.id)
}

/**
 * Whether another member with one of the roles can sign in, or could until recently: disabling a colleague to decide alone takes as
 * long as waiting for them.
 */
export async function hasColleague(
  handle: Handle,
  id: string,
  { roles, since }: { roles: readonly StaffRole[]; since: Date },
): Promise<boolean> {
  const rows = await handle
    .select({ id: staffMember.id })
    .from(staffMember)
    .where(
      and(
        ne(staffMember.id, id),
        inArray(staffMember.role, [...roles]),
        isNotNull(staffMember.totpConfirmedAt),
        or(isNull(staffMember.disabledAt), gt(staffMember.disabledAt, since)),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** Whether there is an administrator, invited ones included. */
export async function hasAdmin(handle: Handle): Promise<boolean> {
  const rows = await handle
    .select({ id: staffMember.id })
    .from(staffMember)
    .where(and(eq(staffMember.role, 'admin'), isNull(staffMember.disabledAt)))
    .limit(1)
  return rows.length > 0
}

/** Where administrators read mail, without those who were invited and have never come. */
export async function administratorEmails(handle: Handle): Promise<string[]> {
  const rows = await handle
    .select({ email: staffMember.email })
    .from(staffMember)
    .where(
      and(
        eq(staffMember.role, 'admin'),
        isNull(staffMember.disabledAt),
        isNotNull(staffMember.passwordHash),
      ),
    )
    .orderBy(staffMember.email)
  return rows.map(({ email }) => email)
}

/** Members who can sign in, by name: few enough for a full scan. */
export const workingMembers = (
  handle: Handle,
): Promise<Pick<MemberRow, 'id' | 'name' | 'email' | 'role'>[]> =>
  handle
    .select({
      id: staffMember.id,
      name: staffMember.name,
      email: staffMember.email,
      role: staffMember.role,
    })
    .from(staffMember)
    .where(and(isNull(staffMember.disabledAt), isNotNull(staffMember.totpConfirmedAt)))
    .orderBy(sql`lower(${staffMember.name})`, staffMember.id)
export type WorkingMember = Awaited<ReturnType<typeof workingMembers>>[number]

export async function replaceRecoveryCodes(
  tx: Transaction,
  staffId: string,
  hashes: readonly string[],
): Promise<void> {
  await tx.delete(staffRecoveryCode).where(eq(staffRecoveryCode.staffId, staffId))
  if (hashes.length > 0)
    await tx.insert(staffRecoveryCode).values(hashes.map((codeHash) => ({ staffId, codeHash })))
}

/** Consumes a recovery code; false: no such code. */
export async function consumeRecoveryCode(
  tx: Transaction,
  staffId: string,
  codeHash: string,
): Promise<boolean> {
  const { rowCount } = await tx
    .delete(staffRecoveryCode)
    .where(and(eq(staffRecoveryCode.staffId, staffId), eq(staffRecoveryCode.codeHash, codeHash)))
  return (rowCount ?? 0) > 0
}

export async function countRecoveryCodes(handle: Handle, staffId: string): Promise<number> {
  const [row] = await handle
    .select({ left: count() })
    .from(staffRecoveryCode)
    .where(eq(staffRecoveryCode.staffId, staffId))
  return row?.left ?? 0
}
