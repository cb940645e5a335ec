import { sql } from '../../../platform/db/sql.ts'
import type {
  CatalogueFileState,
  FileHeading,
  ImportSummary,
} from '../../../modules/intake/index.ts'
import type { Handle } from '../../../platform/db/database.ts'

export type UploadRow = {
  id: string
  name: string
  state: CatalogueFileState
  onlyColumns: boolean
  headings: FileHeading[] | null
  rowsRead: number
  summary: ImportSummary | null
  uploadedBy: string
  /** ISO 8601. */
  uploadedAt: string
  finishedAt: string | null
  undoneBy: string | null
  undoneAt: string | null
}

/** Rows of files are kept for so long, and files that nobody has imported. */
const keptFor = { rows: '90 days', unimported: '7 days' }

/** Stores a file to be checked, and drops what is kept of old ones. */
export async function insertUpload(
  tx: Handle,
  file: { id: string; name: string; content: Buffer; by: string; at: Date },
): Promise<void> {
  const at = sql`${file.at.toISOString()}::timestamptz`
  await tx.execute(sql`insert into catalogue_upload (id, name, bytes, content, state, only_columns, uploaded_by, uploaded_at)
    values (${file.id}, ${file.name}, ${file.content.length}, ${file.content}, 'checking', true, ${file.by}, ${at})`)
  await tx.execute(sql`update catalogue_upload set state = 'discarded', content = null
    where state in ('checked', 'unmapped') and finished_at < ${at} - ${keptFor.unimported}::interval`)
  await tx.execute(sql`delete from catalogue_row r using catalogue_upload u
    where u.id = r.upload_id and u.uploaded_at < ${at} - ${keptFor.rows}::interval`)
}

const iso = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

const uploadRows = sql`
  select id, name, state, only_columns as "onlyColumns", headings, rows_read as "rowsRead", summary, uploaded_by as "uploadedBy",
    ${iso('uploaded_at')} as "uploadedAt", ${iso('finished_at')} as "finishedAt",
    undone_by as "undoneBy", ${iso('undone_at')} as "undoneAt" from catalogue_upload`

export async function selectUploads(handle: Handle, limit: number): Promise<UploadRow[]> {
  const { rows } = await handle.execute<UploadRow>(
    sql`${uploadRows} order by catalogue_upload.uploaded_at desc, id limit ${limit}`,
  )
  return rows
}

/** With `lock`, nobody else changes its state until the transaction ends. */
export async function findUpload(
  handle: Handle,
  id: string,
  lock = false,
): Promise<UploadRow | undefined> {
  const { rows } = await handle.execute<UploadRow>(
    sql`${uploadRows} where id::text = ${id} ${lock ? sql`for update` : sql``}`,
  )
  return rows[0]
}

export type Wish =
  | { state: 'checking'; onlyColumns: boolean; headings: FileHeading[] | null }
  | { state: 'waiting' | 'discarded' }

/** What shall happen to a checked file. */
export async function moveUpload(tx: Handle, id: string, wish: Wish): Promise<void> {
  const { onlyColumns, headings } =
    wish.state === 'checking' ? wish : { onlyColumns: null, headings: null }
  await tx.execute(sql`
    update catalogue_upload set state = ${wish.state}, rows_read = 0, only_columns = coalesce(${onlyColumns}, only_columns),
      headings = coalesce(${headings && JSON.stringify(headings)}::jsonb, headings),
      content = case when ${wish.state} = 'discarded' then null else content end
    where id = ${id}::uuid`)
}

/** The content of a file that isn't checked yet, or of one to be imported, which counts as running from now on. */
export async function takeContent(
  handle: Handle,
  id: string,
  into: 'checking' | 'running',
): Promise<
  (Pick<UploadRow, 'name' | 'onlyColumns' | 'headings'> & { content: Buffer }) | undefined
> {
  const { rows } = await handle.execute<
    Pick<UploadRow, 'name' | 'onlyColumns' | 'headings'> & { content: Buffer | null }
  >(sql`
    update catalogue_upload set state = ${into} where id = ${id}::uuid and content is not null
      and state = any(${sql.param(into === 'checking' ? ['checking'] : ['waiting', 'running'])}::text[])
    returning name, content, only_columns as "onlyColumns", headings`)
  const [row] = rows
  return row?.content ? { ...row, content: row.content } : undefined
}

export async function noteProgress(handle: Handle, id: string, rows: number): Promise<void> {
  await handle.execute(
    sql`update catalogue_upload set rows_read = ${rows} where id = ${id}::uuid and rows_read < ${rows}`,
  )
}

/** Stores the outcome of a check or an import. The file itself is dropped unless it may still be imported. */
export async function finishUpload(
  handle: Handle,
  id: string,
  outcome: {
    state: CatalogueFileState
    headings: FileHeading[] | null
    summary: ImportSummary
    errorsCsv: string
    at: Date
  },
): Promise<void> {
  await handle.execute(sql`update catalogue_upload set rows_read = ${outcome.summary.rows}, state = ${outcome.state},
    content = case when ${outcome.state} in ('checked', 'unmapped') then content end,
    headings = coalesce(${outcome.headings && JSON.stringify(outcome.headings)}::jsonb, headings), summary = ${JSON.stringify(outcome.summary)}::jsonb,
    errors_csv = ${outcome.errorsCsv}, finished_at = ${outcome.at.toISOString()}::timestamptz where id = ${id}::uuid`)
}

export async function findErrors(handle: Handle, id: string): Promise<string | undefined> {
  const { rows } = await handle.execute<{ errors: string | null }>(
    sql`select errors_csv as errors from catalogue_upload where id::text = ${id}`,
  )
  return rows[0]?.errors ?? undefined
}
