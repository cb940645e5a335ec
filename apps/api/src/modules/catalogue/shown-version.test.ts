import { sql } from '../../platform/db/sql.ts'
import { expect, it } from 'vitest'
import { announceChange } from '../../platform/db/changes.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { useWorld } from '@upchar/testkit/world'
import { catalogueOf, shownVersion } from './index.ts'

const world = useWorld()

it('changes the page key with what is shown: never earlier, and after every change', async () => {
  const titleShown = async () =>
    (await catalogueOf(world.context)).references.businessCategories.get('dental')?.bannerTitle
  await titleShown()
  const before = shownVersion(world.context)
  await inTransaction(world.db, async (tx) => {
    await tx.execute(
      sql`update business_category set banner_title = 'Changed' where key = 'dental'`,
    )
    await announceChange(tx)
  })
  const seen = new Map<string, Set<string | undefined>>()
  await expect
    .poll(
      async () => {
        // As a page is rendered: read the key first, then the content.
        const key = shownVersion(world.context)
        seen.set(key, (seen.get(key) ?? new Set()).add(await titleShown()))
        return key
      },
      { interval: 1 },
    )
    .not.toBe(before)
  expect([...seen.keys()]).toEqual([before, shownVersion(world.context)])
  expect([...(seen.get(shownVersion(world.context)) ?? [])]).toEqual(['Changed'])
})
