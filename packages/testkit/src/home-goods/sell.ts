import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { importCatalogue } from '@upchar/api/flows/catalogue-file/index'
import { indexGroups, rebuildSearchIndex, searchGroups } from '@upchar/api/modules/search/index'
import type { Context } from '@upchar/api/platform/context'
import type { Database } from '@upchar/api/platform/db/database'
import { homeGoodsCsv, type Good } from './goods.ts'
import type { Find } from './measure.ts'
import type { Random } from './random.ts'

/** Takes all other goods off sale and imports these, as a seller's file. */
export async function sellHomeGoods(db: Database, goods: readonly Good[], at: Date): Promise<void> {
  await db.$client.query('update product_group set active = false')
  await db.$client.query('delete from product_read')
  await rebuildSearchIndex(db)
  const folder = await mkdtemp(path.join(tmpdir(), 'upchar-goods-'))
  try {
    const file = path.join(folder, 'goods.csv')
    await writeFile(file, homeGoodsCsv(goods))
    const report = await importCatalogue(db, {
      path: file,
      dryRun: false,
      at,
      onProgress: () => undefined,
    })
    if (report.written !== goods.length || report.waiting > 0)
      throw new Error(`not all goods are on sale: ${JSON.stringify(report.errors.slice(0, 3))}`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Indexes the goods anew, in a random order and in parts. */
export async function indexInAnyOrder(db: Database, random: Random): Promise<void> {
  const { rows } = await db.$client.query<{ id: number }>(
    'select id from product_group where active order by id',
  )
  const ids = rows
    .map(({ id }) => ({ id, place: random.next() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ id }) => id)
  for (const table of ['search_posting', 'search_document', 'search_code'])
    await db.$client.query(`delete from ${table}`)
  for (let at = 0; at < ids.length;) {
    const size = 1 + random.below(Math.ceil(ids.length / 4))
    await indexGroups(db, ids.slice(at, at + size))
    at += size
  }
}

/** Finds SKUs by the search as it is now: each call opens the index anew. */
export async function finder(context: Pick<Context, 'db' | 'changes'>): Promise<Find> {
  const { rows } = await context.db.$client.query<{ id: number; sku: string }>(
    'select group_id as id, sku from variant',
  )
  const skus = new Map(rows.map(({ id, sku }) => [id, sku]))
  const opened = { changes: context.changes, db: Object.create(context.db) as Database }
  return async (text) =>
    (await searchGroups(opened, { text, limit: 100 })).groupIds
      .slice(0, 10)
      .map((id) => skus.get(id) ?? '')
}
