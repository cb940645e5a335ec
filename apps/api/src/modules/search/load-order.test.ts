import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { useWorld } from '@upchar/testkit/world'
import { unpackPostings } from './index/posting-list.ts'
import { indexGroups, rebuildSearchIndex, searchGroups } from './index.ts'
import { loadModel } from './query/load-model.ts'
import { heldOutQueries } from './testing/trade-queries.ts'

const world = useWorld()
const queries = [...heldOutQueries.values()].flat().map(({ query }) => query)

/** Everything that a score is made of: impacts by group and term, counts of terms; and what searches find. */
async function contents() {
  const model = await loadModel(world.db)
  const { rows } = await world.db.$client.query<{ term: string; postings: Buffer }>(
    'select term, postings from search_posting order by term, segment',
  )
  const impacts: string[] = []
  const counts = new Map<string, unknown>()
  for (const { term, postings } of rows) {
    const { docs, impacts: own } = unpackPostings(postings)
    docs.forEach((doc, i) => {
      if ((model.documents.families[doc] ?? -1) < 0) return
      impacts.push(`${term} ${model.documents.groupIds[doc]} ${own[i]}`)
      counts.set(term, model.vocabulary.count(term))
    })
  }
  // Each search opens the index anew, without what earlier ones kept.
  const context = { changes: world.context.changes, db: Object.create(world.db) }
  const found = new Map<string, readonly number[]>()
  for (const text of queries)
    found.set(text, (await searchGroups(context, { text, limit: 2000 })).groupIds)
  return { impacts: impacts.toSorted(), counts, found }
}
type Contents = Awaited<ReturnType<typeof contents>>

let groupIds: number[] = []
let rebuilt: Contents
beforeAll(async () => {
  // Every fourth product is enough, and quicker.
  await world.db.$client.query('update product_group set active = false where id % 4 <> 0')
  const { rows } = await world.db.$client.query<{ id: number }>(
    'select id from product_group where active order by id',
  )
  groupIds = rows.map((row) => row.id)
  await rebuildSearchIndex(world.db)
  rebuilt = await contents()
})

/** Loads: all groups in some order, cut anywhere, and some of them a second time. */
const loads = () =>
  fc
    .record({
      order: fc.shuffledSubarray(groupIds, { minLength: groupIds.length }),
      cuts: fc.uniqueArray(fc.integer({ min: 1, max: groupIds.length - 1 }), { maxLength: 16 }),
      again: fc.shuffledSubarray(groupIds, { maxLength: 40 }),
    })
    .map(({ order, cuts, again }) => {
      const at = [0, ...cuts.toSorted((a, b) => a - b), order.length]
      const parts = at.slice(1).map((end, i) => order.slice(at[i], end))
      return [...parts, again]
    })

it('ranks the same goods the same, whether they were loaded in any order, in parts, twice or by a rebuild', async () => {
  await fc.assert(
    fc.asyncProperty(loads(), async (parts) => {
      for (const table of ['search_posting', 'search_document', 'search_code'])
        await world.db.$client.query(`delete from ${table}`)
      for (const part of parts) await indexGroups(world.db, part)
      const { impacts, counts, found } = await contents()
      expect(impacts).toEqual(rebuilt.impacts)
      expect(counts).toEqual(rebuilt.counts)
      expect(found).toEqual(rebuilt.found)
    }),
    { numRuns: 6, seed: 20_261_122 },
  )
})
