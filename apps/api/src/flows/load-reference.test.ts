import { sql } from '../platform/db/sql.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buyingRules } from '@upchar/reference/buying-rules'
import { families } from '@upchar/reference/families'
import { gstRates } from '@upchar/reference/gst-rates'
import { kycAsks } from '@upchar/reference/kyc-asks'
import { createEmptyDatabase } from '@upchar/testkit/database'
import { countStatements } from '@upchar/testkit/world'
import { openDatabase, type Database } from '../platform/db/database.ts'
import { migrateDatabase } from '../platform/db/migrate.ts'
import { ensureReference, hasReference, loadReference } from './load-reference.ts'

let place: Awaited<ReturnType<typeof createEmptyDatabase>>
let db: Database
beforeAll(async () => {
  place = await createEmptyDatabase()
  db = openDatabase(place.url, 4)
  await migrateDatabase(db)
  await loadReference(db)
})
afterAll(async () => {
  await db.$client.end()
  await place.drop()
})

/** The row count and a checksum of every table that isn't empty. */
async function contents(): Promise<Record<string, { count: number; checksum: string }>> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const found: Record<string, { count: number; checksum: string }> = {}
  for (const { name } of tables) {
    const { rows } = await db.execute<{ count: number; checksum: string }>(
      sql`select count(*)::int as count, coalesce(md5(string_agg(t::text, E'\n' order by t::text)), '') as checksum from ${sql.identifier(name)} t`,
    )
    const [row] = rows
    if (row !== undefined && row.count > 0) found[name] = row
  }
  return found
}

const firstRow = async (query: ReturnType<typeof sql>) => (await db.execute(query)).rows[0]

describe('reference data', () => {
  it('fills an empty database with law and trade data, and no demo data', async () => {
    const tables = await contents()
    expect(Object.keys(tables)).toEqual([
      'business_category',
      'buying_policy',
      'catalogue_version',
      'category',
      'charge_rule',
      'cod_rule',
      'cold_lane',
      'content_block',
      'content_version',
      'e_way_rule',
      'family',
      'gst_rate',
      'hold_rule',
      'kyc_ask',
      'licence_rule',
      'pincode',
      'procedure',
      'procedure_family',
      'search_blocked_term',
      'search_synonym',
      'seller_fee_rule',
      'speciality',
      'speciality_family',
      'transit_band',
    ])
    const count = (table: string) => tables[table]?.count
    expect(count('business_category')).toBe(11)
    expect(count('family')).toBe(families.length)
    expect(count('gst_rate')).toBe(gstRates.length)
    expect(count('buying_policy')).toBe(buyingRules.length)
    expect(count('kyc_ask')).toBe(kycAsks.length)
    // India Post's directory has some 19,000 pincodes (domain reference 2.2).
    expect(count('pincode')).toBeGreaterThan(19_000)
  })

  it('changes nothing on a second load', async () => {
    const before = await contents()
    expect(await loadReference(db)).toBe(0)
    expect(await contents()).toEqual(before)
  })

  it('keeps what staff changed', async () => {
    await db.execute(sql`update kyc_ask set valid_to = '2026-11-30' where id = 1`)
    await db.execute(sql`update buying_policy set valid_to = '2026-11-30' where id = 1`)
    await db.execute(
      sql`insert into buying_policy (product_class, business_type_id, requirement, valid_from, source) select product_class, business_type_id, 'blocked', '2026-12-01', 'staff' from buying_policy where id = 1`,
    )
    await db.execute(sql`update gst_rate set rate_bp = 1200 where id = 1`)
    await db.execute(
      sql`update business_category set banner_title = 'Ours', enabled = false where key = 'dental'`,
    )
    await db.execute(sql`update pincode set serviceable = false where pincode = '400001'`)
    await db.execute(
      sql`update content_block set value = '["ours"]' where key = 'rotating_keywords'`,
    )
    await db.execute(sql`delete from search_synonym where phrase = 'venflon'`)
    const before = await contents()
    expect(await loadReference(db)).toBe(0)
    expect(await contents()).toEqual(before)
  })

  it('CART-23 leaves the GST rates of staff alone, and lets a later rate of the release follow them', async () => {
    const rate = async (hsn: string) =>
      (
        await db.execute(
          sql`select rate_bp, valid_from::text, valid_to::text from gst_rate where hsn_prefix = ${hsn} order by valid_from desc, id`,
        )
      ).rows.map((row) => Object.values(row))
    const insert = (hsn: string, bp: number, from: string, to: string | null) =>
      db.execute(sql`insert into gst_rate (hsn_prefix, rate_bp, valid_from, valid_to, source, changed_by)
        values (${hsn}, ${bp}, ${from}, ${to}, 'staff', 'somebody')`)
    // Staff were first with a slab-free rate of the day from which the release has two rows.
    await db.execute(sql`delete from gst_rate where hsn_prefix in ('6307', '9402')`)
    await insert('6307', 1200, '2025-09-22', null)
    // Theirs began before the release's.
    await insert('9402', 1200, '2025-01-01', null)
    // Withdrawn before it began: the release's rate of that day comes.
    await db.execute(sql`delete from gst_rate where hsn_prefix = '8421'`)
    await insert('8421', 1200, '2025-09-22', '2025-09-21')
    await loadReference(db)
    expect(await rate('6307')).toEqual([[1200, '2025-09-22', null]])
    expect(await rate('9402')).toEqual([
      [1800, '2025-09-22', null],
      [1200, '2025-01-01', '2025-09-21'],
    ])
    expect(await rate('8421')).toEqual([
      [1200, '2025-09-22', '2025-09-21'],
      [1800, '2025-09-22', null],
    ])
    expect(await loadReference(db)).toBe(0)
  })

  it('is known to be loaded by one statement at the next start', async () => {
    expect(await hasReference(db)).toBe(true)
    const { result, statements } = await countStatements(() => ensureReference(db))
    expect(result).toBe(false)
    expect(statements).toHaveLength(1)
  })

  it('is loaded again after a release that changes it', async () => {
    await db.execute(
      sql`update content_block set value = '{"version": "of the release before"}' where key = 'reference_loaded'`,
    )
    await db.execute(sql`delete from cod_rule`)
    expect(await ensureReference(db)).toBe(true)
    expect(await db.execute(sql`select 1 from cod_rule`)).toMatchObject({ rowCount: 1 })
    expect(await ensureReference(db)).toBe(false)
  })

  it('applies what a release adds, ends or corrects', async () => {
    await db.execute(sql`delete from cod_rule`)
    await db.execute(sql`update family set description = 'of an older release' where position = 0`)
    await db.execute(
      sql`delete from speciality_family where (speciality_slug, family_key) in (select speciality_slug, family_key from speciality_family limit 2)`,
    )
    expect(await loadReference(db)).toBe(4)
    expect(await firstRow(sql`select count(*)::int as rules from cod_rule`)).toEqual({ rules: 1 })
    expect(await firstRow(sql`select description from family where position = 0`)).toEqual({
      description: families[0]?.description,
    })
  })
})
