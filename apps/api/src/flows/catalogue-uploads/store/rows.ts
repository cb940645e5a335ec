import type { Answer } from '@upchar/contract/schema/endpoints'
import type { CatalogueRowOutcome } from '../../../modules/intake/index.ts'
import type { Handle } from '../../../platform/db/database.ts'
import { countLimit, rowsOf, type Page } from '../../../platform/db/paging.ts'
import { sql } from '../../../platform/db/sql.ts'
import { errorsCsv, type Journal, type RowOutcome } from '../../catalogue-file/index.ts'

export type RowView = Answer<'staffGetCatalogueFile'>['rows'][number]

/** Refused cells may have characters that PostgreSQL can't store. */
const storable = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '\uFFFD') : value

/** Stores what the rows of a file do. An import replaces what the check found. */
export const rowJournal = (uploadId: string): Journal => ({
  async checked(tx, lines) {
    const { rows } = await tx.execute<Pick<RowOutcome, 'line' | 'outcome' | 'base'>>(sql`
      select line, outcome, base from catalogue_row
      where upload_id = ${uploadId}::uuid and line = any(${sql.param([...lines])}::int[])`)
    return new Map(rows.map(({ line, ...row }) => [line, row]))
  },
  async record(tx, outcomes) {
    if (outcomes.length === 0) return
    await tx.execute(sql`
      insert into catalogue_row (upload_id, line, sku, title, outcome, changes, problems, base, kept)
      select ${uploadId}::uuid, line, sku, title, outcome, changes, problems, base, kept
      from jsonb_to_recordset(${JSON.stringify(outcomes, storable)}::jsonb)
        as r(line int, sku text, title text, outcome text, changes jsonb, problems jsonb, base text, kept jsonb)
      on conflict (upload_id, line) do update set outcome = excluded.outcome, changes = excluded.changes,
        problems = excluded.problems, kept = excluded.kept`)
  },
})

/** Before a check. */
export async function clearRows(handle: Handle, uploadId: string): Promise<void> {
  await handle.execute(sql`delete from catalogue_row where upload_id = ${uploadId}::uuid`)
}

type Sums = {
  outcomes: Record<CatalogueRowOutcome, number>
  /** Products that began to wait for staff. */
  waiting: number
  errors: number
  warnings: number
}

export async function sumUpRows(handle: Handle, uploadId: string): Promise<Sums> {
  const number = (outcome: CatalogueRowOutcome) =>
    sql`count(*) filter (where outcome = ${outcome})::int`
  const problems = (
    refuses: boolean,
  ) => sql`coalesce(sum((select count(*) from jsonb_array_elements(problems) p
    where (p->'refuses')::boolean = ${refuses})), 0)::int`
  const { rows } = await handle.execute<Sums>(sql`
    select json_build_object('made', ${number('made')}, 'changed', ${number('changed')},
        'unchanged', ${number('unchanged')}, 'refused', ${number('refused')}) as outcomes,
      count(*) filter (where changes @> '[{"field": "sale", "after": "waiting for staff"}]')::int as waiting,
      ${problems(true)} as errors, ${problems(false)} as warnings
    from catalogue_row where upload_id = ${uploadId}::uuid`)
  const [sums] = rows
  if (sums === undefined) throw new Error('a sum without a row')
  return sums
}

/** All errors and warnings as a file. */
export async function rowProblems(handle: Handle, uploadId: string): Promise<string> {
  const { rows } = await handle.execute<Pick<RowOutcome, 'line' | 'problems'>>(sql`
    select line, problems from catalogue_row where upload_id = ${uploadId}::uuid and problems <> '[]' order by line`)
  const all = rows.flatMap(({ line, problems }) => problems.map((one) => ({ line, ...one })))
  return errorsCsv({
    errors: all.filter(({ refuses }) => refuses),
    warnings: all.filter(({ refuses }) => !refuses),
  })
}

/** A page of a file's rows, and how many there are. */
export async function selectRows(
  handle: Handle,
  uploadId: string,
  query: Page & { outcome?: CatalogueRowOutcome | undefined },
): Promise<{ rows: RowView[]; count: number }> {
  const from = sql`catalogue_row where upload_id::text = ${uploadId}
    and outcome = coalesce(${query.outcome ?? null}::text, outcome)`
  const { offset, limit } = rowsOf(query)
  const { rows } = await handle.execute<RowView>(
    sql`select line, sku, title, outcome, changes, problems from ${from} order by line offset ${offset} limit ${limit}`,
  )
  const { rows: counts } = await handle.execute<{ count: number }>(
    sql`select count(*)::int as count from (select from ${from} limit ${countLimit}) counted`,
  )
  return { rows, count: counts[0]?.count ?? 0 }
}
