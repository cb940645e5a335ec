import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { announced } from '@upchar/testkit/announced'
import { auditOf } from '@upchar/testkit/audit'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { create, created, guestWith, place, placed } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'
import { refreshReadModels } from '../../modules/catalogue/index.ts'
import { sql } from '../../platform/db/sql.ts'
import { loadReference } from '../load-reference.ts'

// A Tuesday, 9:30 in India.
const start = '2026-11-24T04:00:00Z'
const today = '2026-11-24'
const mumbai = '400001'
const world = useWorld()
let admin: Awaited<ReturnType<typeof signedInStaff>>
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})
beforeEach(async () => {
  world.clock.set(start)
  admin = await signedInStaff(world, 'admin')
})

const list = async () => (await admin.visitor.call('staffListPlaceRules')).body
type Wanted = BodyInput<'staffSetPlaceRule'>
const ask = async (over: Partial<Wanted>) =>
  admin.visitor.call('staffSetPlaceRule', {
    body: {
      kind: 'service',
      pincode_prefix: '4000',
      is_on: false,
      valid_from: today,
      reason: 'Floods, the courier says',
      seen_revision: (await list()).revision,
      ...over,
    },
  })
const askEnd = async (over: Partial<BodyInput<'staffEndPlaceRule'>>) =>
  admin.visitor.call('staffEndPlaceRule', {
    body: {
      kind: 'service',
      pincode_prefix: '4000',
      valid_from: today,
      reason: 'The roads are open',
      seen_revision: (await list()).revision,
      ...over,
    },
  })
const set = async (over: Partial<Wanted>) => {
  const reply = await announced(world, () => ask(over))
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
}
const end = async (over: Partial<BodyInput<'staffEndPlaceRule'>> = {}) => {
  const reply = await announced(world, () => askEnd(over))
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
}
const told = async (pincode = mumbai) =>
  (await world.visitor().call('checkPincode', { query: { pincode } })).body
const lookUp = async (pincode = mumbai) =>
  (await admin.visitor.call('staffLookUpPincode', { query: { pincode } })).body

describe('CHECKOUT-09 where goods at 2–8 °C may go', () => {
  it('follows what staff set, on the product page, in the cart and at checkout, and goes back when it ends', async () => {
    const { sku, groupId } = await goods.addVariant({ coldChain: true, stock: { mumbai: 20 } })
    await refreshReadModels(world.db, [groupId], world.clock.now())
    const { rows } = await world.db.execute<{ slug: string }>(
      sql`select slug from product_group where id = ${groupId}`,
    )
    const page = async () =>
      JSON.stringify(
        (
          await world.visitor().call('getProduct', {
            params: { slug: rows[0]?.slug ?? '' },
            query: { pincode: mumbai },
          })
        ).body,
      )
    const stock = async () =>
      (
        await world.visitor().call('checkAvailability', {
          body: { sku_id: sku, pincode: mumbai },
        })
      ).body.stock.state
    const { revision, ...cash } = (await admin.visitor.call('staffGetSetup')).body.cash_rules
    await announced(world, () =>
      admin.visitor.call('staffSetCashRules', {
        body: { ...cash, cold_chain: true, seen_revision: revision },
      }),
    )
    const buyer = await guestWith(world, { sku, quantity: 1 })
    const open = await guestWith(world, { sku, quantity: 1 })
    const checkout = await created(open)
    const cart = async () =>
      JSON.stringify((await buyer.call('readCart', { body: { pincode: mumbai } })).body)
    const cannot = `Not delivered to ${mumbai}: it must stay at 2–8 °C`
    expect(await stock()).toBe('in_stock')
    expect(await page()).not.toContain(cannot)
    expect(await lookUp()).toMatchObject({ cold_chain: true, decided_by: { cold: '' } })

    await set({ kind: 'cold' })
    expect(await stock()).toBe('not_serviceable')
    expect(await page()).toContain(cannot)
    expect(await cart()).toContain(cannot)
    expect((await create(buyer)).status).toBe(409)
    expect((await place(open, checkout)).status).toBe(409)
    expect(await lookUp()).toMatchObject({
      cold_chain: false,
      serviceable: true,
      decided_by: { cold: '4000', service: null },
    })

    await end({ kind: 'cold' })
    expect(await stock()).toBe('in_stock')
    expect(await page()).not.toContain(cannot)
    expect(await cart()).not.toContain(cannot)
    expect((await create(buyer)).status).toBe(200)
    expect(await auditOf(world.db, 'cold:4000')).toMatchObject([
      { action: 'place_rule.set', by: admin.id, after: { is_on: false, valid_from: today } },
      { action: 'place_rule.end', by: admin.id, before: { is_on: false } },
    ])
  })

  it('is by the hours of the box, less twelve, from the turn of the day in India', async () => {
    const { sku } = await goods.addVariant({ coldChain: true, stock: { mumbai: 20 } })
    const stock = async () =>
      (
        await world
          .visitor()
          .call('checkAvailability', { body: { sku_id: sku, pincode: '560001' } })
      ).body.stock.state
    const before = await stock()
    // From Mumbai to Bengaluru two or three days: within 84 hours, not within 12.
    await set({ kind: 'cold', pincode_prefix: '56', is_on: true, box_hours: 96 })
    expect(await stock()).toBe('in_stock')
    await set({
      kind: 'cold',
      pincode_prefix: '56',
      is_on: true,
      box_hours: 24,
      valid_from: '2026-11-25',
    })
    world.clock.set('2026-11-24T18:29:59Z')
    expect(await stock()).toBe('in_stock')
    world.clock.set('2026-11-24T18:30:00Z')
    expect(await stock()).toBe('not_serviceable')
    admin = await signedInStaff(world, 'admin')
    expect((await list()).rules.slice(0, 2)).toMatchObject([
      { box_hours: 24, promised_hours: 12, state: 'now', reason: 'Floods, the courier says' },
      { box_hours: 96, promised_hours: 84, state: 'past', valid_to: '2026-11-24' },
    ])
    await end({ kind: 'cold', pincode_prefix: '56', valid_from: '2026-11-25' })
    world.clock.set(start)
    expect(before).toBe('not_serviceable')
  })
})

describe('ADDR-04 CHECKOUT-05 courier service and cash', () => {
  it('are off for pincodes of some digits from that minute until the rule ends', async () => {
    const { sku } = await goods.addVariant({ stock: { mumbai: 50 } })
    const buyer = await guestWith(world, { sku, quantity: 1 })
    const open = await guestWith(world, { sku, quantity: 1 })
    const checkout = await created(open)
    // The home page counts by the minute.
    const home = async () => {
      world.clock.advance(60_000)
      return (await world.visitor().call('getShopHome')).body.counts.pincodes
    }
    const served = await home()
    expect(await told()).toMatchObject({ serviceable: true, cod: true })

    await set({})
    expect(await told()).toMatchObject({
      serviceable: false,
      cod: false,
      delivery: null,
      message: `No courier delivers to ${mumbai}. Try another pincode nearby.`,
    })
    expect(await home()).toBeLessThan(served)
    expect((await create(buyer)).status).not.toBe(200)
    expect((await place(open, checkout)).status).toBe(409)
    expect(await told('400101')).toMatchObject({ serviceable: true })
    // One pincode of them may be served all the same.
    await set({ pincode_prefix: mumbai, is_on: true })
    expect(await told()).toMatchObject({ serviceable: true, cod: true })
    expect(await told('400002')).toMatchObject({ serviceable: false })
    expect(await lookUp()).toMatchObject({
      city: 'Mumbai',
      states: ['Maharashtra'],
      zone: 'Western',
      listed: { serviceable: true, cod: true },
      decided_by: { service: mumbai },
    })

    await end({ pincode_prefix: mumbai })
    await end({})
    expect(await told()).toMatchObject({ serviceable: true, cod: true })
    expect(await home()).toBe(served)
    placed(await place(open, checkout))
  })

  it('take no cash where it is off: the cart’s answer and the order', async () => {
    const { sku } = await goods.addVariant({ stock: { mumbai: 50 } })
    const buyer = await guestWith(world, { sku, quantity: 1 })
    const checkout = await created(buyer)
    const cash = async () =>
      (await buyer.call('checkCod', { query: { pincode: mumbai } })).body.allowed
    expect(await cash()).toBe(true)
    await set({ kind: 'cash' })
    expect(await told()).toMatchObject({ serviceable: true, cod: false })
    expect(await cash()).toBe(false)
    expect(await place(buyer, checkout)).toMatchObject({
      status: 409,
      body: { message: `Cash on delivery is not offered at ${mumbai}. Pay online.` },
    })
    expect(await lookUp()).toMatchObject({
      cod: false,
      decided_by: { service: null, cash: '4000' },
    })
    // Courier service decides before cash does.
    await set({})
    expect(await lookUp()).toMatchObject({
      cod: false,
      decided_by: { cold: null, service: '4000', cash: null },
    })
    await end({})
    await end({ kind: 'cash' })
    expect(await cash()).toBe(true)
    placed(await place(buyer, checkout))
  })

  it('reach pincodes that the list leaves out where a rule says so, and never the Army’s', async () => {
    const { rows } = await world.db.execute<{ pincode: string }>(
      sql`select pincode from pincode where not serviceable and pincode not like '9%' order by pincode limit 1`,
    )
    const pincode = rows[0]?.pincode ?? ''
    expect(await told(pincode)).toMatchObject({ serviceable: false })
    await set({ pincode_prefix: pincode, is_on: true })
    expect(await told(pincode)).toMatchObject({ serviceable: true, cod: false })
    await end({ pincode_prefix: pincode })
    await set({ pincode_prefix: '9', is_on: true })
    expect(await told('900056')).toMatchObject({
      serviceable: false,
      message: expect.stringContaining('Army'),
    })
    // No rule decides there, whatever it says.
    expect(await lookUp('900056')).toMatchObject({
      serviceable: false,
      decided_by: { service: null, cash: null },
    })
    await end({ pincode_prefix: '9' })
  })

  it('refuse an address where service is off', async () => {
    const { sku } = await goods.addVariant({ stock: { mumbai: 5 } })
    const buyer = await guestWith(world, { sku, quantity: 1 })
    await set({})
    const reply = await create(buyer)
    expect(JSON.stringify(reply.body)).toContain(`No courier delivers to ${mumbai}`)
    await end({})
  })
})

describe('OPS-09 rules for pincodes', () => {
  it.each<[string, Partial<Wanted>]>([
    ['yesterday', { valid_from: '2026-11-23' }],
    ['in two years', { valid_from: '2028-11-24' }],
    ['no such day', { valid_from: '2026-02-30' }],
    ['seven digits', { pincode_prefix: '4000011' }],
    ['a leading zero', { pincode_prefix: '04' }],
    ['letters', { pincode_prefix: '40%' }],
    ['no reason', { reason: ' ' }],
    ['a cold lane without hours', { kind: 'cold', is_on: true }],
    ['less than the margin', { kind: 'cold', is_on: true, box_hours: 11 }],
    ['half an hour', { kind: 'cold', is_on: true, box_hours: 24.5 }],
    ['a month in a box', { kind: 'cold', is_on: true, box_hours: 241 }],
    ['hours of couriers', { box_hours: 24 }],
    ['hours of no lane', { kind: 'cold', box_hours: 24 }],
  ])('refuse what is wrong and change nothing: %s', async (_, over) => {
    const { revision } = await list()
    expect((await ask(over)).status).toBe(400)
    expect((await list()).revision).toBe(revision)
  })

  it('are one of two set at once, and refuse what is so already', async () => {
    const { revision } = await list()
    const replies = await announced(world, () =>
      Promise.all([
        ask({ pincode_prefix: '11', seen_revision: revision }),
        ask({ pincode_prefix: '12', seen_revision: revision }),
      ]),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const prefix = replies[0]?.status === 200 ? '11' : '12'
    expect(await ask({ pincode_prefix: prefix })).toMatchObject({
      status: 409,
      body: { code: 'place_rule_same' },
    })
    await end({ pincode_prefix: prefix })
    expect(await askEnd({ pincode_prefix: prefix })).toMatchObject({
      status: 409,
      body: { code: 'place_rule_same' },
    })
    expect(await askEnd({ seen_revision: revision })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    })
  })

  it('end on a later day, and a planned one never begins', async () => {
    await set({ pincode_prefix: '13' })
    await end({ pincode_prefix: '13', valid_from: '2026-11-26' })
    await set({ pincode_prefix: '14', valid_from: '2026-11-30' })
    await end({ pincode_prefix: '14' })
    const { rules } = await list()
    expect(rules.filter((rule) => ['13', '14'].includes(rule.pincode_prefix))).toMatchObject([
      { pincode_prefix: '14', state: 'replaced' },
      { pincode_prefix: '13', state: 'now', valid_to: '2026-11-25', set_by: { id: admin.id } },
    ])
    expect((await lookUp('999999x')) as unknown).toMatchObject({ code: 'pincode_unknown' })
  })

  it('outlive a release that loads its reference again', async () => {
    await set({ kind: 'cold', pincode_prefix: '744', is_on: true, box_hours: 48 })
    await set({ pincode_prefix: '744' })
    const stored = async () =>
      (
        await world.db.execute(sql`select
          (select jsonb_agg(l order by l.id) from cold_lane l) as lanes,
          (select jsonb_agg(r order by r.id) from courier_rule r) as rules`)
      ).rows
    // As if the release brought a lane that the shop doesn't have yet.
    await world.db.execute(
      sql`delete from cold_lane where pincode_prefix = '744' and set_by is null`,
    )
    const before = await stored()
    await loadReference(world.db)
    expect(await stored()).toEqual(before)
    expect(await lookUp('744101')).toMatchObject({ decided_by: { service: '744' } })
    const { rows } = await world.db.execute(
      sql`select box_hours from cold_lane where pincode_prefix = '744' and valid_to is null`,
    )
    expect(rows).toEqual([{ box_hours: 48 }])
    await end({ kind: 'cold', pincode_prefix: '744' })
    await end({ pincode_prefix: '744' })
  })
})
