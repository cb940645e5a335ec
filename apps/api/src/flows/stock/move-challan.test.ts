import { randomUUID } from 'node:crypto'
import { formatIstDate } from '@upchar/kernel/dates'
import { beforeAll, describe, expect, it } from 'vitest'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { wrongBooks } from '@upchar/testkit/books'
import { stockGoods, type Goods, type GoodsOptions } from '@upchar/testkit/goods'
import { pdfWords } from '@upchar/testkit/pdf-text'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'

const world = useWorld()
let goods: Goods
let desk: Awaited<ReturnType<typeof signedInStaff>>['visitor']
let office: typeof desk
beforeAll(async () => {
  goods = await stockGoods(world.db)
  desk = (await signedInStaff(world, 'catalogue')).visitor
  office = (await signedInStaff(world, 'admin')).visitor
})

/** Asks for pieces of new goods in Nagpur, which lie in Mumbai. */
async function asked(options: GoodsOptions, pieces: number) {
  const made = await goods.addVariant({ stock: { mumbai: pieces }, ...options })
  await world.db.execute(
    sql`update lot set batch_no = 'B9', expires_on = '2028-03-31' where offer_id = ${made.offerId}`,
  )
  const { rows } = await world.db.execute<{ id: number }>(
    sql`select id from lot where offer_id = ${made.offerId}`,
  )
  const { body } = await desk.call('staffAskStockMove', {
    body: {
      key: randomUUID(),
      lot: rows[0]?.id ?? 0,
      warehouse_id: goods.warehouses.nagpur,
      pieces,
      note: '',
    },
  })
  const { id } = body.move
  const step = (of: BodyInput<'staffChangeStockMove'>) =>
    desk.call('staffChangeStockMove', { params: { id }, body: of })
  const onHand = async () => {
    const { rows: lots } = await world.db.execute<{ n: number }>(
      sql`select on_hand as n from lot where offer_id = ${made.offerId} order by id`,
    )
    return lots.map(({ n }) => n)
  }
  return { ...made, id, step, onHand, pack: () => step({ step: 'pack', pieces }) }
}

const numberOf = async ({ pack }: Awaited<ReturnType<typeof asked>>): Promise<number> => {
  const { status, body } = await pack()
  expect(status, JSON.stringify(body)).toBe(200)
  return Number(/^[A-Z0-9]+\/26-27\/0*(\d+)$/.exec(body.move.challan?.number ?? '')?.[1])
}

const challan = (id: number, copy = 'original') =>
  desk.raw({ method: 'GET', url: `/api/staff/stock-moves/${id}/challan?copy=${copy}` })
const textOf = async (id: number, copy?: string): Promise<string> =>
  pdfWords((await challan(id, copy)).body)

// 40151900 is taxed at 18 %: ₹118 are ₹100 without it.
const gloves = { pricePaise: 11_800, mrpPaise: null, hsn: '40151900' }

describe('the delivery challan of a move', () => {
  it('OPS-05 is numbered without a gap, also when a packing fails, and names what rule 55 asks for, in three copies', async () => {
    const one = await asked(gloves, 8)
    expect((await challan(one.id)).status).toBe(404)
    const first = await numberOf(one)
    const unrated = await asked({ ...gloves, hsn: '99999999' }, 2)
    expect(await unrated.pack()).toMatchObject({
      status: 409,
      body: { code: 'move_refused', message: expect.stringMatching(/no rate of GST/) },
    })
    expect(await unrated.onHand()).toEqual([2])
    const [next, again] = await Promise.all([asked(gloves, 1), asked(gloves, 1)])
    const numbers = await Promise.all([numberOf(next), numberOf(again)])
    expect(numbers.toSorted((a, b) => a - b)).toEqual([first + 1, first + 2])
    const { move } = (await one.pack()).body
    expect(move).toMatchObject({ state: 'packed', challan: { value: 800, e_way_bill: null } })

    const { rows } = await world.db.execute<{ gstin: string; name: string }>(
      sql`select s.gstin, s.legal_name as name from seller s join warehouse w on w.seller_id = s.id where w.id = ${goods.warehouses.nagpur}`,
    )
    const copies = {
      original: 'Original for consignee',
      transporter: 'Duplicate for transporter',
      supplier: 'Triplicate for consigner',
    }
    for (const [copy, words] of Object.entries(copies)) {
      // oxlint-disable-next-line no-await-in-loop
      const text = await textOf(one.id, copy)
      for (const said of [
        words,
        'Delivery challan',
        move.challan?.number ?? '',
        'Leaves Mumbai depot',
        'Nagpur depot',
        rows[0]?.gstin ?? '',
        rows[0]?.name ?? '',
        'not a supply',
        '401519',
        'Batch B9, expires 31 Mar 2028',
        '8 ',
        '800.00',
      ])
        expect(text).toContain(said)
      expect(text).not.toMatch(/CGST|IGST|Ordered on|Paid by|Order {2}/)
    }
    expect((await one.step({ step: 'send' })).status).toBe(200)
    expect((await one.step({ step: 'receive', pieces: 8, reason: '' })).status).toBe(200)
    expect(await wrongBooks(world)).toBe('')
  })

  it('OPS-05 cancelled before it leaves: the pieces are for sale again, its number stays used up and counts as cancelled', async () => {
    const one = await asked(gloves, 5)
    const number = await numberOf(one)
    expect(await one.onHand()).toEqual([0])
    expect((await one.step({ step: 'cancel' })).body.move).toMatchObject({
      state: 'cancelled',
      sent: 0,
    })
    expect(await one.onHand()).toEqual([5])
    expect((await one.step({ step: 'cancel' })).status).toBe(200)
    expect(await one.onHand()).toEqual([5])
    expect((await one.step({ step: 'send' })).status).toBe(409)
    expect(await numberOf(await asked(gloves, 1))).toBe(number + 1)
    expect(await textOf(one.id)).toContain(
      `CANCELLED on ${formatIstDate(world.clock.now())}. The goods stayed here: the move was cancelled.`,
    )
    expect(await wrongBooks(world)).toBe('')
  })

  it('OPS-05 above the limit the goods leave with the number of its e-way bill only; exempt goods need none', async () => {
    // Within Maharashtra more than ₹1,00,000: 1,000 × ₹100 don't need one, 1,001 do.
    const at = await asked(gloves, 1000)
    const above = await asked(gloves, 1001)
    const exempt = await asked({ ...gloves, gstBp: 0 }, 1001)
    await Promise.all([at.pack(), above.pack(), exempt.pack()])
    for (const free of [at, exempt])
      // oxlint-disable-next-line no-await-in-loop
      expect((await free.step({ step: 'send' })).status).toBe(200)
    expect(await above.step({ step: 'send' })).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^Delivery challan \S+ has no e-way bill yet/) },
    })
    const { documents } = (
      await office.call('staffListEDocuments', { query: { kind: 'e_way_bill', limit: '100' } })
    ).body
    const bill = documents.find(({ stock_move: of }) => of === above.id)
    expect(bill).toMatchObject({
      order_id: null,
      order_number: null,
      title: 'Delivery challan',
      total: 100_100,
      problem: null,
      state: 'waiting',
    })
    expect(documents.filter(({ stock_move: of }) => of !== null)).toHaveLength(1)
    const params = { id: bill?.id ?? '' }
    const transport = { transporter_id: '27AAACX1234A1ZX', vehicle: 'MH12AB1234' }
    expect((await office.call('staffSetTransport', { params, body: transport })).status).toBe(200)
    const file = await office.raw({
      method: 'GET',
      url: `/api/staff/e-documents/json?kind=e_way_bill&ids=${params.id}`,
    })
    expect(file.body).toMatchObject({
      billLists: [
        {
          supplyType: 'O',
          subSupplyType: 5,
          subSupplyDesc: '',
          docType: 'CHL',
          docNo: bill?.number,
          fromStateCode: 27,
          toStateCode: 27,
          totInvValue: 100_100,
          cgstValue: 0,
          igstValue: 0,
        },
      ],
    })
    const [sent] = (file.body as { billLists: Record<string, unknown>[] }).billLists
    expect(sent?.['toGstin']).toBe(sent?.['fromGstin'])
    const moment = (hours: number) =>
      new Date(world.clock.now().getTime() + hours * 3_600_000).toISOString()
    const body = { e_way_bill: '281000000777', made_at: moment(0), valid_until: moment(24) }
    expect((await office.call('staffRecordEWayBill', { params, body })).status).toBe(200)
    expect(await textOf(above.id)).toContain('281000000777')
    expect((await above.step({ step: 'send' })).status).toBe(200)
    // Rule 138(9): not once the goods have moved.
    const cancel = await office.call('staffCancelEDocument', {
      params: { kind: 'e_way_bill', ...params },
      body: { reason: 'Typed wrongly' },
    })
    expect(cancel).toMatchObject({ status: 409, body: { code: 'cancel_too_late' } })
    expect(await wrongBooks(world)).toBe('')
  })

  it('OPS-05 cancelled with the number of its e-way bill: staff are told to cancel that, too', async () => {
    const one = await asked(gloves, 1002)
    await one.pack()
    const list = async (state: 'waiting' | 'to_cancel') =>
      (
        await office.call('staffListEDocuments', {
          query: { kind: 'e_way_bill', state, limit: '100' },
        })
      ).body.documents.find(({ stock_move: of }) => of === one.id)
    const params = { id: (await list('waiting'))?.id ?? '' }
    const made_at = world.clock.now().toISOString()
    const body = { e_way_bill: '281000000778', made_at }
    expect((await office.call('staffRecordEWayBill', { params, body })).status).toBe(200)
    expect((await one.step({ step: 'cancel' })).status).toBe(200)
    expect(await list('to_cancel')).toMatchObject({ is_to_cancel: true, may_cancel: true })
    const cancel = await office.call('staffCancelEDocument', {
      params: { kind: 'e_way_bill', ...params },
      body: { reason: 'Not moved' },
    })
    expect(cancel.status).toBe(200)
    expect(
      await office.call('staffRecordEWayBill', {
        params,
        body: { e_way_bill: '281000000779', made_at },
      }),
    ).toMatchObject({ status: 409, body: { code: 'answer_wrong' } })
    expect(await wrongBooks(world)).toBe('')
  })
})
