import path from 'node:path'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { err, ok, type Refusal, type Result } from '@upchar/kernel/result'
import type { Upload } from '../../modules/files/index.ts'
import { staffNames } from '../../modules/staff/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { inTransaction, type Database } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { newId } from '../../platform/ids.ts'
import { addJob } from '../../platform/jobs/jobs.ts'
import { hasWarehouse, kindOf, kindProblem } from '../catalogue-file/index.ts'
import {
  findErrors,
  findUpload,
  insertUpload,
  selectUploads,
  type UploadRow,
} from './store/uploads.ts'

const shown = 20
const longestName = 80
const endings = ['.xlsx', '.csv', '.txt', '.tsv', '.json', '.jsonl', '.ndjson']

type View = Answer<'staffListCatalogueFiles'>['files'][number]

const viewOf = (
  { summary, ...row }: UploadRow,
  names: Awaited<ReturnType<typeof staffNames>>,
): View => ({
  id: row.id,
  name: row.name,
  state: row.state,
  only_columns: row.onlyColumns,
  headings: row.headings ?? [],
  rows_read: row.rowsRead,
  uploaded_at: row.uploadedAt,
  uploaded_by: names.get(row.uploadedBy) ?? null,
  finished_at: row.finishedAt,
  undone_by: row.undoneBy === null ? null : (names.get(row.undoneBy) ?? null),
  undone_at: row.undoneAt,
  summary:
    summary === null
      ? null
      : {
          rows: summary.rows,
          written: summary.written,
          outcomes: summary.outcomes ?? null,
          waiting: summary.waiting,
          errors: summary.errors,
          warnings: summary.warnings,
          unknown_headings: summary.unknownHeadings,
          notes: summary.notes,
          failure: summary.failure,
        },
})

/** Files as staff see them. */
export async function viewsOf(db: Database, rows: readonly UploadRow[]): Promise<View[]> {
  const names = await staffNames(
    db,
    rows.flatMap(({ uploadedBy, undoneBy }) => [uploadedBy, ...(undoneBy ? [undoneBy] : [])]),
  )
  return rows.map((row) => viewOf(row, names))
}

/** A file that is known to exist. */
export async function viewById(db: Database, id: string): Promise<View> {
  const row = await findUpload(db, id)
  const [view] = row === undefined ? [] : await viewsOf(db, [row])
  if (view === undefined) throw new Error(`the uploaded file ${id} is gone`)
  return view
}

/** The latest uploaded catalogues with progress and outcome. */
export const listUploads = async ({
  db,
}: Context): Promise<HandlerResult<'staffListCatalogueFiles'>> =>
  ok({ success: true, files: await viewsOf(db, await selectUploads(db, shown)) })

const plainName = (given: string): string => {
  const name = (given.toWellFormed().split(/[/\\]/).at(-1) ?? '').replace(
    /[\p{Cc}\p{Bidi_Control}]/gu,
    '',
  )
  return [...name].slice(-longestName).join('').trim() || 'catalogue.csv'
}

/** By name and content; the import judges the rest. */
const mayBeCatalogue = (name: string, bytes: Buffer): boolean =>
  endings.includes(path.extname(name).toLowerCase()) &&
  (kindOf(name, bytes) === 'workbook' || !bytes.includes(0))

/** Stores a catalogue and asks for its check. */
export async function uploadCatalogue(
  context: Context,
  { staffId }: StaffCaller,
  upload: Upload,
): Promise<HandlerResult<'staffUploadCatalogue'>> {
  const { db, clock } = context
  const name = plainName(upload.name)
  const problem = await kindProblem(upload.bytes)
  if (problem !== undefined) return err({ code: 'file_type_refused' as const, message: problem })
  if (!mayBeCatalogue(name, upload.bytes))
    return err({
      code: 'file_type_refused' as const,
      message: 'Send an Excel workbook (.xlsx), a CSV file or JSON.',
    })
  if (!(await hasWarehouse(db)))
    return err({
      code: 'warehouse_missing' as const,
      message: 'Goods have nowhere to go yet: add a seller with a warehouse in the set-up first.',
    })
  const id = newId()
  const at = clock.now()
  await inTransaction(db, async (tx) => {
    await insertUpload(tx, { id, name, content: upload.bytes, by: staffId, at })
    addJob(tx, 'check-catalogue', { uploadId: id })
    await recordAudit(tx, {
      by: staffId,
      action: 'goods.upload',
      subject: { kind: 'catalogue_file', id: name },
      after: { bytes: upload.bytes.length },
      at,
    })
  })
  return ok({ success: true, file: await viewById(db, id) })
}

/** All errors and warnings of a checked or imported catalogue. */
export async function catalogueErrors(
  { db }: Pick<Context, 'db'>,
  id: string,
): Promise<Result<string, Refusal & { code: 'catalogue_file_unknown' }>> {
  const found = await findErrors(db, id)
  return found === undefined
    ? err({ code: 'catalogue_file_unknown' as const, message: 'The file isn’t checked yet.' })
    : ok(found)
}
