import type { Body, Query } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import { counted } from '../../platform/db/paging.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { addJob } from '../../platform/jobs/jobs.ts'
import { fileUnknown, otherState } from './errors.ts'
import { rememberHeadings } from './store/headings.ts'
import { selectRows } from './store/rows.ts'
import { findUpload, moveUpload, type Wish } from './store/uploads.ts'
import { viewById, viewsOf } from './uploads.ts'

/** A file with a page of its rows. */
export async function showUpload(
  { db }: Pick<Context, 'db'>,
  id: string,
  query: Query<'staffGetCatalogueFile'>,
): Promise<HandlerResult<'staffGetCatalogueFile'>> {
  const found = await findUpload(db, id)
  const [file] = found === undefined ? [] : await viewsOf(db, [found])
  if (file === undefined) return fileUnknown()
  const { rows, count } = await selectRows(db, id, query)
  return ok({ success: true, file, rows, ...counted(count) })
}

const jobs = { checking: 'check-catalogue', waiting: 'import-catalogue' } as const

/** Moves a file that is checked; a second press finds it in another state. */
async function decide(
  { db, clock }: Context,
  { staffId }: StaffCaller,
  id: string,
  wish: Wish,
): Promise<HandlerResult<'staffImportCatalogueFile'>> {
  const decided = await decideInTransaction(db, async (tx) => {
    const file = await findUpload(tx, id, true)
    if (file === undefined) return fileUnknown()
    const settles = wish.state !== 'waiting' && file.state === 'unmapped'
    if (file.state !== 'checked' && !settles) return otherState(file)
    await moveUpload(tx, id, wish)
    if (wish.state === 'checking' && wish.headings !== null)
      await rememberHeadings(tx, wish.headings, { by: staffId, at: clock.now() })
    if (wish.state !== 'discarded') addJob(tx, jobs[wish.state], { uploadId: id })
    if (wish.state !== 'checking')
      await recordAudit(tx, {
        by: staffId,
        action: wish.state === 'waiting' ? 'goods.import' : 'goods.discard',
        subject: { kind: 'catalogue_file', id: file.name },
        after: { ...file.summary?.outcomes, only_columns: file.onlyColumns },
        at: clock.now(),
      })
    return ok(undefined)
  })
  return decided.ok ? ok({ success: true, file: await viewById(db, id) }) : decided
}

/** Checks a file once more, against the shop of now and with other columns. What staff say of its headings is remembered. */
export const checkAgain = (
  context: Context,
  by: StaffCaller,
  id: string,
  { only_columns: onlyColumns, headings }: Body<'staffCheckCatalogueFile'>,
) =>
  decide(context, by, id, {
    state: 'checking',
    onlyColumns,
    headings: headings?.map((one) => ({ ...one, how: 'chosen' as const })) ?? null,
  })

/** Imports what the check of a file shows. */
export const importChecked = (context: Context, by: StaffCaller, id: string) =>
  decide(context, by, id, { state: 'waiting' })

export const discardChecked = (context: Context, by: StaffCaller, id: string) =>
  decide(context, by, id, { state: 'discarded' })
