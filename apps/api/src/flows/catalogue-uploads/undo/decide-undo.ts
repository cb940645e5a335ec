import type { Query } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import { recordAudit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import { decideInTransaction, type Transaction } from '../../../platform/db/database.ts'
import { counted } from '../../../platform/db/paging.ts'
import type { HandlerResult } from '../../../platform/http/bind.ts'
import type { StaffCaller } from '../../../platform/identity/identity.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import { fileUnknown, nothingToUndo, otherState } from '../errors.ts'
import { findUpload } from '../store/uploads.ts'
import { viewById } from '../uploads.ts'
import { findLimits } from './price-limits.ts'
import { planRow } from './run-undo.ts'
import { beginUndo, countResults, selectLines, selectUndoRows } from './store/undo-rows.ts'

/** What an undo would do with the rows of an import, or did: a page of them. */
export async function showUndo(
  { db, clock }: Context,
  id: string,
  query: Query<'staffGetCatalogueUndo'>,
): Promise<HandlerResult<'staffGetCatalogueUndo'>> {
  const found = await findUpload(db, id)
  if (found === undefined) return fileUnknown()
  if (!['done', 'undoing', 'undone'].includes(found.state)) return otherState(found)
  const at = clock.now()
  const limits = await findLimits(db, id, at)
  const { results, done } = await countResults(db, id, limits)
  const { lines, count } = await selectLines(db, id, limits, query)
  const rows = await selectUndoRows(db, id, { lines, limits }, at)
  return ok({
    success: true,
    file: await viewById(db, id),
    results: { off_sale: 0, restored: 0, left: 0, ...results },
    done,
    rows: rows.map((row) => {
      const { result, why, stock, batchStays } = planRow(row).undone
      return {
        line: row.line,
        sku: row.sku,
        title: row.title,
        result,
        why,
        changes: row.changes.map(({ field, before, after }) => ({
          field,
          before: after,
          after: before,
        })),
        stock,
        batch_stays: batchStays,
        done: row.undone !== null,
      }
    }),
    ...counted(count),
  })
}

type By = { by: string | null; at: Date }

/** Begins the undo of an import, if it has anything to undo; `job`: what goes on with it. */
export const decideUndo = (
  db: Context['db'],
  { by, at }: By,
  id: string,
  job: (tx: Transaction) => void = () => {},
) =>
  decideInTransaction(db, async (tx) => {
    const file = await findUpload(tx, id, true)
    if (file === undefined) return fileUnknown()
    if (file.state !== 'done') return otherState(file)
    const { results } = await countResults(tx, id, await findLimits(tx, id, at))
    if ((results.off_sale ?? 0) + (results.restored ?? 0) === 0) return nothingToUndo()
    await beginUndo(tx, id, { by, at })
    job(tx)
    await recordAudit(tx, {
      by,
      action: 'goods.undo',
      subject: { kind: 'catalogue_file', id: file.name },
      after: results,
      at,
    })
    return ok(undefined)
  })

/** Asks for the undo of an import; a second press finds it begun. */
export async function undoFile(
  { db, clock }: Context,
  { staffId }: StaffCaller,
  id: string,
): Promise<HandlerResult<'staffUndoCatalogueFile'>> {
  const decided = await decideUndo(db, { by: staffId, at: clock.now() }, id, (tx) =>
    addJob(tx, 'undo-catalogue', { uploadId: id }),
  )
  return decided.ok ? ok({ success: true, file: await viewById(db, id) }) : decided
}
