import { sql } from '../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { lot } from '../../modules/availability/tables.ts'
import { refreshReadModels, sellableFrom } from '../../modules/catalogue/index.ts'
import { announceChange } from '../../platform/db/changes.ts'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { useWorld } from '@upchar/testkit/world'

const world = useWorld()
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})
const show = (slug: string, pincode?: string) =>
  world.visitor().call('getProduct', { params: { slug }, query: { ...(pincode && { pincode }) } })
const anySlug = async (family: string) =>
  (
    await world.db.execute<{ slug: string }>(
      sql`select slug from product_group where family_key = ${family} order by id limit 1`,
    )
  ).rows[0]?.slug ?? ''

const buying = async (family: string) => (await show(await anySlug(family))).body.product.buying

describe('product page', () => {
  it('ROUTE-03 DATA-14 shows every variant with its price, seller and the details that law requires', async () => {
    const slug = await anySlug('iv-cannula')
    const { body, status } = await show(slug, '400001')
    expect(status).toBe(200)
    expect(body.product.slug).toBe(slug)
    const { rows } = await world.db.execute<{ sku: string; paise: number }>(sql`
      select v.sku, o.price_paise as paise from variant v join offer o on o.variant_id = v.id join product_group g on g.id = v.group_id where g.slug = ${slug} and v.active order by v.position, v.id`)
    expect(body.product.variants.map((one) => [one.sku, Math.round(one.price_gst * 100)])).toEqual(
      rows.map((row) => [row.sku, Number(row.paise)]),
    )
    for (const one of body.product.variants) {
      expect(one.price + one.gst_amount).toBeCloseTo(one.price_gst, 6)
      expect(one.seller.gstin).toMatch(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/)
      expect(body.stock[one.sku]).toBeDefined()
      expect(one.net_quantity).not.toBe('')
    }
    const labels = body.product.facts.map((fact) => fact.label)
    expect(labels).toEqual(
      expect.arrayContaining(['Manufacturer', 'Country of origin', 'Customer care']),
    )
    expect(body.product.images.length).toBe(4)
    expect(body.city).not.toBe('')
  })

  it('ROUTE-03 shows a changed description soon after the change', async () => {
    const slug = await anySlug('hospital-bed')
    const descriptionOf = async () => (await show(slug)).body.product.description
    const before = await descriptionOf()
    const { rows } = await world.db.execute<{ id: number }>(
      sql`update product_group set description = description || ' Wheels lock.' where slug = ${slug} returning id`,
    )
    await refreshReadModels(
      world.db,
      rows.map(({ id }) => Number(id)),
      world.clock.now(),
    )
    await announceChange(world.db)
    await expect.poll(descriptionOf).toBe(`${before} Wheels lock.`)
  })

  it('runs two statements, and one if the text is in memory', async () => {
    const slug = await anySlug('stethoscope')
    await show(await anySlug('hospital-bed'), '560001')
    const cold = await world.statements(() => show(slug, '560001'))
    expect(cold.result.status).toBe(200)
    expect(cold.statements.length).toBeLessThanOrEqual(2)
    const warm = await world.statements(() => show(slug, '560001'))
    expect(warm.statements.length).toBe(1)
    expect(warm.result.body).toEqual(cold.result.body)
  })

  it('shows the number left only when it is at most three', async () => {
    const three = await goods.addVariant({
      sku: 'LEFT-3',
      stock: { mumbai: 2, delhi: 0, nagpur: 1 },
    })
    const four = await goods.addVariant({ sku: 'LEFT-4', stock: { mumbai: 4 } })
    const none = await goods.addVariant({ sku: 'LEFT-0', stock: { mumbai: 0 } })
    const short = await goods.addVariant({ sku: 'BELOW-MOQ', stock: { mumbai: 4 }, moq: 5 })
    const old = await goods.addVariant({
      sku: 'EXPIRING',
      stock: { mumbai: 4 },
      expiresOn: '2026-11-30',
    })
    const all = [three, four, none, short, old]
    await refreshReadModels(
      world.db,
      all.map((one) => one.groupId),
      world.clock.now(),
    )
    await announceChange(world.db)
    const stockOf = async ({ groupId, sku }: (typeof all)[number]) => {
      const slug =
        (
          await world.db.execute<{ slug: string }>(
            sql`select slug from product_group where id = ${groupId}`,
          )
        ).rows[0]?.slug ?? ''
      return (await show(slug, '400001')).body.stock[sku]
    }
    expect(await stockOf(three)).toMatchObject({ state: 'low_stock', left: 3 })
    expect((await stockOf(four))?.state).toBe('in_stock')
    expect((await stockOf(four))?.left).toBeUndefined()
    for (const one of [none, short, old])
      expect(await stockOf(one), one.sku).toEqual({ state: 'out_of_stock' })
    const { rows } = await world.db.execute<{ id: number; warehouses: number[] }>(
      sql`select group_id as id, warehouse_ids as warehouses from product_read where group_id >= ${three.groupId} order by group_id`,
    )
    expect(rows.map((row) => row.warehouses)).toEqual([
      [goods.warehouses.mumbai, goods.warehouses.nagpur],
      [goods.warehouses.mumbai],
      [],
      [],
      [],
    ])
    await world.db.insert(lot).values({
      offerId: old.offerId,
      warehouseId: goods.warehouses.mumbai,
      batchNo: 'LAST',
      expiresOn: sellableFrom(world.clock.now()),
      onHand: 1,
    })
    expect(await stockOf(old)).toMatchObject({ state: 'low_stock', left: 1 })
  })

  it('CHECKOUT-05 offers cash on delivery by variant: not where couriers refuse cash, for cold-chain products or above the limit', async () => {
    const made = {
      plain: await goods.addVariant({ pricePaise: 600_000 }),
      cold: await goods.addVariant({ coldChain: true }),
      dear: await goods.addVariant({ pricePaise: 1_300_000, moq: 2 }),
    }
    await refreshReadModels(
      world.db,
      Object.values(made).map((one) => one.groupId),
      world.clock.now(),
    )
    await announceChange(world.db)
    const {
      rows: [cashless],
    } = await world.db.execute<{ pincode: string }>(
      sql`select pincode from pincode where serviceable and not cod limit 1`,
    )
    const cashFor = async ({ groupId }: { groupId: number }, pincode: string) => {
      const {
        rows: [group],
      } = await world.db.execute<{ slug: string }>(
        sql`select slug from product_group where id = ${groupId}`,
      )
      return (await show(group?.slug ?? '', pincode)).body.cash_on_delivery
    }
    // Above the limit of a first order, but within that of later ones.
    expect(await cashFor(made.plain, '400001')).toEqual([made.plain.sku])
    for (const [who, one, pincode] of [
      ['no cash there', made.plain, cashless?.pincode ?? ''],
      ['nobody goes there', made.plain, '900056'],
      ['cold', made.cold, '400001'],
      ['dear', made.dear, '400001'],
    ] as const) {
      expect(await cashFor(one, pincode), who).toEqual([])
    }
  })

  it('ROUTE-23 links to what is missing where a guest may not buy', async () => {
    expect(await buying('nitrile-exam-gloves')).toEqual({ state: 'open' })
    expect((await buying('intraocular-lens')).state).toBe('needs_kyc')
    expect(await buying('hepatitis-b')).toMatchObject({
      state: 'lead_only',
      message: expect.stringContaining('enquiry'),
    })
    expect((await buying('paracetamol')).state).toBe('lead_only')
    expect((await buying('refurbished-c-arm')).state).toBe('lead_only')
  })

  it('refuses unknown products, pincodes and hostile slugs', async () => {
    expect(await show('no-such-product')).toMatchObject({
      status: 404,
      body: { success: false, code: 'product_not_found' },
    })
    const slug = await anySlug('stethoscope')
    expect(await show(slug, '999999')).toMatchObject({
      status: 400,
      body: { code: 'pincode_unknown', message: 'Invalid Pincode' },
    })
    expect(
      (await world.visitor().raw({ method: 'GET', url: `/api/products/${slug}?pincode=12ab` }))
        .status,
    ).toBe(400)
    for (const bad of [
      "'; drop table product_read --",
      '%00',
      '../../etc/passwd',
      'a'.repeat(250),
    ]) {
      expect([400, 404, 414], bad).toContain(
        (
          await world
            .visitor()
            .raw({ method: 'GET', url: `/api/products/${encodeURIComponent(bad)}` })
        ).status,
      )
    }
  })
})
