import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { auditOf } from '@upchar/testkit/audit'
import { failWrites } from '@upchar/testkit/failing-writes'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { holdStatement, isLockAwaited } from '@upchar/testkit/hold-statements'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'

const world = useWorld()
let goods: Goods
let staff: Visitor
let other: Visitor
let sku: string
beforeAll(async () => {
  goods = await stockGoods(world.db)
  staff = (await signedInStaff(world, 'catalogue')).visitor
  other = (await signedInStaff(world, 'catalogue')).visitor
  sku = (await goods.addVariant({ maxOq: 50, mrpPaise: 15_000 })).sku
})
let failing: Awaited<ReturnType<typeof failWrites>> | undefined
afterEach(async () => failing?.mend())

type Wanted = BodyInput<'staffSetPriceList'>
let lists = 0
const newName = () => `Attacked ${++lists}`
const revision = async () => (await staff.call('staffListPriceLists')).body.revision
const body = async (part: object = {}): Promise<Wanted> => ({
  name: newName(),
  business_types: [1],
  first_day: '2026-11-24',
  last_day: null,
  rows: [{ sku, price: 84 }],
  seen_revision: await revision(),
  reason: 'Agreed with the seller',
  ...part,
})
const set = async (part: object = {}, by = staff) =>
  by.call('staffSetPriceList', { body: await body(part) })
const made = async (part: object = {}) => {
  const reply = await set(part)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return reply.body.list
}
const end = (id: string, by = staff) =>
  by.call('staffEndPriceList', { params: { id }, body: { reason: 'No longer agreed' } })
const preview = (part: object = {}) =>
  staff.call('staffPreviewPriceList', {
    body: {
      business_types: [1],
      first_day: '2026-11-24',
      rows: [{ sku, price: 84 }],
      ...part,
    },
  })
/** All that staff can change here, and whether buyers were told. */
const stored = async () =>
  (
    await world.db
      .execute(sql`select (select jsonb_agg(l order by l.id) from price_list l) as lists,
      (select jsonb_agg(r order by r.list_id, r.offer_id) from price_list_row r) as rows,
      (select count(*) from audit_entry where action like 'price_list.%') as entries,
      (select version from catalogue_version) as version`)
  ).rows
/** The first call held at a statement of its transaction, until the second waits for its lock or is done. */
async function meeting<A, B>(matching: RegExp, first: () => Promise<A>, second: () => Promise<B>) {
  const held = holdStatement(matching)
  const one = first()
  await held.held()
  let isDone = false
  const two = second().finally(() => (isDone = true))
  await expect.poll(async () => isDone || isLockAwaited(world.db), { interval: 5 }).toBe(true)
  held.letGo()
  return [await one, await two] as const
}
const meanwhile = { status: 409, body: { code: 'changed_meanwhile' } }
const insertion = /insert into "price_list" /
const ending = /update price_list set valid_to/

describe('two staff at once', () => {
  it('OPS-04 set one list: the second has not seen the first', async () => {
    const seen = { seen_revision: await revision(), name: newName() }
    const [first, second] = await meeting(
      insertion,
      () => set({ ...seen, rows: [{ sku, price: 84 }] }),
      () => set({ ...seen, rows: [{ sku, price: 80 }] }, other),
    )
    expect(first.status, JSON.stringify(first.body)).toBe(200)
    expect(second).toMatchObject(meanwhile)
    const { rows } = await world.db.execute(
      sql`select r.price_paise::int as paise from price_list l join price_list_row r on r.list_id = l.id where l.name = ${seen.name}`,
    )
    expect(rows).toEqual([{ paise: 8_400 }])
  })

  it('OPS-04 end one list once, as one of them says', async () => {
    const { id, name } = await made()
    const [first, second] = await meeting(
      ending,
      () => end(id),
      () => end(id, other),
    )
    expect(first.body.list.state).toBe('over')
    expect(second).toMatchObject(meanwhile)
    expect((await auditOf(world.db, name)).map(({ action }) => action)).toEqual([
      'price_list.set',
      'price_list.end',
    ])
  })

  it('OPS-04 set and end at once, one after the other', async () => {
    const { id, name } = await made()
    const seen = await revision()
    const [ended, replaced] = await meeting(
      ending,
      () => end(id),
      () => set({ name, seen_revision: seen }, other),
    )
    expect(ended.status).toBe(200)
    expect(replaced).toMatchObject(meanwhile)
    const again = await made({ name })
    const [set2, end2] = await meeting(
      insertion,
      () => set({ name }),
      () => end(again.id, other),
    )
    expect(set2.status).toBe(200)
    // It ended as the new one began.
    expect(end2).toMatchObject(meanwhile)
    const { lists: all } = (await staff.call('staffListPriceLists')).body
    expect(all.filter((one) => one.name === name && one.state === 'running')).toHaveLength(1)
  })
})

describe('a write that fails or a connection that ends in between', () => {
  it.each([
    ['price_list', 'before insert', 'raise'],
    ['price_list', 'before update', 'kill'],
    ['price_list_row', 'before insert', 'raise'],
    ['price_list_row', 'before insert', 'kill'],
    ['audit_entry', 'before insert', 'raise'],
    ['audit_entry', 'before insert', 'kill'],
    ['catalogue_version', 'before update', 'raise'],
  ] as const)('OPS-04 at %s (%s, %s) changes nothing of a list', async (table, when, how) => {
    const { id, name } = await made()
    const before = await stored()
    const wanted = await body({ name, rows: [{ sku, price: 80 }] })
    const replace = () => staff.call('staffSetPriceList', { body: wanted })
    failing = await failWrites(world.db, table, when, how)
    expect((await replace()).status).toBeGreaterThanOrEqual(500)
    if (when !== 'before insert' || table === 'audit_entry')
      expect((await end(id)).status).toBeGreaterThanOrEqual(500)
    await failing.mend()
    expect(await stored()).toEqual(before)
    // The same call with the same revision.
    expect((await replace()).status).toBe(200)
    expect(await end(id)).toMatchObject(meanwhile)
  })
})

describe('what staff send of a list', () => {
  it('OPS-04 is refused where it is no price, no plain text, no day, no list or too much', async () => {
    const before = await stored()
    const row = (price: unknown) => ({ rows: [{ sku, price }] })
    const prices = [-0.01, -1e300, 0, 0.001, 84.005, 1e9, 2 ** 53, 1e300, Number.NaN, '84', null]
    for (const part of prices.map(row)) {
      expect((await set(part)).status, JSON.stringify(part)).toBe(400)
      const seen = await preview(part)
      if (seen.status === 200) expect(seen.body.rows[0]?.problem).not.toBeNull()
      else expect(seen.status).toBe(400)
    }
    for (const part of [
      { name: 'Konkan\u0000' },
      { name: 'Konkan\ud800' },
      { name: 'Konkan\r\nBcc: all' },
      { name: ' x ' },
      { reason: 'Agreed\u0000' },
      { reason: '\udfff agreed' },
      { reason: 'x'.repeat(301) },
      { rows: [{ sku: `${sku}\u0000`, price: 84 }] },
      { rows: [{ sku: `${sku}\ud800`, price: 84 }] },
      { rows: [{ sku: 'x'.repeat(65), price: 84 }] },
      { rows: [{ sku: '__proto__', price: 84 }] },
      { rows: null },
      { rows: [{ sku, price: 84 }, null] },
      { business_types: [-1] },
      { business_types: ['1'] },
      { business_types: [2 ** 53] },
      { business_types: Array.from({ length: 1000 }, () => 1) },
      { first_day: '0000-01-01' },
      { first_day: '2026-11-24T00:00:00Z' },
      { first_day: '+010000-01-01' },
      { last_day: '0000-12-31' },
      { last_day: '10000-01-01' },
      { seen_revision: 'x'.repeat(65) },
      { seen_revision: null },
    ])
      expect((await set(part)).status, JSON.stringify(part).slice(0, 80)).toBe(400)
    const many = (count: number) =>
      Array.from({ length: count }, (_, i) => ({ sku: `S${i}`, price: 1 }))
    expect((await set({ rows: many(501) })).status).toBe(400)
    expect(await set({ rows: many(10_001) })).toMatchObject({
      status: 413,
      body: { code: 'body_too_large' },
    })
    expect((await preview({ rows: many(10_001) })).status).toBe(413)
    expect((await set({ x: 'y'.repeat(10_000_000) })).status).toBe(413)
    expect((await end('not-a-list')).status).toBe(400)
    expect((await end(randomUUID())).status).toBe(404)
    expect(await stored()).toEqual(before)
  })

  it('OPS-04 counts a SKU once, however it is written', async () => {
    const twice = [
      { sku, price: 84 },
      { sku: sku.toLowerCase(), price: 83 },
      { sku: sku.toUpperCase(), price: 82 },
    ]
    expect((await set({ rows: twice })).body).toMatchObject({
      code: 'price_list_invalid',
      fields: [{ field: 'rows.1.price' }, { field: 'rows.2.price' }],
    })
    expect((await preview({ rows: twice })).body.rows.map(({ problem }) => problem)).toEqual([
      null,
      expect.stringMatching(/stands twice/),
      expect.stringMatching(/stands twice/),
    ])
  })

  it('OPS-04 may run to the last day of the calendar, and has no field for who, when or an id', async () => {
    const own = {
      id: randomUUID(),
      made_by: 'nobody',
      made_at: '2020-01-01T00:00:00Z',
      state: 'over',
    }
    const list = await made({ last_day: '9999-12-31', ...own })
    expect(list).toMatchObject({ state: 'running', valid_to: '9999-12-31T18:30:00.000Z' })
    expect(list.id).not.toBe(own.id)
    expect(list.made_at).toBe(world.clock.now().toISOString())
    const last = { first_day: '9999-12-31', last_day: '9999-12-31' }
    expect((await preview({ first_day: '9999-12-31' })).status).toBe(200)
    expect(await made(last)).toMatchObject({
      state: 'planned',
      valid_from: '9999-12-30T18:30:00.000Z',
    })
    expect((await staff.call('staffGetPriceList', { params: { id: list.id } })).status).toBe(200)
  })
})
