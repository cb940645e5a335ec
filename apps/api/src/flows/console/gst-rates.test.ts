import { sql } from '../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { announced } from '@upchar/testkit/announced'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { guestWith, runJobs } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'
import { followGstRates, refreshReadModels } from '../../modules/catalogue/index.ts'

/** Today in India is 24 November 2026. */
const world = useWorld()
let goods: Goods
let finance: Awaited<ReturnType<typeof signedInStaff>>
beforeAll(async () => {
  goods = await stockGoods(world.db)
  finance = await signedInStaff(world, 'finance')
})

const headingOf = async (hsn: string) =>
  (await finance.visitor.call('staffGetGstHeading', { params: { hsn }, query: {} })).body.heading
const set = async (
  hsn: string,
  body: Partial<BodyInput<'staffSetGstRate'>> & { rate: number; valid_from: string },
) =>
  finance.visitor.call('staffSetGstRate', {
    params: { hsn },
    body: {
      tag: null,
      slab: null,
      source: 'Notification 12/2026-Central Tax (Rate)',
      seen: (await headingOf(hsn)).seen,
      ...body,
    },
  })
const withdraw = async (hsn: string, from: string, seen?: string) =>
  finance.visitor.call('staffWithdrawGstRate', {
    params: { hsn },
    body: {
      tag: null,
      valid_from: from,
      reason: 'The Council put it off',
      seen: seen ?? (await headingOf(hsn)).seen,
    },
  })
const spans = async (hsn: string) =>
  (await headingOf(hsn)).rates.map((row) => [row.rate, row.valid_from, row.valid_to, row.state])
const inCart = async (sku: string) => {
  const visitor = await guestWith(world, { sku })
  const { body } = await visitor.call('readCart', { body: { pincode: '400001' } })
  return body.cart.items.map((item) => item.gst_rate)
}
const onCard = async (groupId: number) => {
  const { rows } = await world.db.execute<{ card: string }>(
    sql`select card from product_read where group_id = ${groupId}`,
  )
  const card: unknown = JSON.parse(rows[0]?.card ?? 'null')
  return card
}
const sold = async (hsn: string, more: Parameters<Goods['addVariant']>[0] = {}) => {
  const one = await goods.addVariant({ hsn, pricePaise: 11_800, ...more })
  await refreshReadModels(world.db, [one.groupId], world.clock.now())
  return one
}
const previewed = async (
  hsn: string,
  query: { rate: number; valid_from: string; up_to?: number; up_to_rate?: number },
) => (await finance.visitor.call('staffPreviewGstRate', { params: { hsn }, query })).body

describe('GST rates in the console', () => {
  it('CART-23 makes an HSN sellable, and a change for today shows in cart and product page at once', async () => {
    const { sku, groupId } = await sold('96010000')
    expect(await headingOf('9601')).toMatchObject({ rates: [], applies: null, products: 1 })
    expect((await set('9601', { rate: 18, valid_from: '2026-11-24' })).status).toBe(200)
    await expect.poll(() => inCart(sku)).toEqual([18])
    await runJobs(world)
    expect(await onCard(groupId)).toMatchObject({ gst_rate: 18, price_gst: 118, price: 100 })
    expect((await set('9601', { rate: 5, valid_from: '2026-11-24' })).body.heading).toMatchObject({
      applies: { rate: 5, slab: null },
    })
    await expect.poll(() => inCart(sku)).toEqual([5])
    await runJobs(world)
    expect(await onCard(groupId)).toMatchObject({ gst_rate: 5, price_gst: 118, price: 112.38 })
    // What was entered first stays on record.
    expect(await spans('9601')).toEqual([
      [5, '2026-11-24', null, 'running'],
      [18, '2026-11-24', '2026-11-23', 'withdrawn'],
    ])
  })

  it('CART-23 plans a rate: the running one ends the day before, and the new one begins at midnight in India', async () => {
    const { sku, groupId } = await sold('9602')
    await set('9602', { rate: 18, valid_from: '2026-11-24' })
    const { body } = await announced(world, () =>
      set('9602', { rate: 5, valid_from: '2026-12-01' }),
    )
    expect(body.heading.rates[0]).toMatchObject({
      rate: 5,
      source: 'Notification 12/2026-Central Tax (Rate)',
      changed_by: { id: finance.id },
    })
    expect(await spans('9602')).toEqual([
      [5, '2026-12-01', null, 'planned'],
      [18, '2026-11-24', '2026-11-30', 'running'],
    ])
    // One between them ends where the planned one begins.
    await set('9602', { rate: 12, valid_from: '2026-11-27' })
    expect(await spans('9602')).toEqual([
      [5, '2026-12-01', null, 'planned'],
      [12, '2026-11-27', '2026-11-30', 'planned'],
      [18, '2026-11-24', '2026-11-26', 'running'],
    ])
    expect(await inCart(sku)).toEqual([18])
    try {
      world.clock.set('2026-11-30T18:31:00Z')
      expect(await inCart(sku)).toEqual([5])
      await followGstRates(world.context)
      expect(await onCard(groupId)).toMatchObject({ gst_rate: 5 })
    } finally {
      world.clock.set('2026-11-24T05:30:00Z')
    }
    const { rows } = await world.db.execute(
      sql`select staff_id, before, after from audit_entry where action = 'tax.change' and subject_id = '9602' order by id offset 1 limit 1`,
    )
    expect(rows).toMatchObject([
      {
        staff_id: finance.id,
        before: { rate: '18 %', valid_from: '2026-11-24', valid_to: null },
        after: { rate: '5 %', valid_from: '2026-12-01', valid_to: null },
      },
    ])
  })

  it('CART-23 withdraws a planned rate, after which the one before goes on; never one that has begun', async () => {
    await set('9603', { rate: 18, valid_from: '2026-11-24' })
    await set('9603', { rate: 5, valid_from: '2026-12-01' })
    await set('9603', { rate: 0, valid_from: '2027-01-01' })
    const gone = await announced(world, () => withdraw('9603', '2026-12-01'))
    expect(gone.status).toBe(200)
    expect(await spans('9603')).toEqual([
      [0, '2027-01-01', null, 'planned'],
      [5, '2026-12-01', '2026-11-30', 'withdrawn'],
      [18, '2026-11-24', '2026-12-31', 'running'],
    ])
    expect((await withdraw('9603', '2027-01-01')).status).toBe(200)
    expect((await spans('9603')).at(-1)).toEqual([18, '2026-11-24', null, 'running'])
    for (const day of ['2026-11-24', '2027-01-01', '2028-01-01'])
      expect(await withdraw('9603', day), day).toMatchObject({
        status: 409,
        body: { code: 'rate_begun' },
      })
    const { rows } = await world.db.execute(
      sql`select before, after from audit_entry where action = 'tax.withdraw' and subject_id = '9603' order by id limit 1`,
    )
    expect(rows).toMatchObject([
      {
        before: { rate: '5 %', valid_from: '2026-12-01' },
        after: { reason: 'The Council put it off' },
      },
    ])
  })

  it('CART-23 says before how many products a rate changes, and what happens to the tax in their prices', async () => {
    await world.db.execute(sql`insert into gst_rate (hsn_prefix, rate_bp, valid_from, source)
      values ('9604', 1800, '2025-09-22', 'test')`)
    await set('9699', { rate: 18, valid_from: '2026-11-24' })
    await sold('96040000', { title: 'Plain thing' })
    // Taxed by what its seller states until the law changes after that day.
    await sold('96040000', { gstBp: 0 })
    // Sixty paise a piece: within the slab whatever the box costs.
    await sold('96041000', { pricePaise: 3_000_000, packSize: 500 })
    await sold('96041000', { pricePaise: 300_000 })
    const cheaper = await previewed('9604', { rate: 5, valid_from: '2026-12-01' })
    expect(cheaper.products).toBe(4)
    expect(cheaper.examples.find(({ title }) => title === 'Plain thing')).toMatchObject({
      price: 118,
      before: { rate: 18, tax: 18 },
      after: { rate: 5, tax: 5.62 },
    })
    // The box pays less now, the dear piece still pays 18.
    const slab = await previewed('9604', {
      rate: 18,
      up_to: 2500,
      up_to_rate: 5,
      valid_from: '2026-12-01',
    })
    expect(slab.products).toBe(3)
    expect((await previewed('9604', { rate: 18, valid_from: '2026-12-01' })).products).toBe(1)
    expect((await previewed('960410', { rate: 5, valid_from: '2026-12-01' })).products).toBe(2)
    expect((await previewed('9699', { rate: 5, valid_from: '2026-12-01' })).products).toBe(0)
    // It has changed nothing.
    expect(await spans('9604')).toEqual([[18, '2025-09-22', null, 'running']])
    await set('9604', { rate: 18, slab: { up_to: 2500, rate: 5 }, valid_from: '2026-12-01' })
    expect((await headingOf('9604')).rates.slice(0, 2)).toMatchObject([
      { rate: 18, up_to: null },
      { rate: 5, up_to: 2500 },
    ])
  })

  it('refuses days that are over, what is so already, nonsense, and who hasn’t seen a colleague’s change', async () => {
    await set('9605', { rate: 18, valid_from: '2026-11-24' })
    expect(await set('9605', { rate: 5, valid_from: '2026-11-23' })).toMatchObject({
      status: 400,
      body: { code: 'day_over' },
    })
    expect(await set('9605', { rate: 18, valid_from: '2026-12-01' })).toMatchObject({
      status: 409,
      body: { code: 'rate_same' },
    })
    for (const wrong of [
      { rate: -1 },
      { rate: 101 },
      { rate: 5.001 },
      { source: '' },
      { source: 'two\nlines' },
      { source: 'x'.repeat(501) },
      { valid_from: '2026-02-30' },
      ...[0, -1, 0.001, 2 ** 53, 1e300].map((end) => ({ slab: { up_to: end, rate: 5 } })),
    ])
      expect(
        await set('9605', { rate: 5, valid_from: '2026-12-01', ...wrong }),
        JSON.stringify(wrong),
      ).toMatchObject({ status: 400, body: { code: 'request_invalid' } })
    for (const hsn of ['960', '9', '960500000', 'abcd'])
      expect(
        (await finance.visitor.call('staffGetGstHeading', { params: { hsn }, query: {} })).status,
      ).toBe(400)
    const { seen } = await headingOf('9605')
    const both = await Promise.all(
      [5, 12].map((rate) => set('9605', { rate, valid_from: '2026-12-01', seen })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const planned = (await headingOf('9605')).seen
    await withdraw('9605', '2026-12-01')
    expect(await set('9605', { rate: 5, valid_from: '2026-12-01', seen: planned })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    })
    expect(await withdraw('9605', '2026-12-01', planned)).toMatchObject({
      body: { code: 'changed_meanwhile' },
    })
  })

  it('lists them by HSN, finds those above and below it and by source, and pages through ten thousand', async () => {
    const list = async (query: { q?: string; state?: 'planned' | 'ended'; page?: number }) =>
      (await finance.visitor.call('staffListGstRates', { query })).body
    await world.db.execute(sql`
      insert into gst_rate (hsn_prefix, rate_bp, valid_from, valid_to, source)
      select '98' || lpad(i::text, 6, '0'), 500, '2026-01-01', case when i % 2 = 0 then '2026-06-30'::date end,
        'Schedule of ' || repeat('many words and ', 20) || i from generate_series(1, 9000) i`)
    const found = async (q: string) => (await list({ q })).rates.map(({ hsn }) => hsn)
    expect(await found('90259010')).toEqual(['9025', '9025'])
    expect(await found('9021')).toEqual(['9021', '902140'])
    expect(await found('hearing AIDS')).toEqual(['902140'])
    expect(await found('100%')).toEqual([])
    const ended = await list({ q: '98', state: 'ended', page: 180 })
    expect(ended).toMatchObject({
      total: 4500,
      today: '2026-11-24',
      states: { all: 9000, running: 4500, planned: 0, ended: 4500 },
    })
    expect(ended.rates).toHaveLength(25)
    expect(ended.rates.at(-1)).toMatchObject({ hsn: '98009000', state: 'ended' })
  })
})
