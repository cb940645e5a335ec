import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { auditOf } from '@upchar/testkit/audit'
import { wrongBooks } from '@upchar/testkit/books'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { deliverOrders, packOrders } from '@upchar/testkit/packing'
import { buyInCash } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '360000' })
let goods: Goods
let finance: Awaited<ReturnType<typeof signedInStaff>>
beforeAll(async () => {
  goods = await stockGoods(world.db)
  finance = await signedInStaff(world, 'finance')
})

let awbs = 0
/** A parcel of 400 g with ₹364 in cash that was booked for `agreed` rupees; without it courier and AWB were typed. */
async function parcel({ agreed, leaves = true }: { agreed?: number; leaves?: boolean }) {
  const { sku } = await goods.addVariant({ maxOq: 50 })
  const { order } = await buyInCash(world, { sku, quantity: 3 })
  await (leaves ? deliverOrders : packOrders)(world, order.order_id)
  world.clock.advance(60_000)
  awbs += 1
  const awb = `BILL${awbs}`
  const { rows } = await world.db.execute<{ id: string }>(sql`update shipment h
    set awb = ${awb}, weight_grams = 400, length_mm = 100, width_mm = 100, height_mm = 100
    from sub_order s where s.id = h.sub_order_id and s.order_id = ${order.order_id}::uuid returning h.id`)
  if (agreed !== undefined)
    await world.db
      .execute(sql`insert into courier_booking (id, shipment_id, reference, courier_id, courier, cost_paise, collect_paise, awb, order_ref,
        shipment_ref, staff_id, begun_at, booked_at)
      values (${randomUUID()}::uuid, ${rows[0]?.id ?? ''}::uuid, ${awb}, 1, 'Test Express', ${agreed * 100}, 36400, ${awb}, '1', '1', ${finance.id},
        ${world.clock.now().toISOString()}::timestamptz, ${world.clock.now().toISOString()}::timestamptz)`)
  return { awb, number: order.order_number }
}

const bill = (...rows: string[]) =>
  ['AWB Code,Charged Weight (kg),Zone,Total Charges,Invoice Date,Invoice No', ...rows].join('\n')
const preview = (text: string) =>
  finance.visitor.call('staffPreviewRemittance', {
    body: { kind: 'charges', file_name: 'bill.csv', text },
  })
async function record(text: string) {
  const { seen } = (await preview(text)).body
  const done = await finance.visitor.call('staffRecordRemittance', {
    body: { kind: 'charges', file_name: 'bill.csv', text, seen },
  })
  expect(done.status, JSON.stringify(done.body)).toBe(200)
  return done.body.remittance
}
const open = async (awb: string, kind: 'cash' | 'charges' = 'charges') =>
  (
    await finance.visitor.call('staffListRemittanceDifferences', { query: { kind, limit: 100 } })
  ).body.differences.filter((one) => one.awb === awb)

it('RET-06 a courier’s bill is compared parcel by parcel with what was agreed', async () => {
  const fits = await parcel({ agreed: 62.5 })
  const dearer = await parcel({ agreed: 62.5 })
  const heavier = await parcel({ agreed: 62.5 })
  const cheaper = await parcel({ agreed: 62.5 })
  const typed = await parcel({})
  const stayed = await parcel({ agreed: 62.5, leaves: false })
  const text = bill(
    `${fits.awb},0.5,C,62.50,30/11/2026,B-7`,
    `${fits.awb},0.5,C,10,30/11/2026,B-7`,
    `${dearer.awb},0.4,C,70,30/11/2026,B-7`,
    `${heavier.awb},1.5,C,120.5,30/11/2026,B-7`,
    `${cheaper.awb},0.4,C,60,30/11/2026,B-7`,
    `${typed.awb},0.4,C,55,30/11/2026,B-7`,
    `${stayed.awb},0.4,C,62.5,30/11/2026,B-7`,
    'NOBODY-9,0.4,C,40,30/11/2026,B-7',
    'Total,,,480.5,,',
  )
  const seen = await preview(text)
  expect(
    seen.body.differences.map((one) => [one.line, one.outcome, one.paid, one.due]),
    JSON.stringify(seen.body),
  ).toEqual([
    [3, 'twice', 10, 0],
    [4, 'over', 70, 62.5],
    [5, 'weight', 120.5, 62.5],
    [6, 'short', 60, 62.5],
    [7, 'not_agreed', 55, 0],
    [8, 'not_sent', 62.5, 0],
    [9, 'unknown', 40, 0],
  ])
  expect(await record(text)).toMatchObject({ kind: 'charges', lines: 8, paid: 480.5, open: 7 })
  expect(await open(heavier.awb)).toMatchObject([
    { charged_grams: 1500, packed_grams: 400, reference: 'B-7', paid_on: '2026-11-30' },
  ])
  // It is no list of cash: the parcels' cash is still awaited, and the lists are apart.
  const cash = await finance.visitor.call('staffListAwaitedCash', {
    query: { days: 0, limit: 100 },
  })
  expect(cash.body.parcels.map(({ awb }) => awb)).toContain(fits.awb)
  expect(await open(heavier.awb, 'cash')).toEqual([])
  // A later bill with the rest settles what was less; the same file again is the same bill.
  expect((await preview(text)).body.recorded).toMatchObject({ kind: 'charges' })
  await record(bill(`${cheaper.awb},0.4,C,2.5,05/12/2026,B-8`))
  expect(await open(cheaper.awb)).toEqual([])
  expect(await wrongBooks(world)).toBe('')
})

it('RET-06 a charge of more than agreed is agreed to by two members, anything else by one', async () => {
  const dearer = await parcel({ agreed: 50 })
  const cheaper = await parcel({ agreed: 50 })
  const { id } = await record(bill(`${dearer.awb},0.4,C,70,,B-9`, `${cheaper.awb},0.4,C,40,,B-9`))
  const other = await signedInStaff(world, 'finance')
  const settle = (who: typeof finance, line: number, reason: string) =>
    who.visitor.call('staffSettleRemittance', { params: { id, line }, body: { reason } })
  const asked = await settle(finance, 2, 'Fuel surcharge of November')
  expect(asked.body.difference).toMatchObject({
    settled: null,
    asked: { by: { id: finance.id }, reason: 'Fuel surcharge of November' },
  })
  expect(await settle(finance, 2, 'Fuel surcharge of November')).toMatchObject({
    status: 409,
    body: {
      code: 'second_person_needed',
      message: 'You asked to agree to this charge. Somebody else has to settle it.',
    },
  })
  const both = await Promise.all([
    settle(other, 2, 'Stands in the contract'),
    settle(other, 2, 'Stands in the contract'),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await open(dearer.awb)).toEqual([])
  expect(
    (await settle(finance, 3, 'Credited by the courier')).body.difference.settled,
  ).toMatchObject({ by: { id: finance.id } })
  const actions = (await auditOf(world.db, 'bill.csv')).map(({ action }) => action)
  expect(actions.filter((action) => action === 'remittance.ask_settle')).toHaveLength(1)
  expect(actions.filter((action) => action === 'remittance.settle')).toHaveLength(2)
  expect(await wrongBooks(world)).toBe('')
})

it('RET-06 a charge that is asked for can be taken back while nobody has settled it, with a reason, and asked for anew', async () => {
  const dearer = await parcel({ agreed: 50 })
  const { id } = await record(bill(`${dearer.awb},0.4,C,71,,B-10`))
  const other = await signedInStaff(world, 'finance')
  const params = { id, line: 2 }
  const settle = (who: typeof finance, reason: string) =>
    who.visitor.call('staffSettleRemittance', { params, body: { reason } })
  const withdraw = (
    who: typeof finance,
    askedAt: string | undefined,
    reason = 'Not in the contract',
  ) =>
    who.visitor.call('staffWithdrawRemittance', {
      params,
      body: { reason, asked_at: askedAt ?? '2026-11-01T00:00:00.000Z' },
    })
  const gone = { status: 409, body: { code: 'changed_meanwhile' } }
  expect(await withdraw(finance, undefined)).toMatchObject(gone)
  const first = (await settle(finance, 'Fuel surcharge')).body.difference.asked
  expect((await withdraw(other, first?.at, 'no')).status).toBe(400)
  const both = await Promise.all([withdraw(other, first?.at), withdraw(other, first?.at)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await open(dearer.awb)).toMatchObject([{ asked: null, settled: null }])
  // Who asks anew waits for somebody else again, and an old page takes nothing newer back.
  world.clock.advance(60_000)
  const second = (await settle(other, 'Stands in the contract')).body.difference
  expect(second).toMatchObject({ settled: null, asked: { by: { id: other.id } } })
  expect(await withdraw(finance, first?.at)).toMatchObject(gone)
  expect((await settle(other, 'Stands in the contract')).status).toBe(409)
  expect((await settle(finance, 'Agreed')).status).toBe(200)
  expect(await withdraw(other, second.asked?.at)).toMatchObject(gone)
  const taken = (await auditOf(world.db, 'bill.csv')).filter(
    ({ action }) => action === 'remittance.withdraw_ask',
  )
  expect(taken).toHaveLength(1)
  expect(await wrongBooks(world)).toBe('')
})

it.each([
  ['no amount column', 'AWB,Weight\nA1,0.5', undefined],
  ['a weight that is none', 'AWB,Weight,Total\nA1234,half,5', 'line 2'],
  ['a weight below zero', 'AWB,Weight,Total\nA1234,-1,5', 'line 2'],
  ['a weight that no parcel has', 'AWB,Weight,Total\nA1234,9999999,5', 'line 2'],
  ['a weight in digits that is none', 'AWB,Weight,Total\nA1234,NaN,5', 'line 2'],
  ['an amount below zero', 'AWB,Weight,Total\nA1234,1,-5', 'line 2'],
  ['an amount that none can owe', `AWB,Total\nA1234,${'9'.repeat(14)}`, 'line 2'],
  ['a day before any calendar', 'AWB,Total,Date\nA1234,5,0000-01-01', 'line 2'],
  ['more lines than a list has', `AWB,Total\n${'B1,1\n'.repeat(40_000)}`, undefined],
])('RET-06 a bill is refused whole for %s', async (_what, text, field) => {
  const answer = await preview(text)
  expect(answer).toMatchObject({ status: 400, body: { code: 'remittance_unreadable' } })
  if (field !== undefined) expect(answer.body).toMatchObject({ fields: [{ field }] })
})
