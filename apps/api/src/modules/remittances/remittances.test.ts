import { beforeAll, describe, expect, it } from 'vitest'
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

/** A cash order of 3 × ₹105.00 and the fee of ₹49: ₹364 at the door. */
async function bought() {
  const { sku } = await goods.addVariant({ maxOq: 50 })
  const { order } = await buyInCash(world, { sku, quantity: 3 })
  return order
}
async function awbOf(number: string): Promise<string> {
  const { rows } = await world.db.execute<{ awb: string }>(sql`select h.awb from shipment h
    join sub_order s on s.id = h.sub_order_id join "order" o on o.id = s.order_id where o.number = ${number}`)
  return rows[0]?.awb ?? ''
}
async function delivered() {
  const order = await bought()
  await deliverOrders(world, order.order_id)
  world.clock.advance(60_000)
  return { number: order.order_number, awb: await awbOf(order.order_number) }
}

const csv = (...rows: string[]) => ['AWB,Amount,Date,UTR', ...rows].join('\n')
const preview = (text: string) =>
  finance.visitor.call('staffPreviewRemittance', { body: { file_name: 'november.csv', text } })
async function record(text: string, file_name = 'november.csv') {
  const { seen } = (await preview(text)).body
  return finance.visitor.call('staffRecordRemittance', { body: { file_name, text, seen } })
}
const differences = async (state: 'open' | 'settled', awb: string) =>
  (
    await finance.visitor.call('staffListRemittanceDifferences', { query: { state, limit: 100 } })
  ).body.differences.filter((one) => one.awb === awb)
const awaited = async (number: string, days = 0, { visitor } = finance) =>
  (await visitor.call('staffListAwaitedCash', { query: { days, limit: 100 } })).body.parcels.find(
    ({ order_number }) => order_number === number,
  )
const books = () => wrongBooks(world)

describe('a courier’s list of the cash it pays out', () => {
  it('RET-06 is matched parcel by parcel, and the cash is awaited no longer', async () => {
    const [one, other] = [await delivered(), await delivered()]
    expect(await awaited(one.number)).toMatchObject({ awb: one.awb, due: 364 })
    const text = csv(`${one.awb},364.00,20/11/2026,UTR1`, `${other.awb},"364",2026-11-20,UTR1`)
    const seen = (await preview(text)).body
    expect(seen).toMatchObject({
      totals: {
        lines: 2,
        paid: 728,
        outcomes: [{ outcome: 'matched', lines: 2, paid: 728, due: 728 }],
      },
      differences: [],
      recorded: null,
    })
    expect(await awaited(one.number)).toBeDefined()
    expect(await record(text)).toMatchObject({
      status: 200,
      body: { remittance: { file_name: 'november.csv', lines: 2, paid: 728, open: 0 } },
    })
    expect([await awaited(one.number), await awaited(other.number)]).toEqual([undefined, undefined])
    expect(await auditOf(world.db, 'november.csv')).toMatchObject([
      { action: 'remittance.record', by: finance.id },
    ])
    expect(await books()).toBe('')
  })

  it('RET-06 names what is short, over, paid before, not in cash, not delivered and unknown', async () => {
    const [short, over, twice] = [await delivered(), await delivered(), await delivered()]
    const packed = await bought()
    await packOrders(world, packed.order_id)
    const on = 'ONTHEWAY1'
    await world.db.execute(sql`update shipment h set awb = ${on} from sub_order s
      where s.id = h.sub_order_id and s.order_id = ${packed.order_id}::uuid`)
    const text = csv(
      `${short.awb},300,,`,
      `${over.awb},400,,`,
      `${twice.awb},364,,`,
      `${twice.awb},364,,`,
      `${on},364,,`,
      'NOBODY-1,10,,',
    )
    const { body } = await preview(text)
    const found = body.differences.map(({ line, outcome, paid, due, difference }) => [
      line,
      outcome,
      paid,
      due,
      difference,
    ])
    expect(found).toEqual([
      [2, 'short', 300, 364, -64],
      [3, 'over', 400, 364, 36],
      [5, 'twice', 364, 0, 364],
      [6, 'not_delivered', 364, 0, 364],
      [7, 'unknown', 10, 0, 10],
    ])
    expect(body.totals).toMatchObject({ lines: 6, paid: 1802 })
    expect((await record(text)).body.remittance.open).toBe(5)
    expect(await differences('open', short.awb)).toMatchObject([
      { order_number: short.number, reference: '', paid_on: null, settled: null },
    ])
    expect(await books()).toBe('')
  })

  it('RET-06 changes nothing when it is recorded again, under whatever name', async () => {
    const { awb } = await delivered()
    const text = csv(`${awb},364,,UTR9`)
    const first = (await record(text)).body.remittance
    expect((await preview(text)).body.recorded).toMatchObject({ id: first.id })
    const again = await Promise.all([record(text, 'again.csv'), record(text, 'once more.csv')])
    expect(again.map(({ body }) => body.remittance)).toEqual([first, first])
    const { rows } = await world.db.execute(
      sql`select count(*)::int as lines from remittance_line where awb = ${awb}`,
    )
    expect(rows).toEqual([{ lines: 1 }])
  })

  it('RET-06 counts a parcel once when two lists with it are recorded at a time', async () => {
    const { awb } = await delivered()
    const texts = ['A', 'B'].map((utr) => csv(`${awb},364,,${utr}`))
    const seen = await Promise.all(texts.map(async (text) => (await preview(text)).body.seen))
    const answers = await Promise.all(
      texts.map((text, nth) =>
        finance.visitor.call('staffRecordRemittance', {
          body: { file_name: `${nth}.csv`, text, seen: seen[nth] ?? '' },
        }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'changed_meanwhile',
    })
  })

  it('RET-06 that pays the rest settles what was short', async () => {
    const { awb } = await delivered()
    await record(csv(`${awb},64,,`))
    expect(await differences('open', awb)).toMatchObject([{ outcome: 'short', difference: -300 }])
    expect((await record(csv(`${awb},300,,`))).body.remittance.open).toBe(0)
    expect(await differences('open', awb)).toEqual([])
    expect(await differences('settled', awb)).toMatchObject([
      { outcome: 'short', settled: { by: null, reason: 'A later list paid the rest' } },
    ])
    expect(await books()).toBe('')
  })

  it('RET-06 takes the headings, amounts and days that couriers write, and a total below', async () => {
    const { awb } = await delivered()
    const text = `\uFEFFOrder Id;Waybill Number;COD Value;Remittance Date;CRF ID\nX;" ${awb.toLowerCase()} ";₹364.00;5-Nov-2026;CRF77\nTotal;;364;;\n`
    const { body } = await preview(text)
    expect(body.totals).toMatchObject({ lines: 1, outcomes: [{ outcome: 'matched' }] })
    await record(text, 'crf.csv')
    const { rows } = await world.db.execute(
      sql`select line, paid_on::text, reference from remittance_line where awb = ${awb}`,
    )
    expect(rows).toEqual([{ line: 2, paid_on: '2026-11-05', reference: 'CRF77' }])
  })

  it.each([
    ['no amount column', 'AWB,Date\nA1,2026-11-20', undefined],
    ['no lines', 'AWB,Amount\n', undefined],
    ['a quote that never ends', 'AWB,Amount\n"A1,3\nA2,4', undefined],
    ['an amount that may be two', 'AWB,Amount\nA1234,"12,99"', 'line 2'],
    ['a negative amount', 'AWB,Amount\nA1234,5\nB1234,-5', 'line 3'],
    ['no AWB', 'AWB,Amount\n,5', 'line 2'],
    ['an AWB that a spreadsheet shortened', 'AWB,Amount\n1.234E+12,5', 'line 2'],
    ['a month before the day', 'AWB,Amount,Date\nA1234,5,11/20/2026', 'line 2'],
    ['a day that doesn’t exist', 'AWB,Amount,Date\nA1234,5,31/11/2026', 'line 2'],
  ])('RET-06 is refused whole for %s', async (_what, text, field) => {
    const answer = await preview(text)
    expect(answer).toMatchObject({ status: 400, body: { code: 'remittance_unreadable' } })
    if (field !== undefined) expect(answer.body).toMatchObject({ fields: [{ field }] })
    const body = { file_name: 'x.csv', text, seen: '' }
    expect((await finance.visitor.call('staffRecordRemittance', { body })).status).toBe(400)
  })

  it('RET-06 has at most 5,000 lines', async () => {
    const lines = (many: number) => csv(...Array.from({ length: many }, (_, n) => `ZZ${n}Z,1,,`))
    expect((await preview(lines(5_000))).body.totals.lines).toBe(5_000)
    expect((await preview(lines(5_001))).body).toMatchObject({ code: 'remittance_unreadable' })
  })
})

describe('a difference', () => {
  it('RET-06 stands until somebody settles it, once and with a reason', async () => {
    const { awb } = await delivered()
    const { id } = (await record(csv(`${awb},360,,`), 'short.csv')).body.remittance
    const settle = (reason: string, line = 2) =>
      finance.visitor.call('staffSettleRemittance', { params: { id, line }, body: { reason } })
    expect((await settle('no')).status).toBe(400)
    expect(await settle('Courier keeps ₹4 as agreed', 3)).toMatchObject({
      status: 404,
      body: { code: 'remittance_line_unknown' },
    })
    const both = await Promise.all([settle('Courier keeps ₹4'), settle('Courier keeps ₹4')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await differences('open', awb)).toEqual([])
    expect(await differences('settled', awb)).toMatchObject([
      { settled: { by: { id: finance.id }, reason: 'Courier keeps ₹4' } },
    ])
    expect((await auditOf(world.db, 'short.csv')).map(({ action }) => action).toSorted()).toEqual([
      'remittance.record',
      'remittance.settle',
    ])
  })
})

describe('cash that no list has named', () => {
  it('RET-06 is listed from the chosen day on after the delivery', async () => {
    const { number } = await delivered()
    expect(await awaited(number, 10)).toBeUndefined()
    world.clock.advance(10 * 24 * 3_600_000)
    const later = await signedInStaff(world, 'finance')
    expect(await awaited(number, 10, later)).toMatchObject({ due: 364 })
    world.clock.advance(-10 * 24 * 3_600_000)
    const { awb } = (await awaited(number)) ?? { awb: '' }
    await record(csv(`${awb},0,,`))
    expect(await awaited(number)).toBeUndefined()
    expect(await differences('open', awb)).toMatchObject([{ outcome: 'short', difference: -364 }])
  })
})
