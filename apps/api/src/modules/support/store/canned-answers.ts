import { asc, count, eq, ne } from '../../../platform/db/sql.ts'
import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { cannedAnswer } from '../tables.ts'

export type CannedAnswer = typeof cannedAnswer.$inferSelect

export const selectAnswers = (handle: Handle): Promise<CannedAnswer[]> =>
  handle.select().from(cannedAnswer).orderBy(asc(cannedAnswer.title))

export async function countOtherAnswers(tx: Transaction, title: string): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(cannedAnswer)
    .where(ne(cannedAnswer.title, title))
  return row?.n ?? 0
}

/** Returns the text that it replaces. */
export async function putAnswer(tx: Transaction, row: CannedAnswer): Promise<string | undefined> {
  const [before] = await tx
    .select({ text: cannedAnswer.text })
    .from(cannedAnswer)
    .where(eq(cannedAnswer.title, row.title))
    .for('update')
  const { text, savedBy, savedAt } = row
  await tx
    .insert(cannedAnswer)
    .values(row)
    .onConflictDoUpdate({ target: cannedAnswer.title, set: { text, savedBy, savedAt } })
  return before?.text
}

export async function deleteAnswer(tx: Transaction, id: string): Promise<CannedAnswer | undefined> {
  return (await tx.delete(cannedAnswer).where(eq(cannedAnswer.id, id)).returning())[0]
}
