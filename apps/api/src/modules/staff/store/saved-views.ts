import { and, asc, count, eq } from '../../../platform/db/sql.ts'
import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { savedView } from '../tables.ts'

export type SavedView = typeof savedView.$inferSelect
type Owner = Pick<SavedView, 'staffId' | 'list'>

const ownedBy = ({ staffId, list }: Owner) =>
  and(eq(savedView.staffId, staffId), eq(savedView.list, list))

export const selectViews = (handle: Handle, owner: Owner): Promise<SavedView[]> =>
  handle.select().from(savedView).where(ownedBy(owner)).orderBy(asc(savedView.name))

/** How many others than the one with this name there are. */
export async function countOtherViews(
  tx: Transaction,
  owner: Owner & Pick<SavedView, 'name'>,
): Promise<number> {
  const [all] = await tx.select({ many: count() }).from(savedView).where(ownedBy(owner))
  const [same] = await tx
    .select({ many: count() })
    .from(savedView)
    .where(and(ownedBy(owner), eq(savedView.name, owner.name)))
  return (all?.many ?? 0) - (same?.many ?? 0)
}

/** Saves a view, or replaces the filters of the one with this name. */
export async function putView(tx: Transaction, row: SavedView): Promise<void> {
  await tx
    .insert(savedView)
    .values(row)
    .onConflictDoUpdate({
      target: [savedView.staffId, savedView.list, savedView.name],
      set: { filters: row.filters, savedAt: row.savedAt },
    })
}

/** The list of the deleted view; undefined when the member has no such view. */
export async function deleteView(
  tx: Transaction,
  staffId: string,
  id: string,
): Promise<SavedView['list'] | undefined> {
  const [gone] = await tx
    .delete(savedView)
    .where(and(eq(savedView.id, id), eq(savedView.staffId, staffId)))
    .returning({ list: savedView.list })
  return gone?.list
}
