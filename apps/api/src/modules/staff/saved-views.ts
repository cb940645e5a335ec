import type { Body } from '@upchar/contract/schema/endpoints'
import { err, ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction, type Handle } from '../../platform/db/database.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { newId } from '../../platform/ids.ts'
import type { SavedList } from './tables.ts'
import { countOtherViews, deleteView, putView, selectViews } from './store/saved-views.ts'

/** Of a list, for one member of staff. */
export const mostViews = 20

async function viewsOf(handle: Handle, staffId: string, list: SavedList) {
  const views = await selectViews(handle, { staffId, list })
  return ok({
    success: true as const,
    views: views.map(({ id, name, filters }) => ({ id, name, filters })),
  })
}

/** The caller's own saved views of a list (OPS-01). */
export const listViews = ({ db }: Pick<Context, 'db'>, { staffId }: StaffCaller, list: SavedList) =>
  viewsOf(db, staffId, list)

/** Saves a list's filters by name; the same name again replaces them. */
export function saveView(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { staffId }: StaffCaller,
  { list, name, filters }: Body<'staffSaveView'>,
) {
  return decideInTransaction(db, async (tx) => {
    if ((await countOtherViews(tx, { staffId, list, name })) >= mostViews)
      return err({
        code: 'views_full' as const,
        field: 'name',
        message: `You have ${mostViews} saved views. Delete one first.`,
      })
    await putView(tx, { id: newId(), staffId, list, name, filters, savedAt: clock.now() })
    return viewsOf(tx, staffId, list)
  })
}

/** Deletes one of the caller's views. */
export function removeView({ db }: Pick<Context, 'db'>, { staffId }: StaffCaller, id: string) {
  return decideInTransaction(db, async (tx) => {
    const list = await deleteView(tx, staffId, id)
    if (list === undefined)
      return err({ code: 'view_unknown' as const, message: 'You have no such saved view.' })
    return viewsOf(tx, staffId, list)
  })
}
