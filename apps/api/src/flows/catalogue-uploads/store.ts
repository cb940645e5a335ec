import { sql } from '../../platform/db/sql.ts'
import type { ImportSummary } from '../../modules/intake/index.ts'
import type { Handle } from '../../platform/db/database.ts'

export type UploadRow = {
  id: string
  name: string
  state: 'waiting' | 'running' | 'done' | 'failed'
  rowsRead: number
  summary: ImportSummary | null
  uploadedBy: string
  /** ISO 8601. */
  uploadedAt: string
  finishedAt: string | null
}

export async function insertUpload(
  tx: Handle,
  file: { id: string; name: string; content: Buffer; by: string; at: Date },
): Promise<void> {
  await tx.execute(sql`insert into catalogue_upload (id, name, bytes, content, state, uploaded_by, uploaded_at)
    values (${file.id}, ${file.name}, ${file.content.length}, ${file.content}, 'waiting', ${file.by},
      ${file.at.toISOString()}::timestamptz)`)
}

const iso = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

export async function selectUploads(handle: Handle, limit: number): Promise<UploadRow[]> {
  const { rows } = await handle.execute<UploadRow>(sql`
    select id, name, state, rows_read as "rowsRead", summary, uploaded_by as "uploadedBy",
      ${iso('uploaded_at')} as "uploadedAt", ${iso('finished_at')} as "finishedAt"
    from catalogue_upload order by catalogue_upload.uploaded_at desc, id limit ${limit}`)
  return rows
}

/** The content of a file that isn't imported yet; it counts as running from now on. */
export async function takeContent(
  handle: Handle,
  id: string,
): Promise<{ name: string; content: Buffer } | undefined> {
  const { rows } = await handle.execute<{ name: string; content: Buffer | null }>(sql`
    update catalogue_upload set state = 'running' where id = ${id}::uuid and content is not null returning name, content`)
  const [row] = rows
  return row?.content ? { name: row.name, content: row.content } : undefined
}

export async function noteProgress(handle: Handle, id: string, rows: number): Promise<void> {
  await handle.execute(
    sql`update catalogue_upload set rows_read = ${rows} where id = ${id}::uuid and rows_read < ${rows}`,
  )
}

/** Stores the outcome and drops the file. */
export async function finishUpload(
  handle: Handle,
  id: string,
  outcome: { summary: ImportSummary; errorsCsv: string; at: Date },
): Promise<void> {
  await handle.execute(sql`update catalogue_upload set content = null, rows_read = ${outcome.summary.rows},
    state = ${outcome.summary.failure === '' ? 'done' : 'failed'}, summary = ${JSON.stringify(outcome.summary)}::jsonb,
    errors_csv = ${outcome.errorsCsv}, finished_at = ${outcome.at.toISOString()}::timestamptz where id = ${id}::uuid`)
}

export async function findErrors(handle: Handle, id: string): Promise<string | undefined> {
  const { rows } = await handle.execute<{ errors: string | null }>(
    sql`select errors_csv as errors from catalogue_upload where id::text = ${id}`,
  )
  return rows[0]?.errors ?? undefined
}
