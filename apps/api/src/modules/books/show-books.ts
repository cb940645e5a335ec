import type { Answer, Query } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import { counted } from '../../platform/db/paging.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { staffNames } from '../staff/index.ts'
import { selectAudits, selectDifferences, type AuditRow } from './store.ts'

type Names = Awaited<ReturnType<typeof staffNames>>

const auditView = (row: AuditRow, names: Names): Answer<'staffGetBooks'>['audits'][number] => ({
  id: row.id,
  state: row.state,
  started_at: row.startedAt.toISOString(),
  ended_at: row.endedAt?.toISOString() ?? null,
  started_by: names.get(row.startedBy ?? '') ?? null,
  orders: row.orders,
  differences: row.differences,
  failure: row.failure,
})

/** The newest audit that says something: a running one keeps the last result in sight. */
const newest = (rows: readonly AuditRow[]): AuditRow | undefined =>
  rows.find(({ state }) => state !== 'running') ?? rows[0]

async function viewsOf(db: Context['db'], rows: readonly AuditRow[]) {
  const names = await staffNames(
    db,
    rows.map(({ startedBy }) => startedBy),
  )
  return rows.map((row) => auditView(row, names))
}

/** The audits of the books, newest first. */
export const auditsOf = async ({ db }: Pick<Context, 'db'>) => viewsOf(db, await selectAudits(db))

/** The audits of the books, and what the chosen one found: by default the last that ended. */
export async function showBooks(
  { db }: Pick<Context, 'db'>,
  query: Query<'staffGetBooks'>,
): Promise<HandlerResult<'staffGetBooks'>> {
  const rows = await selectAudits(db)
  const chosen = rows.find(({ id }) => id === query.audit) ?? newest(rows)
  const [audits, found] = await Promise.all([
    viewsOf(db, rows),
    chosen === undefined ? [] : selectDifferences(db, chosen.id, query),
  ])
  return ok({
    success: true,
    audits,
    shown: chosen === undefined ? null : { id: chosen.id, checks: chosen.checks },
    differences: found.map(({ nth, check, table, rowId, orderNumber, text, by }) => ({
      nth,
      check,
      table,
      row: rowId,
      order: orderNumber,
      text,
      by,
    })),
    ...counted(chosen?.differences ?? 0),
  })
}
