import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { auditOf } from '@upchar/testkit/audit'
import { useCatalogueFiles } from '@upchar/testkit/catalogue-files'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'
import { exportCatalogue } from '../catalogue-file/index.ts'

const world = useWorld()
const files = useCatalogueFiles(world)
let goods: Goods
let finance: Visitor
let catalogue: Visitor
beforeAll(async () => {
  goods = await stockGoods(world.db)
  // The shop itself sells from Delhi; of what the seller in Mumbai sells it keeps 12.5 %.
  await world.db.execute(
    sql`update seller set gstin = ${world.context.config.OPERATOR_GSTIN} where id = ${goods.sellers.delhi}`,
  )
  await world.db.execute(
    sql`insert into seller_fee_rule (kind, seller_id, rate_bp, valid_from, source) values ('commission', ${goods.sellers.mumbai}, 1250, '2026-01-01', 'Contract')`,
  )
  finance = (await signedInStaff(world, 'finance')).visitor
  catalogue = (await signedInStaff(world, 'catalogue')).visitor
})

const set = (sku: string, cost: number | null, day = '2026-11-24') =>
  finance.call('staffSetCost', { body: { sku, cost, valid_from: day } })
const listed = async (sku: string) =>
  (await catalogue.call('staffListCosts', { query: { q: sku } })).body.offers[0]
const send = (text: string) =>
  finance.call('staffImportCosts', { body: { file_name: 'costs.csv', text } })
const rows = async () =>
  (await world.db.execute<{ n: number }>(sql`select count(*)::int as n from offer_cost`)).rows[0]?.n

describe('OPS-04 costs and margins', () => {
  it('OPS-04 records dated costs, shows what is left, and warns of a loss', async () => {
    const own = await goods.addVariant({ seller: 'delhi', stock: { delhi: 5 }, pricePaise: 10_500 })
    // GST of 5 %: ₹100 without it.
    expect(await listed(own.sku)).toMatchObject({
      is_own: true,
      price: 105,
      net: 100,
      commission: null,
      cost: null,
      margin: null,
      is_loss: false,
    })
    expect((await set(own.sku.toLowerCase(), 80.25, '2026-11-01')).body.offer).toMatchObject({
      cost: 80.25,
      cost_from: '2026-11-01',
      margin: 19.75,
      margin_bp: 1975,
      is_loss: false,
    })
    // Pressed again, and a day later the same: nothing is added.
    const before = await rows()
    expect((await set(own.sku, 80.25, '2026-11-01')).status).toBe(200)
    expect((await set(own.sku, 80.25, '2026-11-02')).status).toBe(200)
    expect(await rows()).toBe(before)
    // A planned one changes nothing today; a loss is told, not refused.
    expect((await set(own.sku, 90, '2026-12-01')).body.offer).toMatchObject({
      cost: 80.25,
      next: { cost: 90, valid_from: '2026-12-01' },
    })
    expect((await set(own.sku, 104)).body.offer).toMatchObject({ margin: -4, is_loss: true })
    const losses = await finance.call('staffListCosts', { query: { state: 'loss' } })
    expect(losses.body.offers.map(({ sku }) => sku)).toEqual([own.sku])
    expect((await set(own.sku, null)).body.offer).toMatchObject({ cost: null, margin: null })
    expect((await finance.call('staffListCosts', { query: { state: 'loss' } })).body.total).toBe(0)

    const theirs = await goods.addVariant({ pricePaise: 10_500 })
    expect(await listed(theirs.sku)).toMatchObject({
      is_own: false,
      commission: 12.5,
      margin: 12.5,
      margin_bp: 1250,
      seller_keeps: null,
    })
    expect((await set(theirs.sku, 90)).body.offer).toMatchObject({
      margin: 12.5,
      seller_keeps: -2.5,
      is_loss: true,
    })
    const { variants } = (
      await catalogue.call('staffGetProductMargins', { params: { id: theirs.groupId } })
    ).body
    expect(variants).toEqual([
      {
        sku: theirs.sku,
        gst_bp: 500,
        cheap_gst: null,
        commission_bp: 1250,
        cost: 90,
        cost_from: '2026-11-24',
      },
    ])
    const onRequest = await goods.addVariant({ pricePaise: 0 })
    expect((await set(onRequest.sku, 90)).body.offer).toMatchObject({ price: null, margin: null })
  })

  it('OPS-04 refuses what is no cost, and who may not record one', async () => {
    const { sku } = await goods.addVariant({ pricePaise: 10_500 })
    for (const cost of [0, -1, 0.001, 10.005, 1e12])
      expect((await set(sku, cost)).status, `${cost}`).toBe(400)
    const refused = async (field: string, ...what: Parameters<typeof set>) =>
      expect(await set(...what), field).toMatchObject({
        status: 400,
        body: { code: 'cost_invalid', fields: [{ field }] },
      })
    await refused('sku', 'NO-SUCH', 10)
    await refused('cost', sku, 1000.01)
    await refused('valid_from', sku, 10, '2017-06-30')
    await refused('valid_from', sku, 10, '2027-11-25')
    expect((await set(sku, 1000)).status).toBe(200)
    const { visitor: support } = await signedInStaff(world, 'support')
    expect((await support.call('staffListCosts')).status).toBe(403)
    const body: BodyInput<'staffSetCost'> = { sku, cost: 1, valid_from: '2026-11-24' }
    expect((await catalogue.call('staffSetCost', { body })).status).toBe(403)
    expect(
      (await catalogue.call('staffImportCosts', { body: { file_name: 'a', text: 'sku,cost' } }))
        .status,
    ).toBe(403)
  })

  it('OPS-04 records a file whole or not at all, and once', async () => {
    const [a, b] = [await goods.addVariant({ seller: 'delhi' }), await goods.addVariant()]
    const before = await rows()
    for (const [text, field] of [
      ['sku,price\nX,1', undefined],
      ['sku,cost', undefined],
      ['sku,cost\n"x', undefined],
      [`sku,cost\n${a.sku},12.345`, 'line 2'],
      [`sku,cost\n${a.sku},0`, 'line 2'],
      [`sku,cost\n${a.sku},10\nNO-SUCH,10`, 'line 3'],
      [`sku,cost\n${a.sku},10\n${a.sku.toLowerCase()},11`, 'line 3'],
      [`sku,cost,from\n${a.sku},10,31/02/2026`, 'line 2'],
      [`sku,cost,from\n${a.sku},10,2016-01-01`, 'line 2'],
      [`sku,cost\n${a.sku},5000`, 'line 2'],
    ] as const) {
      const reply = await send(text)
      expect(reply, text).toMatchObject({ status: 400, body: { code: 'cost_file_unreadable' } })
      if (field !== undefined) expect(reply.body, text).toMatchObject({ fields: [{ field }] })
    }
    expect(await rows()).toBe(before)
    const text = `SKU;Cost;From\n${a.sku};"₹1,10.50";\n${b.sku};85;01/11/2026\n`
    expect((await send(text)).status).toBe(400)
    const right = text.replace('"₹1,10.50"', '₹110.50')
    expect((await send(right)).body).toEqual({
      success: true,
      recorded: 2,
      unchanged: 0,
      losses: 1,
      losing: [a.sku],
    })
    expect((await send(right)).body).toMatchObject({ recorded: 0, unchanged: 2 })
    expect(await listed(b.sku)).toMatchObject({ cost: 85, cost_from: '2026-11-01' })
    expect((await auditOf(world.db, 'costs.csv')).map(({ action }) => action)).toEqual([
      'cost.file',
    ])
  })

  it('OPS-04 tells nobody else: no other table, file, version or audit entry has it', async () => {
    const { sku, groupId } = await goods.addVariant({ pricePaise: 1_050_000, mrpPaise: null })
    expect((await set(sku, 7713.29)).status).toBe(200)
    await finance.call('staffImportCosts', {
      body: { file_name: 'secret.csv', text: `sku,cost,from\n${sku},7713.29,2026-11-01` },
    })
    const said = /7713\.29|771329/
    await exportCatalogue(world.db, files.at('all.csv'), () => undefined)
    const file = readFileSync(files.at('all.csv'), 'utf8')
    expect(file).toContain(sku)
    expect(file).not.toMatch(said)
    // A version of the product, and its read model, are written after the cost is known.
    const params = { id: groupId }
    const { version, facts } = (await catalogue.call('staffGetProduct', { params })).body.product
    const saved = await catalogue.call('staffSaveProduct', {
      params,
      body: { version, publish: false, facts: { ...facts, description: 'Another text' } },
    })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    expect(JSON.stringify(saved.body)).not.toMatch(said)
    const { rows: tables } = await world.db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    )
    const telling: string[] = []
    for (const { name } of tables) {
      const { rows: found } = await world.db.execute(
        sql`select from ${sql.identifier(name)} t where t::text ~ ${String.raw`\y771329\y|7713\.29`} limit 1`,
      )
      if (found.length > 0) telling.push(name)
    }
    expect(telling).toEqual(['offer_cost'])
    expect((await auditOf(world.db, sku)).map(({ action }) => action)).toContain('cost.set')
  })
})
