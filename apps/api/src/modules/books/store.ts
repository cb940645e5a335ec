import { and, desc, eq, lt, notInArray, sql } from '../../platform/db/sql.ts'
import type { Database, Handle, Transaction } from '../../platform/db/database.ts'
import { rowsOf, type Page } from '../../platform/db/paging.ts'
import type { AuditState, BooksCheck, BooksDifference } from './model.ts'
import { booksAudit, booksDifference } from './tables.ts'

/** Audits of two months. */
const kept = 60

export const selectAudits = (handle: Handle) =>
  handle
    .select()
    .from(booksAudit)
    .orderBy(desc(booksAudit.startedAt), desc(booksAudit.id))
    .limit(kept)

export type AuditRow = Awaited<ReturnType<typeof selectAudits>>[number]

export const selectDifferences = (handle: Handle, auditId: string, page: Page) => {
  const { offset, limit } = rowsOf(page)
  return handle
    .select()
    .from(booksDifference)
    .where(eq(booksDifference.auditId, auditId))
    .orderBy(booksDifference.nth)
    .offset(offset)
    .limit(limit)
}

/** Begins an audit, unless one is running: then that one. */
export async function insertAudit(
  tx: Transaction,
  audit: { id: string; startedAt: Date; startedBy: string | null },
): Promise<boolean> {
  const added = await tx
    .insert(booksAudit)
    .values({ ...audit, state: 'running' })
    .onConflictDoNothing()
    .returning({ id: booksAudit.id })
  return added.length > 0
}

/** Ends audits whose process has died. */
export async function endAbandoned(handle: Handle, before: Date, at: Date): Promise<void> {
  await handle
    .update(booksAudit)
    .set({ state: 'failed', endedAt: at, failure: 'It was interrupted.' })
    .where(and(eq(booksAudit.state, 'running'), lt(booksAudit.startedAt, before)))
}

export async function clearDifferences(handle: Handle, auditId: string): Promise<void> {
  await handle.delete(booksDifference).where(eq(booksDifference.auditId, auditId))
}

export async function insertDifferences(
  db: Database,
  auditId: string,
  from: number,
  differences: readonly BooksDifference[],
): Promise<void> {
  if (differences.length === 0) return
  await db.insert(booksDifference).values(
    differences.map(({ id, order, kind: _kind, ...difference }, i) => ({
      ...difference,
      auditId,
      nth: from + i,
      rowId: id,
      orderNumber: order,
    })),
  )
}

export async function finishAudit(
  handle: Handle,
  id: string,
  result: {
    state: AuditState
    endedAt: Date
    orders?: number
    differences?: number
    checks?: BooksCheck[]
    failure?: string
  },
): Promise<void> {
  await handle.update(booksAudit).set(result).where(eq(booksAudit.id, id))
}

/** Deletes audits beyond the newest ones, with what they found. */
export async function forgetOldAudits(handle: Handle): Promise<void> {
  await handle
    .delete(booksAudit)
    .where(
      notInArray(
        booksAudit.id,
        handle
          .select({ id: booksAudit.id })
          .from(booksAudit)
          .orderBy(desc(booksAudit.startedAt))
          .limit(kept),
      ),
    )
}

export async function findRunning(handle: Handle): Promise<string | undefined> {
  const [row] = await handle
    .select({ id: booksAudit.id })
    .from(booksAudit)
    .where(sql`state = 'running'`)
  return row?.id
}
