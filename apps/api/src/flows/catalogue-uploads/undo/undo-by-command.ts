import { ok } from '@upchar/kernel/result'
import type { Context } from '../../../platform/context.ts'
import { findUpload, selectUploads } from '../store/uploads.ts'
import { decideUndo } from './decide-undo.ts'
import { undoImport } from './run-undo.ts'
import { countResults } from './store/undo-rows.ts'

/**
 * Undoes an import of the console at once, without a worker (OPS-04). One that was interrupted, here or there, goes on where it
 * stopped. The audit log names no member.
 */
export async function undoByCommand(parts: Pick<Context, 'db' | 'clock'>, id: string) {
  const { db, clock } = parts
  if ((await findUpload(db, id))?.state !== 'undoing') {
    const begun = await decideUndo(db, { by: null, at: clock.now() }, id)
    if (!begun.ok) return begun
  }
  await undoImport(parts, id)
  const { results } = await countResults(db, id, new Map())
  return ok({
    restored: results.restored ?? 0,
    offSale: results.off_sale ?? 0,
    left: results.left ?? 0,
  })
}

const mostNamed = 10

/** The latest imports that could be undone, newest first. */
export const importsToUndo = async ({ db }: Pick<Context, 'db'>) =>
  (await selectUploads(db, 100))
    .filter(({ state }) => state === 'done' || state === 'undoing')
    .slice(0, mostNamed)
    .map(({ id, name, uploadedAt }) => ({ id, name, uploadedAt }))
