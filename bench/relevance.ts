import { rm } from 'node:fs/promises'
import { followChanges } from '@upchar/api/platform/db/changes'
import { openDatabase } from '@upchar/api/platform/db/database'
import { migrateDatabase } from '@upchar/api/platform/db/migrate'
import { rebuildSearchIndex } from '@upchar/api/modules/search/index'
import { fillDatabase } from '@upchar/demo/fill'
import { readOptions } from '@upchar/server/options'
import { startEmbeddedPostgres } from '@upchar/server/postgres'
import { homeGoods } from '@upchar/testkit/home-goods/goods'
import { measureNames, measureQueries, type Find } from '@upchar/testkit/home-goods/measure'
import { homeNames, homeQueries } from '@upchar/testkit/home-goods/queries'
import { Random } from '@upchar/testkit/home-goods/random'
import { finder, indexInAnyOrder, sellHomeGoods } from '@upchar/testkit/home-goods/sell'
import { scratchFolder } from '@upchar/testkit/scratch'

/** How well the search finds the goods of another trade: invented home goods with noisy texts. */
const usage = `npm run bench:relevance -- [--goods N] [--queries N] [--weakest]
  N goods (20,000 unless given) and N queries of each group (200). --weakest lists the worst queries that aren't held out.
`
const { values } = readOptions(usage, {
  options: {
    goods: { type: 'string', default: '20000' },
    queries: { type: 'string', default: '200' },
    weakest: { type: 'boolean', default: false },
  },
})

const print = (text = '') => process.stdout.write(`${text}\n`)
const goods = homeGoods(Number(values.goods))
const queries = homeQueries(goods, Number(values.queries))
const names = homeNames(goods, 400)

type Half = { name: string; heldOut: boolean }
const halves: readonly Half[] = [
  { name: 'worked with', heldOut: false },
  { name: 'held out', heldOut: true },
]

async function measure(index: string, find: Find): Promise<string[]> {
  const all: string[] = []
  for (const { name, heldOut } of halves) {
    const asked = queries.filter((query) => query.heldOut === heldOut)
    const { ndcg, empty, found, scores } = await measureQueries(goods, asked, find)
    const mrr = async (kind: 'codes' | 'titles') =>
      measureNames(
        goods,
        names[kind].filter((query) => query.heldOut === heldOut),
        find,
      )
    const cells = [...Object.values(ndcg), await mrr('codes'), await mrr('titles')].map((value) =>
      value.toFixed(4),
    )
    print(`| ${index} | ${name} | ${cells.join(' | ')} | ${(empty * 100).toFixed(2)} % |`)
    all.push(...found)
    if (values.weakest && !heldOut)
      for (const { text, score } of scores.toSorted((a, b) => a.score - b.score).slice(0, 40))
        process.stderr.write(`  ${score.toFixed(2)} ${text}\n`)
  }
  return all
}

const dataDir = await scratchFolder('upchar-relevance-')
const postgres = await startEmbeddedPostgres({
  dataDir,
  port: 0,
  throwaway: true,
  database: 'upchar',
})
const db = openDatabase(postgres.url, 4)
await migrateDatabase(db)
const at = new Date()
await fillDatabase(db, { today: at.toISOString().slice(0, 10), onProgress: () => undefined })
await sellHomeGoods(db, goods, at)
const changes = await followChanges(postgres.url, { log: () => undefined })

print(
  '| index | half | nDCG@10 | plain | natural | plural | compound | synonym | slip | codes MRR | titles MRR | empty |',
)
print('|---|---|---|---|---|---|---|---|---|---|---|---|')
const imported = await measure('as imported', await finder({ db, changes }))
await rebuildSearchIndex(db)
const rebuilt = await measure('rebuilt', await finder({ db, changes }))
await indexInAnyOrder(db, new Random(7))
const shuffled = await measure('another order', await finder({ db, changes }))
const same = (one: readonly string[]) => one.every((line, i) => line === imported[i])
print(
  `\nThe three indexes answer ${queries.length} queries ${same(rebuilt) && same(shuffled) ? 'the same' : 'DIFFERENTLY'}.`,
)

await changes.close()
await db.$client.end()
await postgres.stop()
await rm(dataDir, { recursive: true, force: true })
process.exit(0)
