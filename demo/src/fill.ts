import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { loadReference } from '@upchar/api/flows/load-reference'
import { refreshReadModels } from '@upchar/api/modules/catalogue/index'
import { rebuildSearchIndex } from '@upchar/api/modules/search/index'
import { announceChange } from '@upchar/api/platform/db/changes'
import { withLoader, type Database } from '@upchar/api/platform/db/database'
import { vacuumFilled } from '@upchar/api/platform/db/vacuum-filled'
import { finishedKey } from './finished.ts'
import { generateCatalogue } from './generate.ts'
import { copyRows } from './load/copy.ts'
import { loadGroups, type Counters } from './load/groups.ts'
import { loadCampaigns, loadSellersAndBrands } from './load/sellers.ts'
import type { Catalogue, SeedGroup } from './model.ts'
import { vouchers } from './vouchers.ts'

export type FillOptions = {
  /** The catalogue's date, `YYYY-MM-DD`, which expiry dates and offers are relative to. */
  today: string
  /** The approximate number of variants; unset: the default catalogue. */
  variants?: number
  onProgress: (progress: FillProgress) => void
  /** Further seeding; the database counts as seeded only after it. */
  besides?: () => Promise<void>
}
export type FillProgress = { step: string; done: number; total: number }

const batchSize = 1000
/** Offer ids differ from variant ids, so that confusing the two finds nothing. */
const offersFrom = 100_000

/**
 * Seeds an empty database with the catalogue. Clears the remains of an interrupted load first, so it can be repeated.
 */
export async function fillDatabase(db: Database, options: FillOptions): Promise<void> {
  const catalogue = generateCatalogue({
    today: options.today,
    ...(options.variants !== undefined && { variants: options.variants }),
  })
  const at = new Date(`${options.today}T03:30:00Z`)
  await withLoader(db, clear)
  await loadReference(db)
  await withLoader(db, (client) => loadCatalogue(client, catalogue, at, options))
  await vacuumFilled(db)
  await refreshReadModels(db, 'all', at, (done, total) =>
    options.onProgress({ step: 'Listings', done, total }),
  )
  await rebuildSearchIndex(db, {
    onProgress: (done, total) => options.onProgress({ step: 'Search', done, total }),
  })
  await options.besides?.()
  await vacuumFilled(db)
  await db.execute(sql`insert into content_block (key, value) values (${finishedKey}, 'true')`)
  await announceChange(db)
}

type LoadOptions = Pick<FillOptions, 'variants' | 'onProgress'>

/** Loads the demo shop into a database with reference data only. */
async function loadCatalogue(
  client: pg.ClientBase,
  catalogue: Catalogue,
  at: Date,
  options: LoadOptions,
): Promise<void> {
  await insertSeedRows(client, 'voucher', vouchers)
  const refs = await loadSellersAndBrands(client, catalogue, at)

  const counters: Counters = { group: 0, variant: 0, offer: offersFrom, lot: 0 }
  const inCampaigns = new Set(catalogue.deals.flatMap((d) => d.groupNos))
  const campaignGroupIds = new Map<number, number>()
  let batch: SeedGroup[] = []
  const write = async () => {
    batch.forEach((group, i) => {
      if (inCampaigns.has(group.no)) campaignGroupIds.set(group.no, counters.group + i + 1)
    })
    await loadGroups(client, batch, refs, counters)
    batch = []
    options.onProgress({
      step: 'Products',
      done: counters.variant,
      total: options.variants ?? 4_000,
    })
  }
  for (const group of catalogue.groups()) {
    batch.push(group)
    if (batch.length >= batchSize) await write()
  }
  await write()
  await loadCampaigns(client, catalogue, campaignGroupIds)
  await advanceSequences(client)
}

/** Staff and the audit log outlive every catalogue. */
const kept = [
  'catalogue_version',
  'staff_member',
  'staff_recovery_code',
  'staff_session',
  'audit_entry',
]

async function clear(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ tables: string }>(
    `select string_agg(format('%I', tablename), ', ') as tables from pg_tables where schemaname = 'public' and tablename <> all($1)`,
    [kept],
  )
  if (rows[0]?.tables) await client.query(`truncate ${rows[0].tables} restart identity cascade`)
}

/** Small dated rule tables; keys are column names in camel case. */
async function insertSeedRows(
  client: pg.ClientBase,
  table: string,
  rows: readonly Record<string, string | number | boolean | null>[],
): Promise<void> {
  const first = rows[0]
  if (first === undefined) return
  const keys = Object.keys(first)
  const column = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  await copyRows(
    client,
    table,
    keys.map(column),
    rows.map((row) => keys.map((key) => row[key] ?? null)),
  )
}

/** The loader assigned ids; advances the sequences beyond them. */
async function advanceSequences(client: pg.ClientBase): Promise<void> {
  for (const table of ['brand', 'product_group', 'variant', 'offer', 'lot']) {
    await client.query(
      `select setval(pg_get_serial_sequence($1, 'id'), (select coalesce(max(id), 1) from ${table}))`,
      [table],
    )
  }
}
