import { beforeAll, describe, expect, it } from 'vitest'
import { homeGoods } from '@upchar/testkit/home-goods/goods'
import { measureNames, measureQueries } from '@upchar/testkit/home-goods/measure'
import { homeNames, homeQueries, queryGroups } from '@upchar/testkit/home-goods/queries'
import { Random } from '@upchar/testkit/home-goods/random'
import { finder, indexInAnyOrder, sellHomeGoods } from '@upchar/testkit/home-goods/sell'
import { useWorld } from '@upchar/testkit/world'
import { rebuildSearchIndex } from './index.ts'

const world = useWorld()
const goods = homeGoods(1600)
const queries = homeQueries(goods, 40)
const names = homeNames(goods, 120)

beforeAll(() => sellHomeGoods(world.db, goods, world.clock.now()))

/** Minimum for each half, slightly below the present value: nDCG@10 of all queries without slips, and of those with one. */
const floors = { all: 0.82, slip: 0.8 }

describe('a noisy catalogue of another trade', () => {
  it('SEARCH-05 is searched as a rater would expect, in the half worked with and in the one kept apart', async () => {
    const find = await finder(world.context)
    const empty: string[] = []
    for (const heldOut of [false, true]) {
      const asked = queries.filter((query) => query.heldOut === heldOut)
      const measured = await measureQueries(goods, asked, find)
      const { ndcg } = measured
      process.stdout.write(
        `home goods, ${heldOut ? 'kept apart' : 'worked with'}: ${['all', ...queryGroups].map((group) => `${group} ${ndcg[group]?.toFixed(3)}`).join(', ')}\n`,
      )
      empty.push(...measured.found.filter((line) => line.endsWith(': ')))
      expect(ndcg['all']).toBeGreaterThanOrEqual(floors.all)
      expect(ndcg['slip']).toBeGreaterThanOrEqual(floors.slip)
    }
    process.stdout.write(`home goods, empty: ${empty.length} (${empty.join('; ')})\n`)
    expect(empty.length / queries.length).toBeLessThanOrEqual(0.005)
  })

  it('SEARCH-05 finds part numbers, also by their beginning, and exact titles', async () => {
    const find = await finder(world.context)
    expect(await measureNames(goods, names.codes, find)).toBeGreaterThanOrEqual(0.95)
    expect(await measureNames(goods, names.titles, find)).toBeGreaterThanOrEqual(0.95)
  })

  it('answers the same after a rebuild and after loads in another order', async () => {
    const found = async () =>
      (await measureQueries(goods, queries, await finder(world.context))).found
    const imported = await found()
    await rebuildSearchIndex(world.db)
    expect(await found()).toEqual(imported)
    await indexInAnyOrder(world.db, new Random(7))
    expect(await found()).toEqual(imported)
  })
})
