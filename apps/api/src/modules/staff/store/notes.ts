import { desc, eq } from '../../../platform/db/sql.ts'
import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { customerNote, staffMember } from '../tables.ts'

const shown = 100

/** The newest notes about a customer, with their authors. */
export const selectNotes = (handle: Handle, customerId: string) =>
  handle
    .select({
      id: customerNote.id,
      text: customerNote.text,
      createdAt: customerNote.createdAt,
      by: { id: staffMember.id, name: staffMember.name, email: staffMember.email },
    })
    .from(customerNote)
    .innerJoin(staffMember, eq(staffMember.id, customerNote.staffId))
    .where(eq(customerNote.customerId, customerId))
    .orderBy(desc(customerNote.createdAt), desc(customerNote.id))
    .limit(shown)

export async function insertNote(
  tx: Transaction,
  row: typeof customerNote.$inferInsert,
): Promise<void> {
  await tx.insert(customerNote).values(row)
}

export async function deleteNotes(tx: Transaction, customerId: string): Promise<void> {
  await tx.delete(customerNote).where(eq(customerNote.customerId, customerId))
}
