import { memoize } from '../../platform/db/memoize.ts'
import { selectCompanions } from './store.ts'

/** Slugs of each product's companions, pinned ones first, and the ids of those companions. */
export type Companions = {
  bySlug: ReadonlyMap<string, readonly string[]>
  idOf: ReadonlyMap<string, number>
}

/** Cached until the catalogue changes. */
export const companionsOf = memoize(async ({ db }): Promise<Companions> => {
  const rows = await selectCompanions(db)
  return {
    bySlug: new Map(
      [...Map.groupBy(rows, ({ slug }) => slug)].map(([slug, found]) => [
        slug,
        found.map(({ withSlug }) => withSlug),
      ]),
    ),
    idOf: new Map(rows.map(({ withSlug, withGroupId }) => [withSlug, withGroupId])),
  }
})
