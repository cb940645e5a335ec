import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from '../../platform/db/sql.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { auditOf } from '@upchar/testkit/audit'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'
import { importCatalogue } from '../catalogue-file/index.ts'

const world = useWorld()
const folder = mkdtempSync(path.join(tmpdir(), 'upchar-waiting-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
let staff: Awaited<ReturnType<typeof signedInStaff>>
beforeAll(async () => {
  staff = await signedInStaff(world, 'catalogue')
})

const load = (name: string, lines: string[]) => {
  const file = path.join(folder, name)
  writeFileSync(file, `${lines.join('\n')}\n`)
  return importCatalogue(world.db, {
    path: file,
    dryRun: false,
    at: world.clock.now(),
    onProgress: () => undefined,
  })
}
const list = async (query: { reason?: 'class_unknown' | 'batch_missing'; q?: string } = {}) =>
  (await staff.visitor.call('staffListWaitingGoods', { query })).body
const productOf = async (sku: string) => {
  const [row] = (await list({ q: sku })).products
  if (row === undefined) throw new Error(`${sku} doesn't wait`)
  return (await staff.visitor.call('staffGetWaitingProduct', { params: { id: row.id } })).body
    .product
}
const facts = (over: Partial<BodyInput<'staffSellWaitingProduct'>> = {}) => ({
  revision: 1,
  product_class: 'DRUG_GEN' as const,
  hsn: '30049099',
  gst_rate: null,
  maker: 'Cet Labs Ltd',
  country_of_origin: 'India',
  importer: '',
  licence: 'KTK/25/12/2020',
  batch: 'CZ1',
  expires_on: '2028-03-31',
  ...over,
})
const sell = (id: number, over: Partial<BodyInput<'staffSellWaitingProduct'>> = {}) =>
  staff.visitor.call('staffSellWaitingProduct', { params: { id }, body: facts(over) })
const isFound = async (words: string, sku: string) =>
  (await world.visitor().call('listProducts', { query: { search: words } })).body.products.some(
    (one) => one.sku === sku,
  )

describe('the desk for waiting goods', () => {
  it('OPS-01 lists what waits with its reasons, by reason and by words, in pages', async () => {
    expect((await list()).products).toEqual([])
    await load('many.csv', [
      'sku,title,price,hsn,stock',
      ...Array.from({ length: 30 }, (_, i) => `WG-${i},Waiting gizmo ${i},100,90189099,5`),
      'WG-M,Cetzine tablets,30,30049099,5',
    ])
    const all = await list()
    expect(all).toMatchObject({ total: 31, states: { waiting: 31, refused: 0 } })
    expect(all.products).toHaveLength(25)
    expect(all.reasons).toEqual(
      expect.arrayContaining([
        { reason: 'class_unknown', products: 31 },
        { reason: 'maker_missing', products: 31 },
      ]),
    )
    const second = await staff.visitor.call('staffListWaitingGoods', { query: { page: 2 } })
    expect(second.body.products).toHaveLength(6)
    expect((await list({ q: 'cetz' })).products.map(({ sku }) => sku)).toEqual(['WG-M'])
    expect((await list({ q: 'wg-m' })).total).toBe(1)
    expect((await list({ q: '100%' })).total).toBe(0)
  })

  it('says which facts are missing or wrong before it puts a product on sale', async () => {
    const { id } = await productOf('WG-M')
    const problems = async (over: Partial<BodyInput<'staffSellWaitingProduct'>>) => {
      const { status, body } = await sell(id, over)
      return { status, ...body }
    }
    expect(
      await problems({ maker: '', licence: ' ', country_of_origin: 'China', batch: '' }),
    ).toMatchObject({
      status: 400,
      code: 'facts_missing',
      fields: [{ field: 'maker' }, { field: 'importer' }, { field: 'licence' }, { field: 'batch' }],
    })
    expect(await problems({ product_class: 'GEN', licence: '' })).toMatchObject({
      fields: [{ field: 'product_class', message: 'HSN 30049099 is a medicine: choose its class' }],
    })
    expect(await problems({ expires_on: '2026-11-24' })).toMatchObject({
      fields: [{ field: 'expires_on', message: 'The batch has expired' }],
    })
    expect(await problems({ hsn: '99' })).toMatchObject({
      fields: [{ field: 'gst_rate' }, { field: 'hsn' }],
    })
    expect(await isFound('cetzine', 'WG-M')).toBe(false)
  })

  it('puts a product on sale with batch, expiry and the rate of its HSN, once, and records it', async () => {
    const { id, revision } = await productOf('WG-M')
    // Stock of other goods without batch or expiry, which the decision is not about.
    const others = async () =>
      (
        await world.db
          .execute(sql`select l.id, l.batch_no, l.expires_on from lot l join offer o on o.id = l.offer_id
          join variant v on v.id = o.variant_id where v.sku <> 'WG-M' order by l.id`)
      ).rows
    const before = await others()
    expect(before.filter(({ expires_on: day }) => day === null).length).toBeGreaterThan(0)
    const both = await Promise.all([sell(id, { revision }), sell(id, { revision })])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect(await others()).toEqual(before)
    await expect.poll(() => isFound('cetzine', 'WG-M')).toBe(true)
    const { rows } = await world.db.execute(sql`
      select g.product_class as class, g.facts->>'manufacturerName' as maker, (r.card::json->>'gst_rate')::int as rate, l.batch_no as batch,
        l.expires_on::text as expires, l.on_hand as stock from variant v join product_group g on g.id = v.group_id
        join offer o on o.variant_id = v.id join lot l on l.offer_id = o.id join product_read r on r.group_id = g.id where v.sku = 'WG-M'`)
    // 5 % since 22 September 2025 (domain reference 1.4).
    expect(rows).toEqual([
      {
        class: 'DRUG_GEN',
        maker: 'Cet Labs Ltd',
        rate: 5,
        batch: 'CZ1',
        expires: '2028-03-31',
        stock: 5,
      },
    ])
    const admin = await signedInStaff(world, 'admin')
    const [entry] = (
      await admin.visitor.call('staffListAudit', { query: { limit: 10 } })
    ).body.entries.filter(({ action }) => action === 'goods.sell')
    expect(entry).toMatchObject({ subject: { kind: 'product', id: 'WG-M' }, by: { id: staff.id } })
  })

  it('lets nobody decide on a product that a file has changed since', async () => {
    const before = await productOf('WG-1')
    await load('again.csv', [
      'sku,title,price,hsn,stock,maker',
      'WG-1,Waiting gizmo 1,100,90189099,5,Gizmo Ltd',
    ])
    const decision = {
      ...before,
      product_class: 'DEV_A' as const,
      gst_rate: null,
      licence: 'REG/1',
    }
    expect(
      await sell(before.id, { ...decision, country_of_origin: 'India', batch: '' }),
    ).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
    const after = await productOf('WG-1')
    expect(after).toMatchObject({ maker: 'Gizmo Ltd', revision: before.revision + 1 })
    expect(
      await staff.visitor.call('staffRefuseWaitingProduct', {
        params: { id: after.id },
        body: { revision: before.revision, reason: 'No registration' },
      }),
    ).toMatchObject({ status: 409 })
  })

  it('refuses a product for good: a later file with every fact leaves it off sale', async () => {
    const { id, revision } = await productOf('WG-2')
    const refused = await staff.visitor.call('staffRefuseWaitingProduct', {
      params: { id },
      body: { revision, reason: 'No registration' },
    })
    expect(refused.body.product).toMatchObject({
      refused_because: 'No registration',
      refused_by: { id: staff.id },
    })
    expect(await auditOf(world.db, 'WG-2')).toMatchObject([
      { action: 'goods.refuse', by: staff.id, after: { reason: 'No registration' } },
    ])
    await load('facts.csv', [
      'sku,title,price,hsn,stock,class,maker,origin,licence',
      'WG-2,Waiting gizmo 2,100,90189099,5,A,Gizmo Ltd,India,REG/2',
    ])
    expect(await isFound('waiting gizmo 2', 'WG-2')).toBe(false)
    expect((await list()).states).toEqual({ waiting: 29, refused: 1 })
    const again = await staff.visitor.call('staffGetWaitingProduct', { params: { id } })
    expect(
      await sell(id, {
        ...again.body.product,
        product_class: 'DEV_A',
        gst_rate: null,
        batch: '',
        expires_on: null,
      }),
    ).toMatchObject({ status: 200 })
    await expect.poll(() => isFound('waiting gizmo 2', 'WG-2')).toBe(true)
  })
})
