import { beforeAll, expect, it } from 'vitest'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { auditOf } from '@upchar/testkit/audit'
import { wrongBooks } from '@upchar/testkit/books'
import { failWrites } from '@upchar/testkit/failing-writes'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { deliverOrders, packOrders } from '@upchar/testkit/packing'
import { buyInCash } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { addDays } from '@upchar/kernel/dates'
import { STATES } from '@upchar/kernel/states'
import { sql } from '../../platform/db/sql.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '360000' })
let goods: Goods
let finance: Visitor
let support: Visitor
async function signIn() {
  finance = (await signedInStaff(world, 'finance')).visitor
  support = (await signedInStaff(world, 'support')).visitor
}
beforeAll(async () => {
  goods = await stockGoods(world.db)
  await signIn()
})
/** Sessions end within the day. */
async function nextDay() {
  world.clock.advance(24 * 3_600_000)
  await signIn()
}

type Wanted = Omit<BodyInput<'staffSetCourierRate'>, 'source' | 'seen_revision'>
const list = async () => (await finance.call('staffListCourierRates')).body
const line = (part: Partial<Wanted>): Wanted => ({
  kind: 'freight',
  courier: 'Konkan Express',
  state_code: null,
  up_to_grams: null,
  amount: null,
  percent: null,
  valid_from: '2026-11-25',
  ...part,
})
const set = async (part: Partial<Wanted>, seen?: string) =>
  finance.call('staffSetCourierRate', {
    body: {
      ...line(part),
      source: 'Contract of 2026',
      seen_revision: seen ?? (await list()).revision,
    },
  })

/** A packed parcel of 400 g with ₹364 in cash that nobody carries yet. */
async function packed() {
  const { sku } = await goods.addVariant({ maxOq: 50 })
  const { order } = await buyInCash(world, { sku, quantity: 3 })
  await packOrders(world, order.order_id)
  await world.db.execute(sql`update shipment h
    set awb = null, courier = '', weight_grams = 400, length_mm = 100, width_mm = 100, height_mm = 100
    from sub_order s where s.id = h.sub_order_id and s.order_id = ${order.order_id}::uuid`)
  return order.order_id
}
async function parcelOf(id: string) {
  const { body } = await support.call('staffGetOrder', { params: { id } })
  const parcel = body.order.parts[0]?.parcels[0]
  if (parcel === undefined) throw new Error('no parcel')
  return { ...parcel, to: body.order.delivery_to.state }
}
async function type(id: string, courier: string, awb: string) {
  const { id: parcel, version } = await parcelOf(id)
  const typed = await support.call('staffSetParcelCourier', {
    params: { id: parcel },
    body: { version, courier, awb, tracking_url: '', reason: '' },
  })
  expect(typed.status, JSON.stringify(typed.body)).toBe(200)
}
const billed = async (awb: string, charge: string) =>
  (
    await finance.call('staffPreviewRemittance', {
      body: {
        kind: 'charges',
        file_name: 'bill.csv',
        text: `AWB Code,Total Charges\n${awb},${charge}`,
      },
    })
  ).body

it('OPS-02 a parcel whose AWB is typed costs what the courier’s dated card says, and its bill is compared with that', async () => {
  const before = await packed()
  await type(before, 'Konkan Express', 'CARD0001')
  expect(await parcelOf(before)).toMatchObject({ card_cost: null, card_costs: [] })
  await deliverOrders(world, before)

  expect((await set({ up_to_grams: 500, amount: 48.3 })).status).toBe(200)
  expect((await set({ kind: 'fuel', percent: 12.5 })).status).toBe(200)
  expect((await set({ kind: 'cash_fee', amount: 35, percent: 1.5 })).status).toBe(200)
  expect((await set({ courier: 'Malabar Roadways', up_to_grams: 2000, amount: 60 })).status).toBe(
    200,
  )
  const { rates, couriers } = await list()
  expect(couriers).toEqual(['Konkan Express', 'Malabar Roadways'])
  expect(rates.map(({ kind, state }) => [kind, state])).toEqual([
    ['freight', 'planned'],
    ['cash_fee', 'planned'],
    ['fuel', 'planned'],
    ['freight', 'planned'],
  ])

  // The cards begin tomorrow: what left today still has no known cost, then and later.
  await nextDay()
  expect((await billed('CARD0001', '55')).differences).toMatchObject([
    { outcome: 'not_agreed', due: 0 },
  ])
  const order = await packed()
  // 48.30 + 6.04 + 35, as 1.5 % of ₹364 are less.
  expect(await parcelOf(order)).toMatchObject({
    card_cost: null,
    card_costs: [
      { courier: 'Malabar Roadways', cost: 60 },
      { courier: 'Konkan Express', cost: 89.34 },
    ],
  })
  await type(order, ' konkan  express', 'CARD0002')
  expect(await parcelOf(order)).toMatchObject({ card_cost: 89.34, card_costs: [] })
  await deliverOrders(world, order)

  const code = STATES.find(({ name }) => name === 'Maharashtra')?.code ?? ''
  const tomorrow = (part: Partial<Wanted>) => set({ ...part, valid_from: '2026-11-26' })
  expect((await parcelOf(order)).to).toBe('Maharashtra')
  expect((await tomorrow({ state_code: code, up_to_grams: 1000, amount: 40 })).status).toBe(200)
  await nextDay()
  expect(await parcelOf(order)).toMatchObject({ card_cost: 89.34 })
  const later = await packed()
  await type(later, 'Konkan Express', 'CARD0003')
  // 40 + 5 + 35
  expect(await parcelOf(later)).toMatchObject({ card_cost: 80 })
  await deliverOrders(world, later)

  world.clock.advance(60_000)
  expect((await billed('CARD0002', '89.34')).totals.outcomes).toMatchObject([
    { outcome: 'matched', due: 89.34 },
  ])
  for (const [awb, charge, due, outcome] of [
    ['CARD0002', '90.34', 89.34, 'over'],
    ['CARD0003', '79', 80, 'short'],
  ] as const) {
    const seen = await billed(awb, charge)
    expect(seen.differences).toMatchObject([{ outcome, due }])
    const text = `AWB Code,Total Charges\n${awb},${charge}`
    const done = await finance.call('staffRecordRemittance', {
      body: { kind: 'charges', file_name: 'bill.csv', text, seen: seen.seen },
    })
    expect(done.status, JSON.stringify(done.body)).toBe(200)
  }
  // The auditor reckons the card's cost on its own.
  expect(await wrongBooks(world)).toBe('')
})

it('OPS-02 a line is refused when it fits nothing, changes nothing, or somebody else was first', async () => {
  const invalid = async (part: Partial<Wanted>) => (await set(part)).body
  const day = { valid_from: '2026-11-28' }
  expect(await invalid({ up_to_grams: 500, amount: 1, valid_from: '2026-09-24' })).toMatchObject({
    code: 'courier_rate_invalid',
    fields: [{ field: 'valid_from' }],
  })
  expect(await invalid({ ...day, amount: 1 })).toMatchObject({ fields: [{ field: 'up_to_grams' }] })
  expect(await invalid({ ...day, up_to_grams: 500, amount: 1, state_code: '25' })).toMatchObject({
    fields: [{ field: 'state_code' }],
  })
  expect(await invalid({ ...day, up_to_grams: 700 })).toMatchObject({
    fields: [{ field: 'amount' }],
  })
  // What doesn't belong to a kind of line isn't left out in silence: without it, this would end the slab.
  expect(await invalid({ ...day, up_to_grams: 500, percent: 5 })).toMatchObject({
    fields: [{ field: 'percent' }],
  })
  const fuel = { ...day, kind: 'fuel' as const }
  expect(await invalid({ ...fuel, amount: 5 })).toMatchObject({ fields: [{ field: 'amount' }] })
  expect(await invalid({ ...fuel, percent: 5, state_code: '27' })).toMatchObject({
    fields: [{ field: 'state_code' }],
  })
  expect(await invalid({ ...day, kind: 'cash_fee', amount: 5, up_to_grams: 500 })).toMatchObject({
    fields: [{ field: 'up_to_grams' }],
  })
  const { revision, rates } = await list()
  const first = await set({ ...day, up_to_grams: 900, amount: 70 }, revision)
  expect(first.status).toBe(200)
  const second = await set({ ...day, up_to_grams: 900, amount: 71 }, revision)
  expect(second.body).toMatchObject({ code: 'changed_meanwhile' })
  expect(await invalid({ ...day, up_to_grams: 900, amount: 70 })).toMatchObject({
    code: 'courier_rate_same',
  })
  expect((await list()).rates).toHaveLength(rates.length + 1)
  const [entry] = await auditOf(world.db, 'Konkan Express')
  expect(entry).toMatchObject({ action: 'courier_rate.set', before: null })
})

const stored = async () =>
  (
    await world.db.execute(sql`select (select count(*)::int from courier_rate) as lines,
      (select count(*)::int from audit_entry where action = 'courier_rate.set') as audited`)
  ).rows[0]

it('OPS-02 a line that two people set at once, or one twice, is set once', async () => {
  const [other, before] = [(await signedInStaff(world, 'finance')).visitor, await stored()]
  const { revision } = await list()
  const body = {
    ...line({ up_to_grams: 3000, amount: 120, valid_from: '2026-11-29' }),
    source: 'Contract of 2026',
    seen_revision: revision,
  }
  const replies = await Promise.all(
    [finance, other, finance].map((by) => by.call('staffSetCourierRate', { body })),
  )
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect(await stored()).toEqual({
    lines: Number(before?.['lines']) + 1,
    audited: Number(before?.['audited']) + 1,
  })
})

it.each(['raise', 'kill'] as const)(
  'OPS-02 a line is whole or absent when its record fails (%s)',
  async (how) => {
    const before = await stored()
    const failing = await failWrites(world.db, 'audit_entry', 'before insert', how)
    const part = { up_to_grams: 4000, amount: 130, valid_from: '2026-11-29' }
    const failed = await set(part)
    await failing.mend()
    expect(failed.status).toBeGreaterThanOrEqual(500)
    expect(await stored()).toEqual(before)
  },
)

it.each([
  { amount: -0.01 },
  { amount: 2 ** 53 },
  { amount: 1e300 },
  { amount: 0.001 },
  { amount: 1.005 },
  { kind: 'fuel' as const, up_to_grams: null, amount: null, percent: -1 },
  { kind: 'fuel' as const, up_to_grams: null, amount: null, percent: 100.01 },
  { kind: 'fuel' as const, up_to_grams: null, amount: null, percent: 0.001 },
  { up_to_grams: 0 },
  { up_to_grams: 1_000_001 },
  { up_to_grams: 1.5 },
  { valid_from: '2026-02-30' },
  { valid_from: '0001-01-01' },
  { valid_from: '9999-12-31' },
  { state_code: '99' },
  { state_code: '' },
  { courier: ' ' },
  { courier: 'Konkan\r\nExpress' },
  { courier: 'K'.repeat(61) },
])('OPS-02 %o is refused and stores nothing', async (part) => {
  const before = await stored()
  const refused = await set({ up_to_grams: 6000, amount: 140, valid_from: '2026-11-29', ...part })
  expect(refused.status, JSON.stringify(refused.body)).toBe(400)
  expect(await stored()).toEqual(before)
})

it('OPS-02 a parcel that was packed days before costs what the card says on the day on which it leaves', async () => {
  const courier = 'Deccan Freight'
  const { today } = await list()
  const from = (days: number) => addDays(today, days)
  expect((await set({ courier, up_to_grams: 500, amount: 50, valid_from: from(1) })).status).toBe(
    200,
  )
  expect((await set({ courier, up_to_grams: 500, amount: 61, valid_from: from(2) })).status).toBe(
    200,
  )
  await nextDay()
  const order = await packed()
  await type(order, courier, 'CARD0009')
  expect(await parcelOf(order)).toMatchObject({ card_cost: 50 })
  await nextDay()
  expect(await parcelOf(order)).toMatchObject({ card_cost: 61 })
  // Staff enter the delivery alone: no scan says when it was picked up.
  await deliverOrders(world, order)
  expect(await parcelOf(order)).toMatchObject({ card_cost: 61 })
  const seen = await billed('CARD0009', '60')
  expect(seen.differences).toMatchObject([{ outcome: 'short', due: 61 }])
  const text = 'AWB Code,Total Charges\nCARD0009,60'
  const done = await finance.call('staffRecordRemittance', {
    body: { kind: 'charges', file_name: 'late.csv', text, seen: seen.seen },
  })
  expect(done.status, JSON.stringify(done.body)).toBe(200)
  expect(await wrongBooks(world)).toBe('')
})

it('OPS-02 RET-06 a recorded bill stands on the courier and the day that it was compared with, whatever is corrected later', async () => {
  const [courier, other] = ['Sahyadri Couriers', 'Godavari Lines']
  const { today } = await list()
  const from = addDays(today, 1)
  expect((await set({ courier, up_to_grams: 500, amount: 50, valid_from: from })).status).toBe(200)
  expect(
    (await set({ courier: other, up_to_grams: 500, amount: 77, valid_from: from })).status,
  ).toBe(200)
  await nextDay()
  const [renamed, undone] = [await packed(), await packed()]
  await type(renamed, courier, 'STAND001')
  await type(undone, courier, 'STAND002')
  await deliverOrders(world, renamed, undone)
  const text = 'AWB Code,Total Charges\nSTAND001,85\nSTAND002,50'
  const body = { kind: 'charges' as const, file_name: 'stands.csv', text }
  const { seen, differences } = (await finance.call('staffPreviewRemittance', { body })).body
  // ₹50 each: Sahyadri’s card has no fee for cash.
  expect(differences).toMatchObject([{ awb: 'STAND001', outcome: 'over', due: 50 }])
  const done = await finance.call('staffRecordRemittance', { body: { ...body, seen } })
  expect(done.status, JSON.stringify(done.body)).toBe(200)
  expect(await wrongBooks(world)).toBe('')

  await type(renamed, other, 'STAND001')
  expect(await parcelOf(renamed)).toMatchObject({ card_cost: 77 })
  const { id, version } = await parcelOf(undone)
  const back = await support.call('staffUndoParcelMove', {
    params: { id },
    body: { version, reason: 'Another parcel was meant' },
  })
  expect(back.status, JSON.stringify(back.body)).toBe(200)
  expect(await wrongBooks(world)).toBe('')
  // What a later bill says of it is compared with what the parcel costs now.
  const later = await billed('STAND001', '2')
  expect(later.differences).toMatchObject([{ outcome: 'twice', due: 0 }])
})

it('OPS-02 a bulky parcel is priced by its volumetric weight, in the bill and by the auditor too', async () => {
  const courier = 'Vindhya Air Cargo'
  const from = addDays((await list()).today, 1)
  const on = (part: Partial<Wanted>) => set({ courier, valid_from: from, ...part })
  const wide = { kind: 'volumetric' as const, divisor: 4000 }
  for (const part of [{ up_to_grams: 500, amount: 50 }, { up_to_grams: 1000, amount: 80 }, wide])
    // oxlint-disable-next-line no-await-in-loop
    expect((await on(part)).status).toBe(200)
  for (const [part, field] of [
    [{ ...wide, amount: 5 }, 'amount'],
    [{ ...wide, percent: 5 }, 'percent'],
    [{ ...wide, up_to_grams: 500 }, 'up_to_grams'],
    [{ up_to_grams: 700, amount: 5, divisor: 4000 }, 'divisor'],
    [{ kind: 'volumetric' as const, valid_from: addDays(from, -40) }, 'valid_from'],
  ] as const)
    // oxlint-disable-next-line no-await-in-loop
    expect((await on(part)).body).toMatchObject({
      code: 'courier_rate_invalid',
      fields: [{ field }],
    })
  for (const divisor of [999, 10_001, 4000.5])
    // oxlint-disable-next-line no-await-in-loop
    expect((await on({ ...wide, divisor })).status).toBe(400)
  expect((await on(wide)).body).toMatchObject({ code: 'courier_rate_same' })
  await nextDay()
  const order = await packed()
  // 400 g, and 30 × 12 × 10 cm: 3,600 cm³ are 900 g.
  await world.db.execute(sql`update shipment h set length_mm = 300, width_mm = 120, height_mm = 100
    from sub_order s where s.id = h.sub_order_id and s.order_id = ${order}::uuid`)
  expect((await parcelOf(order)).card_costs).toContainEqual({ courier, cost: 80 })
  await type(order, courier, 'WIDE0001')
  await deliverOrders(world, order)
  expect(await parcelOf(order)).toMatchObject({ card_cost: 80 })
  const charged = (grams: number) =>
    `AWB Code,Charged Weight (kg),Total Charges\nWIDE0001,${grams / 1000},95`
  const seen = async (text: string) =>
    (
      await finance.call('staffPreviewRemittance', {
        body: { kind: 'charges', file_name: 'wide.csv', text },
      })
    ).body
  // Its 900 g are what the card charges: the difference is of the rate, of more than that of the weight.
  expect((await seen(charged(900))).differences).toMatchObject([{ outcome: 'over', due: 80 }])
  const heavier = await seen(charged(901))
  expect(heavier.differences).toMatchObject([{ outcome: 'weight', due: 80 }])
  const done = await finance.call('staffRecordRemittance', {
    body: { kind: 'charges', file_name: 'wide.csv', text: charged(901), seen: heavier.seen },
  })
  expect(done.status, JSON.stringify(done.body)).toBe(200)
  expect(await wrongBooks(world)).toBe('')
})

it('OPS-02 a line that began wrongly is corrected or ended from its first day while it has priced no parcel', async () => {
  const courier = 'Kaveri Surface'
  const { today } = await list()
  const from = addDays(today, 1)
  expect((await set({ courier, up_to_grams: 500, amount: 500, valid_from: from })).status).toBe(200)
  await nextDay()
  // Typed with a zero too many, and of a courier of whom nothing has left yet.
  const right = { courier, up_to_grams: 500, amount: 50 }
  expect((await set({ ...right, valid_from: from })).status).toBe(200)
  const order = await packed()
  expect((await parcelOf(order)).card_costs).toContainEqual({ courier, cost: 50 })
  expect((await set({ ...right, valid_from: addDays(from, -31) })).body).toMatchObject({
    code: 'courier_rate_invalid',
  })
  await nextDay()
  await type(order, courier.toUpperCase(), 'KAVERI01')
  await deliverOrders(world, order)
  const left = addDays(from, 1)
  // One has left today: the days until then stand, also with another name on the parcel once its bill is recorded.
  for (const valid_from of [from, left])
    // oxlint-disable-next-line no-await-in-loop
    expect((await set({ ...right, amount: 40, valid_from })).body).toMatchObject({
      code: 'courier_rate_invalid',
      fields: [{ field: 'valid_from' }],
    })
  const text = 'AWB Code,Total Charges\nKAVERI01,50'
  const body = { kind: 'charges' as const, file_name: 'kaveri.csv', text }
  const { seen } = (await finance.call('staffPreviewRemittance', { body })).body
  expect((await finance.call('staffRecordRemittance', { body: { ...body, seen } })).status).toBe(
    200,
  )
  await type(order, 'Konkan Express', 'KAVERI01')
  expect((await set({ ...right, amount: 40, valid_from: left })).status).toBe(400)
  await nextDay()
  expect((await set({ ...right, amount: 40, valid_from: addDays(left, 1) })).status).toBe(200)
  // Nothing has left since: it ends from its first day on, as if it had never begun.
  expect((await set({ ...right, amount: null, valid_from: addDays(left, 1) })).status).toBe(200)
  const { rates } = await list()
  expect(
    rates.filter((rate) => rate.courier === courier).map(({ amount, state }) => [amount, state]),
  ).toEqual([
    [null, 'now'],
    [40, 'replaced'],
    [50, 'past'],
    [500, 'replaced'],
  ])
  expect(await wrongBooks(world)).toBe('')
})

it('OPS-02 of two people who correct a begun line at once, or one who ends it, one is heard', async () => {
  const courier = 'Tapti Cargo'
  const from = addDays((await list()).today, 1)
  expect((await set({ courier, up_to_grams: 500, amount: 500, valid_from: from })).status).toBe(200)
  await nextDay()
  const other = (await signedInStaff(world, 'finance')).visitor
  const [before, { revision }] = [await stored(), await list()]
  const change = (by: typeof other, amount: number | null) =>
    by.call('staffSetCourierRate', {
      body: {
        ...line({ courier, up_to_grams: 500, amount, valid_from: from }),
        source: 'Typed with a zero too many',
        seen_revision: revision,
      },
    })
  const replies = await Promise.all([
    change(finance, 50),
    change(other, 5),
    change(other, null),
    change(finance, 50),
  ])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  expect(await stored()).toEqual({
    lines: Number(before?.['lines']) + 1,
    audited: Number(before?.['audited']) + 1,
  })
})
