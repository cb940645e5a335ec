import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer, BodyInput } from '@upchar/contract/schema/endpoints'
import { auditOf } from '@upchar/testkit/audit'
import { failWrites } from '@upchar/testkit/failing-writes'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'
import { importCatalogue } from '../catalogue-file/index.ts'

const world = useWorld()
const folder = mkdtempSync(path.join(tmpdir(), 'upchar-products-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
let staff: Awaited<ReturnType<typeof signedInStaff>>
let sellerId = 0
beforeAll(async () => {
  staff = await signedInStaff(world, 'catalogue')
  const { body } = await staff.visitor.call('staffGetProductChoices')
  sellerId = body.sellers[0]?.id ?? 0
})

type Facts = Answer<'staffGetProduct'>['product']['facts']
type Variant = Facts['variants'][number]
const variant = (over: Partial<Variant> = {}): Variant => ({
  id: null,
  sku: 'ED-M',
  option_label: 'M',
  attributes: [{ label: 'Size', value: 'M' }],
  part_number: '',
  gtins: [],
  mrp: 500,
  price: 420,
  hsn: '40151200',
  gst_rate: null,
  moq: 1,
  max_oq: 50,
  dispatch_days: 0,
  pack_size: 100,
  pack_unit: 'piece',
  net_quantity: '100 pieces',
  uqc: 'BOX',
  weight_grams: 600,
  photos: [],
  active: true,
  ...over,
})
const gloves = (over: Partial<Facts> = {}): Facts => ({
  title: 'Editor nitrile gloves',
  brand: 'Own Brand',
  family: 'Nitrile examination gloves',
  description: 'Powder-free.',
  highlights: ['Powder-free'],
  attributes: [{ label: 'Texture', value: 'Fingertips' }],
  product_class: 'DEV_A',
  country_of_origin: 'India',
  maker: 'Own Gloves LLP',
  maker_address: '4 Dock Road, Mumbai',
  importer: '',
  importer_address: '',
  licence: 'MFG/MD/2024/000123',
  storage: 'Below 30 °C',
  shelf_life_months: 36,
  consumer_care: 'Own Gloves LLP, care@own.example',
  warranty: '',
  box_contents: '100 gloves',
  cold_chain: false,
  lead_only: false,
  engravable: false,
  dental_list: false,
  photos: [],
  variants: [variant()],
  ...over,
})
const create = (facts: Facts, over: Partial<BodyInput<'staffCreateProduct'>> = {}) =>
  staff.visitor.call('staffCreateProduct', {
    body: { facts, publish: true, seller_id: sellerId, ...over },
  })
const created = async (facts: Facts, over: Partial<BodyInput<'staffCreateProduct'>> = {}) => {
  const { status, body } = await create(facts, over)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.product
}
const get = async (id: number) =>
  (await staff.visitor.call('staffGetProduct', { params: { id } })).body.product
const save = (
  { id, version }: { id: number; version: string },
  facts: BodyInput<'staffSaveProduct'>['facts'],
  over: Partial<BodyInput<'staffSaveProduct'>> = {},
) =>
  staff.visitor.call('staffSaveProduct', {
    params: { id },
    body: { facts, version, publish: true, ...over },
  })
/** The product of a SKU among those that buyers find. */
const found = async (sku: string) =>
  (
    await world.visitor().call('listProducts', { query: { search: 'editor' } })
  ).body.products.filter((one) => one.sku === sku)
const page = async (href: string) =>
  world.visitor().call('getProduct', { params: { slug: href.split('/').at(-1) ?? '' } })
const fieldsOf = ({ body }: Awaited<ReturnType<typeof create>>) =>
  'fields' in body ? (body.fields as { field: string }[]).map(({ field }) => field) : []

describe('the product editor', () => {
  it('OPS-04 keeps the dispatch time of a variant that a change leaves out, new ones have none', async () => {
    const one = { sku: 'ED-D1', option_label: 'One', dispatch_days: 4 }
    const product = await created(gloves({ variants: [variant(one)] }))
    const { dispatch_days: _, ...silent } = variant({ sku: 'ED-D2', option_label: 'Two' })
    const known = product.facts.variants.map(({ dispatch_days: __, ...rest }) => rest)
    const saved = await save(product, { ...product.facts, variants: [...known, silent] })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    expect((await get(product.id)).facts.variants).toMatchObject([
      { sku: 'ED-D1', dispatch_days: 4 },
      { sku: 'ED-D2', dispatch_days: 0 },
    ])
  })

  it('OPS-04 creates a product with its variants, and buyers find it as it was typed', async () => {
    const product = await created(
      gloves({
        variants: [
          variant(),
          variant({
            sku: 'ED-L',
            option_label: 'L',
            attributes: [{ label: 'Size', value: 'L' }],
            price: 450,
          }),
        ],
      }),
    )
    expect(product).toMatchObject({
      state: 'on_sale',
      label_score: 100,
      stock: { 'ED-M': 0, 'ED-L': 0 },
    })
    await expect
      .poll(async () => (await found('ED-M')).map(({ sku, price_gst }) => [sku, price_gst]))
      .toEqual([['ED-M', 420]])
    const { body } = await page(product.href)
    expect(body.product).toMatchObject({
      title: 'Editor nitrile gloves',
      highlights: ['Powder-free'],
      variants: [
        { sku: 'ED-M', mrp: 500, gst_rate: 5, net_quantity: '100 pieces' },
        { sku: 'ED-L', price_gst: 450 },
      ],
    })
    expect(body.product.facts).toEqual(
      expect.arrayContaining([
        { label: 'Manufacturer', value: 'Own Gloves LLP' },
        { label: 'Shelf life', value: '36 months' },
        { label: 'In the box', value: '100 gloves' },
      ]),
    )
    expect(await auditOf(world.db, 'ED-M')).toMatchObject([
      { action: 'goods.create', by: staff.id, after: { title: 'Editor nitrile gloves' } },
    ])
    const listed = await staff.visitor.call('staffListProducts', { query: { q: 'ed-l' } })
    expect(listed.body.products).toMatchObject([
      { id: product.id, state: 'on_sale', variants: 2, price: 420 },
    ])
  })

  it('OPS-04 never puts on sale what it can’t classify, or what misses a fact of the law', async () => {
    const bare = gloves({
      title: 'Editor unknown thing',
      product_class: '',
      maker: '',
      country_of_origin: '',
      variants: [variant({ sku: 'ED-BARE', hsn: '', price: null })],
    })
    const refused = await create(bare)
    expect(refused.status).toBe(400)
    expect(fieldsOf(refused)).toEqual([
      'product_class',
      'variants.0.price',
      'variants.0.hsn',
      'maker',
      'country_of_origin',
    ])
    const draft = await created(bare, { publish: false })
    expect(draft).toMatchObject({ state: 'draft' })
    expect(draft.label_score).toBeLessThan(100)
    expect(await found('ED-BARE')).toEqual([])
    expect((await page(draft.href)).status).toBe(404)
  })

  it('OPS-04 asks for a second look at a class that contradicts the name, and bars what may not be sold', async () => {
    const doubtful = gloves({
      title: 'Editor amlodipine tablets',
      product_class: 'GEN',
      licence: '',
      variants: [variant({ sku: 'ED-DOUBT', hsn: '39269099' })],
    })
    expect(fieldsOf(await create(doubtful))).toEqual(['product_class'])
    const medicine = { ...doubtful, variants: [variant({ sku: 'ED-DOUBT', hsn: '30049099' })] }
    expect(fieldsOf(await create(medicine, { class_confirmed: true }))).toEqual(['product_class'])
    const banned = await create(
      gloves({
        title: 'Morphine injection',
        product_class: 'DRUG_H',
        variants: [variant({ sku: 'ED-BAN', hsn: '30049099' })],
      }),
      { publish: false },
    )
    expect(fieldsOf(banned)).toEqual(['title'])
    expect(await create(doubtful, { class_confirmed: true })).toMatchObject({ status: 200 })
  })

  it('OPS-04 keeps every price at or below the MRP, and says which field is wrong', async () => {
    const wrong = await create(
      gloves({
        title: '',
        family: 'No such type',
        variants: [
          variant({ sku: 'ED-M', price: 501, max_oq: 1, moq: 5 }),
          variant({
            sku: 'has space',
            option_label: '',
            gtins: ['8901234567891'],
            hsn: '12345',
            gst_rate: 12,
          }),
        ],
      }),
      { publish: false },
    )
    expect(wrong.body).toMatchObject({ code: 'product_invalid' })
    expect(fieldsOf(wrong)).toEqual([
      'title',
      'family',
      'variants.0.sku',
      'variants.0.price',
      'variants.0.max_oq',
      'variants.1.sku',
      'variants.1.option_label',
      'variants.1.gtins',
      'variants.1.hsn',
      'variants.1.gst_rate',
    ])
    const { rows } = await world.db.execute(sql`select from variant where sku = 'has space'`)
    expect(rows).toEqual([])
  })

  it('OPS-04 knows every bar code of a product, not only its first', async () => {
    const [first, second] = ['8901234567890', '8900000000012']
    await created(gloves({ variants: [variant({ sku: 'ED-CODES', gtins: [first, second] })] }))
    const taken = await create(gloves({ variants: [variant({ sku: 'ED-TWIN', gtins: [second] })] }))
    expect(fieldsOf(taken)).toEqual(['variants.0.gtins'])
    for (const q of [first, second]) {
      const { body } = await staff.visitor.call('staffListProducts', { query: { q } })
      expect(body.products.map(({ sku }) => sku)).toEqual(['ED-CODES'])
    }
  })

  it('OPS-04 shows buyers a changed price at once, on record', async () => {
    const product = await created(
      gloves({ title: 'Editor price gloves', variants: [variant({ sku: 'ED-P' })] }),
    )
    await expect.poll(async () => (await found('ED-P')).length).toBe(1)
    const saved = await save(product, {
      ...product.facts,
      variants: product.facts.variants.map((one) => ({ ...one, price: 399 })),
    })
    expect(saved.status).toBe(200)
    await expect.poll(async () => (await found('ED-P'))[0]?.price_gst).toBe(399)
    expect((await auditOf(world.db, 'ED-P')).at(-1)).toMatchObject({
      action: 'goods.change',
      before: { 'ED-P price': '420' },
      after: { 'ED-P price': '399' },
    })
  })

  it('OPS-04 lets only one of two people save, and a file in between counts as somebody', async () => {
    const product = await created(
      gloves({ title: 'Editor two people', variants: [variant({ sku: 'ED-2' })] }),
    )
    const titled = (title: string) => save(product, { ...product.facts, title })
    const both = await Promise.all([titled('Editor first'), titled('Editor second')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const now = await get(product.id)
    const file = path.join(folder, 'price.csv')
    writeFileSync(
      file,
      'sku,title,price,hsn,class,maker,origin,licence\nED-2,Editor by file,300,40151200,A,Own Gloves LLP,India,X/1\n',
    )
    await importCatalogue(world.db, {
      path: file,
      dryRun: false,
      at: world.clock.now(),
      onProgress: () => undefined,
    })
    expect(await save(now, now.facts)).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    })
  })

  it('OPS-04 keeps what a product was, also before a file, and restores it by the same checks', async () => {
    const product = await created(
      gloves({ title: 'Editor history', variants: [variant({ sku: 'ED-H' })] }),
    )
    await world.db.execute(sql`update variant set mrp_paise = 60000 where sku = 'ED-H'`)
    const changed = await get(product.id)
    await save(changed, { ...changed.facts, title: 'Editor history two' })
    const list = async () =>
      (await staff.visitor.call('staffListProductVersions', { params: { id: product.id } })).body
        .versions
    const versions = await list()
    expect(versions.map(({ by, changes }) => [by?.id ?? null, changes])).toEqual([
      [staff.id, [{ field: 'title', before: 'Editor history', after: 'Editor history two' }]],
      [null, [{ field: 'ED-H mrp', before: '500', after: '600' }]],
      [staff.id, []],
    ])
    const first = versions[2]?.facts ?? gloves()
    const restored = await save(await get(product.id), first)
    expect(restored.body.product.facts).toEqual(product.facts)
    expect(await save(await get(product.id), restored.body.product.facts)).toMatchObject({
      status: 200,
    })
    expect(await list()).toHaveLength(4)
  })

  it('OPS-04 takes a product off sale as a draft, which no file puts back', async () => {
    const product = await created(
      gloves({ title: 'Editor draft gloves', variants: [variant({ sku: 'ED-D' })] }),
    )
    await expect.poll(async () => (await found('ED-D')).length).toBe(1)
    const draft = (await save(product, product.facts, { publish: false })).body.product
    expect(draft.state).toBe('draft')
    await expect.poll(async () => (await found('ED-D')).length).toBe(0)
    const file = path.join(folder, 'draft.csv')
    writeFileSync(
      file,
      'sku,title,price,hsn,class,maker,origin,licence\nED-D,Editor draft gloves,300,40151200,A,Own Gloves LLP,India,X/1\n',
    )
    await importCatalogue(world.db, {
      path: file,
      dryRun: false,
      at: world.clock.now(),
      onProgress: () => undefined,
    })
    expect((await get(product.id)).state).toBe('draft')
    expect(await found('ED-D')).toEqual([])
  })

  it('OPS-04 finishes a product that waits because a file lacked its facts', async () => {
    const file = path.join(folder, 'waits.csv')
    writeFileSync(file, 'sku,title,price,hsn,stock\nED-W,Editor waiting gizmo,100,90189099,5\n')
    await importCatalogue(world.db, {
      path: file,
      dryRun: false,
      at: world.clock.now(),
      onProgress: () => undefined,
    })
    const { body } = await staff.visitor.call('staffListProducts', {
      query: { q: 'ed-w', state: 'waiting' },
    })
    const product = await get(body.products[0]?.id ?? 0)
    expect(product.waiting_for).toContain('class_unknown')
    const done = await save(product, {
      ...product.facts,
      product_class: 'DEV_A',
      maker: 'Gizmo Ltd',
      country_of_origin: 'India',
      licence: 'REG/1',
    })
    expect(done.body.product).toMatchObject({
      state: 'on_sale',
      waiting_for: [],
      stock: { 'ED-W': 5 },
    })
    await expect.poll(async () => (await found('ED-W')).length).toBe(1)
  })

  it('OPS-04 previews card and page without storing anything', async () => {
    const before = await world.db
      .execute(sql`select (select count(*) from product_group) as groups, (select count(*) from brand) as brands,
      (select count(*) from audit_entry) as entries`)
    const { status, body } = await staff.visitor.call('staffPreviewProduct', {
      body: {
        id: null,
        seller_id: sellerId,
        facts: gloves({
          title: 'Previewed gloves',
          brand: 'Preview brand',
          variants: [variant({ sku: 'ED-PV' })],
        }),
      },
    })
    expect(status).toBe(200)
    expect(body.card).toMatchObject({
      title: 'Previewed gloves',
      price_gst: 420,
      discount_percent: 16,
    })
    expect(body.detail.variants[0]).toMatchObject({ sku: 'ED-PV', hsn: '40151200' })
    const after = await world.db
      .execute(sql`select (select count(*) from product_group) as groups, (select count(*) from brand) as brands,
      (select count(*) from audit_entry) as entries`)
    expect(after.rows).toEqual(before.rows)
  })

  it('OPS-04 is created once when pressed twice, and not at all when a write fails', async () => {
    const facts = gloves({ variants: [variant({ sku: 'ED-TWICE' })] })
    const groups = async () =>
      (await world.db.execute<{ n: number }>(sql`select count(*)::int as n from product_group`))
        .rows[0]?.n ?? 0
    const before = await groups()
    for (const table of ['variant', 'offer', 'product_version', 'audit_entry']) {
      const { mend } = await failWrites(world.db, table)
      expect((await create(facts).finally(mend)).status).toBe(500)
    }
    expect(await groups()).toBe(before)
    const twice = await Promise.all([create(facts), create(facts)])
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(await groups()).toBe(before + 1)
    for (const over of [
      { price: 420.005 },
      { mrp: 500.001 },
      { price: 1e300 },
      { price: 2 ** 53, mrp: 2 ** 53 },
      { moq: 2 ** 31 },
      { max_oq: 1e300 },
    ])
      expect(
        (await create(gloves({ variants: [variant({ sku: 'ED-ODD', ...over })] }))).status,
      ).toBe(400)
    expect(await groups()).toBe(before + 1)
  })

  it('OPS-04 removes no variant that orders may name, and knows no foreign ids', async () => {
    const product = await created(
      gloves({
        title: 'Editor kept variants',
        variants: [variant({ sku: 'ED-K1' }), variant({ sku: 'ED-K2', option_label: 'L' })],
      }),
    )
    const [first] = product.facts.variants
    const gone = await save(product, { ...product.facts, variants: first ? [first] : [] })
    expect(fieldsOf(gone)).toEqual(['variants'])
    const renamed = await save(product, {
      ...product.facts,
      variants: product.facts.variants.map((one) => ({ ...one, sku: `${one.sku}X` })),
    })
    expect(fieldsOf(renamed)).toEqual(['variants.0.sku', 'variants.1.sku'])
    expect(
      (await staff.visitor.call('staffGetProduct', { params: { id: 2_000_000_000 } })).status,
    ).toBe(404)
  })
})
