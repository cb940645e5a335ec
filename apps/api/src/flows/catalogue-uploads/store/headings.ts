import { createHash } from 'node:crypto'
import type { FileHeading } from '../../../modules/intake/index.ts'
import type { Handle } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import { headingKey } from '../../catalogue-file/index.ts'

type Meaning = Pick<FileHeading, 'heading' | 'column'>

const keyOf = (headings: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify([...new Set(headings.map(headingKey))].toSorted()))
    .digest('hex')
    .slice(0, 32)

/** What staff have said of a file with these headings; empty: nothing. */
export async function recallHeadings(
  handle: Handle,
  headings: readonly string[],
): Promise<Meaning[]> {
  const { rows } = await handle.execute<{ columns: Meaning[] }>(
    sql`select columns from catalogue_headings where key = ${keyOf(headings)}`,
  )
  return rows[0]?.columns ?? []
}

export async function rememberHeadings(
  tx: Handle,
  meanings: readonly Meaning[],
  { by, at }: { by: string; at: Date },
): Promise<void> {
  const key = keyOf(meanings.map(({ heading }) => heading))
  const columns = JSON.stringify(meanings.map(({ heading, column }) => ({ heading, column })))
  await tx.execute(sql`
    insert into catalogue_headings (key, columns, changed_by, changed_at)
    values (${key}, ${columns}::jsonb, ${by}, ${at.toISOString()}::timestamptz)
    on conflict (key) do update set columns = excluded.columns, changed_by = excluded.changed_by, changed_at = excluded.changed_at`)
}
