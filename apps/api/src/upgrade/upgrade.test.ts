import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEmptyDatabase } from '@upchar/testkit/database'
import journal from '../../migrations/meta/_journal.json' with { type: 'json' }
import { consumeHold, selectFreeStock } from '../modules/availability/index.ts'
import { refreshReadModels } from '../modules/catalogue/index.ts'
import { offer, variant } from '../modules/catalogue/tables.ts'
import { selectPacking } from '../modules/orders/store/packing.ts'
import { inTransaction, openDatabase, type Database } from '../platform/db/database.ts'
import { migrateDatabase } from '../platform/db/migrate.ts'

/** An instant at which the pending checkout's holds are live. */
const at = new Date('2026-11-24T05:30:00Z')
const waiting = '00000000-0000-4000-8000-00000000e001'
const migrations = fileURLToPath(new URL('../../migrations', import.meta.url))

/** Runs a release's migrations, up to the given tag. */
async function migrateTo(db: Database, last: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'upchar-migrations-'))
  try {
    await cp(migrations, folder, { recursive: true })
    const end = journal.entries.findIndex(({ tag }) => tag === last) + 1
    await writeFile(
      path.join(folder, 'meta/_journal.json'),
      JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }),
    )
    await migrate(db, { migrationsFolder: folder })
  } finally {
    await rm(folder, { recursive: true })
  }
}

const withGoods = 'join variant v on v.id = l.variant_id'
const withOffer = 'join offer o on o.id = l.offer_id join variant v on v.id = o.variant_id'
const quoted = `(select c.id, x.place, x.line from (select id, quote from checkout union all select id, quote from "order") c,
  jsonb_array_elements(c.quote->'lines') with ordinality x(line, place)) l`

/** Data that an upgrade must preserve: its columns, and their location in the last release and in this one. */
const facts: { what: string; columns: string; before: string; after: string }[] = [
  {
    what: 'terms of sale',
    columns:
      't.id, v.sku, t.seller_id, t.price_paise, t.gst_bp, t.moq, t.max_oq, v.mrp_paise, v.hsn, v.active',
    before: 'variant v join variant t on t.id = v.id',
    after: 'variant v join offer t on t.variant_id = v.id and t.active and t.seller_sku = v.sku',
  },
  {
    what: 'batches',
    columns: 'v.sku, l.id, l.warehouse_id, l.batch_no, l.expires_on, l.on_hand',
    before: `lot l ${withGoods}`,
    after: `lot l ${withOffer}`,
  },
  {
    what: 'holds',
    columns: 'v.sku, l.id, l.checkout_id, l.lot_id, l.quantity, l.state, l.expires_at',
    before: `stock_hold l ${withGoods}`,
    after: `stock_hold l ${withOffer}`,
  },
  {
    what: 'cart lines',
    columns:
      'v.sku, l.cart_id, l.quantity, l.engraving_name, l.seen_price_paise, l.price_held_until, l.merge_note, l.added_at',
    before: `cart_line l ${withGoods}`,
    after: `cart_line l ${withOffer}`,
  },
  {
    what: 'order lines',
    columns:
      'v.sku as goods, l.id, l.sub_order_id, l.sku, l.quantity, l.unit_price_paise, l.total_paise',
    before: `order_line l ${withGoods}`,
    after: `order_line l ${withOffer}`,
  },
  {
    what: 'lines of quotes',
    columns: `v.sku as goods, l.id, l.place, l.line - 'variantId' - 'offerId' as line`,
    before: `${quoted} join variant v on v.id = (l.line->>'variantId')::bigint`,
    after: `${quoted} join offer o on o.id = (l.line->>'offerId')::bigint join variant v on v.id = o.variant_id where not l.line ? 'variantId'`,
  },
  {
    what: 'checkouts',
    columns: `id, quote - 'lines' as quote, jsonb_array_length(quote->'lines') as lines, licences`,
    before: 'checkout',
    after: 'checkout',
  },
  {
    what: 'invoices',
    columns: 'id, order_id, sub_order_id, gstin, series, number, sequence, issued_at, document',
    before: 'invoice',
    after: 'invoice where shipment_id is null',
  },
  {
    what: 'campaigns',
    columns: 'g.group_id, c.slug, c.title, c.starts_at, c.ends_at, a.title as announced',
    before:
      'offer_group g join offer c on c.slug = g.offer_slug left join announcement a on a.offer_slug = c.slug',
    after:
      "campaign_group g join campaign c on c.slug = g.campaign_slug left join (select value->>'title' as title, value->>'campaign' as campaign from content_version) a on a.campaign = c.slug",
  },
]

/** A complaint that came before complaints had a page, with what staff wrote among themselves and to its sender. */
const complaintAt0100 = `with t as (insert into support_ticket (id, number, kind, topic, sub_topic, text, name, created_at, state)
  values ('00000000-0000-4000-8000-00000000c011', 'HLP-OLD', 'request', 'other', 'complaint', 'Torn boxes', 'Asha Rao', '2026-11-20T05:30Z', 'open') returning id)
  insert into ticket_entry (id, ticket_id, kind, text, by, at)
  select gen_random_uuid(), t.id, e.kind, e.kind, 'staff', e.at::timestamptz from t,
    (values ('mail', '2026-11-20T06:30Z'), ('call', '2026-11-20T07:30Z')) e(kind, at)`

/** A product of one variant as imports stored it, and one of two. */
const loneAt0100 = `update variant set option_label = 'Standard' where sku in ('LATEX-M', 'LONG-M');
  insert into product_read select (jsonb_populate_record(p, jsonb_build_object('group_id', 19, 'slug', 'kavach-latex',
    'detail', '{"title":"Old","variants":[{"sku":"LATEX-M","option_label":"Standard"}]}'))).* from product_read p where group_id = 11`

/** What another seller asks for three articles: NIT-S and NIT-M have an MRP of 600 rupees, LATEX-M one of 300, LONG-M none. */
const offersAt0189 = `insert into offer (id, variant_id, seller_id, seller_sku, price_paise, mrp_paise, max_oq)
  overriding system value select 900 + place, v.id, 2 - v.own, 'O-' || v.sku, t.price, t.mrp, 10
  from (values (1, 'NIT-S', 60000, null), (2, 'NIT-M', 59000, 59900), (3, 'LATEX-M', 30001, null), (4, 'LONG-M', 99000, null))
      t(place, sku, price, mrp)
    join (select v.id, v.sku, (o.seller_id = 2)::int as own from variant v join offer o on o.variant_id = v.id) v on v.sku = t.sku;
  delete from stale_product`

describe('a database of the last release', () => {
  let db: Database
  let drop: () => Promise<void>
  const before = new Map<string, unknown[]>()
  const read = async (columns: string, from: string): Promise<unknown[]> =>
    (
      await db.$client.query<{ row: unknown }>(
        `select to_jsonb(r) as row from (select ${columns} from ${from}) r order by to_jsonb(r)::text`,
      )
    ).rows.map(({ row }) => row)

  beforeAll(async () => {
    const made = await createEmptyDatabase()
    drop = made.drop
    db = openDatabase(made.url, 2)
    await migrateTo(db, '0016_kyc_nothing_optional')
    await db.$client.query(await readFile(new URL('filled-at-0016.sql', import.meta.url), 'utf8'))
    for (const fact of facts) before.set(fact.what, await read(fact.columns, fact.before))
    await migrateTo(db, '0100_shelf_life_wanted')
    await db.$client.query(complaintAt0100)
    await db.$client.query(loneAt0100)
    await migrateTo(db, '0189_offer_proposals')
    await db.$client.query(offersAt0189)
    await migrateDatabase(db)
  })

  afterAll(async () => {
    await db.$client.end()
    await drop()
  })

  it.each(facts)('keeps its $what', async ({ what, columns, after }) => {
    expect(before.get(what)?.length).toBeGreaterThan(1)
    expect(await read(columns, after)).toEqual(before.get(what))
  })

  it('UI-10 forgets the ratings that nobody gave', async () => {
    const { rows } = await db.$client.query<{ card: string; detail: string }>(
      'select card::text, detail::text from product_read where group_id = 11',
    )
    expect(rows.map(({ card, detail }) => [JSON.parse(card), JSON.parse(detail)])).toEqual([
      [
        {
          title: 'Rated "product_rating":4.5',
          product_rating: 0,
          product_reviews_count: 0,
          offer: null,
        },
        { product_rating: 0, product_reviews_count: 0, facts: [], offer: null },
      ],
    ])
  })

  it('OPS-04 takes the name of a variant from goods that have one only', async () => {
    const { rows } = await db.$client.query(
      `select sku, option_label from variant where sku in ('LATEX-M', 'LONG-M') order by sku`,
    )
    expect(rows).toEqual([
      { sku: 'LATEX-M', option_label: '' },
      { sku: 'LONG-M', option_label: 'Standard' },
    ])
    const read = await db.$client.query<{ detail: string }>(
      'select detail from product_read where group_id = 19',
    )
    expect(JSON.parse(read.rows[0]?.detail ?? '')).toEqual({
      title: 'Old',
      variants: [{ sku: 'LATEX-M', option_label: '' }],
    })
  })

  it('OPS-04 keeps the MRP that another seller’s packs had from the article, unless it was below their price', async () => {
    const mrps = await db.$client.query(
      `select seller_sku as sku, mrp_paise::int as mrp from offer order by id > 900, seller_sku`,
    )
    const unknown = ['LATEX-M', 'LONG-L', 'LONG-M', 'NIT-M', 'NIT-S'].map((sku) => [sku, null])
    expect(mrps.rows.map(({ sku, mrp }) => [sku, mrp])).toEqual([
      ...unknown,
      ['O-LATEX-M', null],
      ['O-LONG-M', null],
      ['O-NIT-M', 59_900],
      ['O-NIT-S', 60_000],
    ])
    // Only there does an MRP go that was shown.
    const stale = await db.$client.query('select group_id::int as id from stale_product')
    expect(stale.rows).toEqual([{ id: 19 }])
  })

  it('ENGAGE-03 shows no sender of a complaint what staff had written of calls for one another', async () => {
    const { rows } = await db.$client.query<{ kind: string; text: string }>(
      `select e.kind, e.text from ticket_entry e join complaint c on c.ticket_id = e.ticket_id order by e.at`,
    )
    expect(rows).toEqual([
      { kind: 'mail', text: 'mail' },
      { kind: 'note', text: 'call' },
    ])
  })

  it('offers the stock that nobody holds', async () => {
    const free = await selectFreeStock(db, ['NIT-S', 'NIT-M', 'LONG-M', 'LONG-L', 'LATEX-M'], at)
    expect(
      Object.fromEntries(free.map(({ sku, warehouses, free: left }) => [sku, [warehouses, left]])),
    ).toEqual({ 'NIT-S': [[1], [39]], 'NIT-M': [[1], [98]], 'LONG-M': [[2], [12]] })
  })

  it('shows its products at their prices', async () => {
    await refreshReadModels(db, [11, 14, 19], at)
    const { rows } = await db.$client.query<{ slug: string; price: number }>(
      'select slug, min_price_paise as price from product_read order by slug',
    )
    expect(rows).toEqual([
      { slug: 'kavach-long-cuff', price: 98_000 },
      { slug: 'kavach-nitrile', price: 45_000 },
    ])
  })

  it('RET-03 issues no second invoice when goods of an older order are packed', async () => {
    const packing = await inTransaction(db, (tx) =>
      selectPacking(tx, '00000000-0000-4000-8000-00000000f311'),
    )
    expect(packing).toMatchObject({ isInvoiced: true, isFirst: false, feesId: null })
  })

  it('completes a checkout with a pending payment', async () => {
    const { rows } = await db.$client.query<{ lines: { offerId: number; quantity: number }[] }>(
      `select quote->'lines' as lines from checkout where id = $1`,
      [waiting],
    )
    const sold = await inTransaction(db, (tx) =>
      consumeHold(tx, { checkoutId: waiting, lines: rows[0]?.lines ?? [], at, reference: 'UP-1' }),
    )
    expect(
      sold.ok && sold.value.map(({ batchNo, quantity }) => `${quantity} of ${batchNo}`),
    ).toEqual(['5 of M1', '2 of M2', '1 of S1'])
    const left = await db.$client.query<{ text: string }>(
      `select batch_no || ' ' || on_hand as text from lot where warehouse_id = 1 order by 1`,
    )
    expect(left.rows.map(({ text }) => text)).toEqual(['M1 0', 'M2 98', 'S1 39', 'X1 7'])
  })

  it('accepts new products', async () => {
    const [made] = await db
      .insert(variant)
      .values({
        sku: 'NIT-L',
        groupId: 11,
        position: 3,
        optionLabel: 'L',
        attributes: {},
        hsn: '40151200',
        packUnit: 'box',
        uqc: 'BOX',
        weightGrams: 450,
      })
      .returning()
    const [terms] = await db
      .insert(offer)
      .values({
        variantId: made?.id ?? 0,
        sellerId: 1,
        sellerSku: 'NIT-L',
        pricePaise: 46_000,
        gstBp: 500,
        gstFrom: '2026-11-24',
        maxOq: 50,
      })
      .returning()
    expect(terms).toMatchObject({ id: 141, variantId: made?.id, moq: 1, active: true })
  })
})
