import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { and, asc, eq, gt, inArray, isNull } from '../../../platform/db/sql.ts'
import { sellerMember } from '../tables.ts'

export type MemberRow = typeof sellerMember.$inferSelect
type NewMember = typeof sellerMember.$inferInsert

export async function selectMember(handle: Handle, id: string): Promise<MemberRow | undefined> {
  const [row] = await handle.select().from(sellerMember).where(eq(sellerMember.id, id))
  return row
}

/** The same, locked until the transaction ends. */
export async function lockMember(tx: Transaction, id: string): Promise<MemberRow | undefined> {
  const [row] = await tx
    .select()
    .from(sellerMember)
    .where(eq(sellerMember.id, id))
    .for('no key update')
  return row
}

/**
 * Whether an owner may still act in the portal. Locks the owner and the member to be changed, in one order: of two owners who
 * disable each other at once, the second has no access any more.
 */
export async function lockOwnerOf(
  tx: Transaction,
  ownerId: string,
  memberId: string,
): Promise<boolean> {
  const rows = await tx
    .select({ id: sellerMember.id, disabledAt: sellerMember.disabledAt })
    .from(sellerMember)
    .where(inArray(sellerMember.id, [ownerId, memberId]))
    .orderBy(asc(sellerMember.id))
    .for('no key update')
  return rows.some(({ id, disabledAt }) => id === ownerId && disabledAt === null)
}

export const selectMembersOf = (handle: Handle, sellerId: number): Promise<MemberRow[]> =>
  handle
    .select()
    .from(sellerMember)
    .where(eq(sellerMember.sellerId, sellerId))
    .orderBy(asc(sellerMember.createdAt), asc(sellerMember.id))

export async function selectMemberByEmail(
  handle: Handle,
  email: string,
): Promise<MemberRow | undefined> {
  const [row] = await handle.select().from(sellerMember).where(eq(sellerMember.email, email))
  return row
}

export async function selectInvited(
  handle: Handle,
  invitationHash: string,
  at: Date,
): Promise<MemberRow | undefined> {
  const [row] = await handle
    .select()
    .from(sellerMember)
    .where(
      and(
        eq(sellerMember.invitationHash, invitationHash),
        gt(sellerMember.invitationEndsAt, at),
        isNull(sellerMember.disabledAt),
      ),
    )
  return row
}

/** Inserts a member; false: the address is taken. */
export async function insertMember(tx: Transaction, row: NewMember): Promise<boolean> {
  return (
    ((await tx.insert(sellerMember).values(row).onConflictDoNothing({ target: sellerMember.email }))
      .rowCount ?? 0) > 0
  )
}

export async function updateMember(
  tx: Transaction,
  id: string,
  change: Partial<NewMember>,
): Promise<void> {
  await tx.update(sellerMember).set(change).where(eq(sellerMember.id, id))
}

/** Sets the first password and consumes the invitation; false: already consumed. */
export async function consumeInvitation(
  tx: Transaction,
  invitationHash: string,
  passwordHash: string,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(sellerMember)
    .set({ passwordHash, invitationHash: null, invitationEndsAt: null })
    .where(and(eq(sellerMember.invitationHash, invitationHash), isNull(sellerMember.disabledAt)))
  return (rowCount ?? 0) > 0
}

/** Members by id, to show who did something. */
export async function selectMemberNames(
  handle: Handle,
  ids: readonly string[],
): Promise<{ id: string; name: string; email: string }[]> {
  return handle
    .select({ id: sellerMember.id, name: sellerMember.name, email: sellerMember.email })
    .from(sellerMember)
    .where(inArray(sellerMember.id, [...ids]))
}
