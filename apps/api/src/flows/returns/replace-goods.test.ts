import { randomUUID } from 'node:crypto'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { auditOf } from '@upchar/testkit/audit'
import { wrongBooks } from '@upchar/testkit/books'
import { formatIstDate } from '@upchar/kernel/dates'
import { useDesk } from '@upchar/testkit/desk'
import { deliverOrders, packOrders } from '@upchar/testkit/packing'
import { pdfLines } from '@upchar/testkit/pdf-text'
import { atGateway, buyInCash, outcomeOf, pay, type Wanted } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'
import { takeCourierScans } from '../../modules/orders/index.ts'
import type { DeliveryChallan } from '../../modules/orders/model.ts'
import { documentsOfMonth } from '../../modules/tax-returns/store.ts'
import { lineOf, orderOf } from '../orders/testing/cancel.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
const { goods, desk } = useDesk(world)

const onHand = async (sku: string): Promise<number> =>
  (
    await world.db.execute<{ sum: number }>(
      sql`select sum(l.on_hand)::int as sum from lot l join offer o on o.id = l.offer_id join variant v on v.id = o.variant_id where v.sku = ${sku}`,
    )
  ).rows[0]?.sum ?? -1
const countOf = async (
  table: 'credit_note' | 'invoice' | 'refund' | 'delivery_challan',
  id: string,
) =>
  (
    await world.db.execute<{ n: number }>(
      table === 'refund'
        ? sql`select count(*)::int as n from refund r join payment p on p.id = r.payment_id join payment_order q on q.id = p.payment_order_id
            join "order" o on o.checkout_id = q.checkout_id where o.id = ${id}::uuid`
        : sql`select count(*)::int as n from ${sql.raw(table)} where order_id = ${id}::uuid`,
    )
  ).rows[0]?.n
const monthNow = () => world.clock.now().toISOString().slice(0, 7)
/** The challans of a month's GSTR-1, with whether they count. */
async function challansOfMonth(of: { gstin: string; month: string }) {
  const found: [string, string][] = []
  for await (const { kind, document, standing } of documentsOfMonth(world.db, of))
    if (kind === 'challan') found.push([document.number, standing])
  return found
}

const challanOf = async (id: string) =>
  (
    await world.db.execute<{ id: string; document: DeliveryChallan; series: string }>(
      sql`select id, document, series from delivery_challan where order_id = ${id}::uuid`,
    )
  ).rows[0]

/** The e-way bills of an order, newest document last. */
const billsOf = async (orderId: string, state?: 'to_cancel') =>
  (
    await desk.call('staffListEDocuments', {
      query: { kind: 'e_way_bill', limit: '100', ...(state && { state }) },
    })
  ).body.documents.filter(({ order_id: id }) => id === orderId)
let bills = 281_000_000_000
async function recordBill(orderId: string) {
  const [waiting] = await billsOf(orderId)
  const at = (hours: number) =>
    new Date(world.clock.now().getTime() + hours * 3_600_000).toISOString()
  bills += 1
  const done = await desk.call('staffRecordEWayBill', {
    params: { id: waiting?.id ?? '' },
    body: { e_way_bill: String(bills), made_at: at(0), valid_until: at(24) },
  })
  expect(done.status, JSON.stringify(done.body)).toBe(200)
  return { id: waiting?.id ?? '', number: String(bills) }
}

/** A delivered order, paid online, and the return of `back` pieces of it that the buyer would like to have replaced. */
async function returned(wanted: Wanted, back: number, wish: BodyInput<'requestReturn'>['wish']) {
  const { visitor, checkout, url } = await atGateway(world, wanted)
  await pay(visitor, url)
  const outcome = await outcomeOf(visitor, checkout)
  if (outcome.state !== 'placed') throw new Error(outcome.state)
  const id = outcome.order_id
  await packOrders(world, id)
  if ((await billsOf(id)).length > 0) await recordBill(id)
  await deliverOrders(world, id)
  const line = lineOf(await orderOf(visitor, id), wanted.sku)
  return { visitor, id, line, returnId: await askFor({ visitor, id, line }, back, wish) }
}
type Of = { visitor: Visitor; id: string; line: string }
async function askFor(
  { visitor, id, line }: Of,
  quantity: number,
  wish: BodyInput<'requestReturn'>['wish'],
) {
  const asked = await visitor.call('requestReturn', {
    body: {
      id,
      items: [{ line, quantity }],
      reason: 'expired',
      note: '',
      wish,
      request_key: randomUUID(),
    },
  })
  expect(asked.status, JSON.stringify(asked.body)).toBe(200)
  const one = asked.body.returns.at(-1)
  if (one === undefined) throw new Error('no return')
  world.clock.advance(1_000)
  await desk.call('staffDecideReturn', {
    params: { id: one.id },
    body: { version: 0, approve: true },
  })
  return one.id
}
const shown = async (id: string) =>
  (await desk.call('staffGetReturn', { params: { id } })).body.return
/** Settles with all pieces from the last batches: those of a replacement, where there is one. */
async function settle(id: string, outcome: 'refund' | 'replacement') {
  world.clock.advance(1_000)
  const one = await shown(id)
  const pieces = one.items.flatMap((item) => {
    let left = item.quantity
    return item.batches.toReversed().flatMap(({ lot, parcel, quantity }) => {
      const taken = Math.min(left, quantity)
      left -= taken
      return taken > 0
        ? [{ line: item.line, lot, parcel, quantity: taken, fate: 'destroy' as const }]
        : []
    })
  })
  const seen = await desk.call('staffPreviewReturn', { params: { id }, body: { pieces } })
  return desk.call('staffSettleReturn', {
    params: { id },
    body: {
      version: one.version,
      pieces,
      outcome,
      credit: outcome === 'refund' ? seen.body.settlement.credit : 0,
    },
  })
}

const words = (bytes: unknown) =>
  pdfLines(bytes as Buffer)
    .join(' ')
    .replaceAll(/\s+/g, ' ')

/** The number of a challan whose goods stayed is kept, and says so with day and reason wherever it is read. */
async function saysCancelled({ visitor, id, returnId }: Of & { returnId: string }, number: string) {
  const at = world.clock.now()
  const { number: ofReturn, replacements } = await shown(returnId)
  const reason = `The goods stayed here: return ${ofReturn} was settled with money`
  const cancelled = { at: at.toISOString(), reason }
  expect(replacements).toMatchObject([{ state: 'cancelled', challan: { number, cancelled } }])
  const [one] = (await visitor.call('getReturns', { query: { id } })).body.returns
  expect(one?.replacements).toMatchObject([{ challan: { number, cancelled } }])
  const { body } = await visitor.raw({
    method: 'GET',
    url: one?.replacements[0]?.challan?.url ?? '',
  })
  const pdf = words(body)
  expect(pdf).toContain('Delivery challan (cancelled)')
  expect(pdf).toContain(`CANCELLED on ${formatIstDate(at)}. ${reason}.`)
  // Each page says it, beside the number.
  expect(pdf).toMatch(
    new RegExp(`Delivery challan ${number} of [^·]* · CANCELLED on ${formatIstDate(at)} · GSTIN`),
  )
  const evidence = await visitor.raw({ method: 'GET', url: `/api/orders/${id}/evidence` })
  const files = unzipSync(evidence.body as Buffer)
  const file = `delivery-challan-${number.replaceAll('/', '-')}`
  expect(words(Buffer.from(files[`delivery-challans/${file}.pdf`] ?? []))).toContain('CANCELLED on')
  // Nothing is driven with it, and its goods never left.
  expect(Object.keys(files)).not.toContain(`transporter-copies/${file}-transporter.pdf`)
  expect(strFromU8(files['goods.csv'] ?? new Uint8Array())).not.toContain(number)
  const page = Object.entries(files).find(([name]) => /^UP-.*\.pdf$/.test(name))?.[1]
  expect(words(Buffer.from(page ?? []))).toContain(
    `Cancelled on ${formatIstDate(at)}: The goods stayed here`,
  )
}

describe('RET-02 a replacement', () => {
  it('sends the same goods from stock with a delivery challan: no credit note, no invoice, no money', async () => {
    const { sku } = await goods.addVariant({ pricePaise: 10_500, gstBp: 500, stock: { mumbai: 9 } })
    const { visitor, id, returnId } = await returned({ sku, quantity: 3 }, 2, 'replacement')
    expect((await shown(returnId)).wish).toBe('replacement')
    const done = await settle(returnId, 'replacement')
    expect(done.status, JSON.stringify(done.body)).toBe(200)
    expect(done.body.return).toMatchObject({
      state: 'settled',
      outcome: 'replacement',
      credit: 0,
      refund: 0,
      replacements: [{ state: 'placed', challan: null }],
    })
    expect(await onHand(sku)).toBe(9 - 3 - 2)
    const { order } = (await desk.call('staffGetOrder', { params: { id } })).body
    expect(order.parts[0]).toMatchObject({
      state: 'delivered',
      items: [{ can_cancel: 0 }],
      parcels: expect.arrayContaining([
        expect.objectContaining({
          is_replacement: true,
          issues_invoice: false,
          state: 'placed',
          contents: [expect.objectContaining({ sku_id: sku, quantity: 2 })],
        }),
      ]),
    })
    expect(await wrongBooks(world)).toBe('')
    await packOrders(world, id)
    expect(await countOf('invoice', id)).toBe(1)
    expect(await countOf('credit_note', id)).toBe(0)
    expect(await countOf('refund', id)).toBe(0)
    const challan = await challanOf(id)
    // 2 × ₹105.00 with 5 % GST: the value is ₹200.00.
    expect(challan).toMatchObject({
      series: expect.stringMatching(/D$/),
      document: {
        title: 'Delivery challan',
        totals: { totalPaise: 20_000, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 },
        lines: [{ quantity: 2, gstBp: 0, unitPricePaise: 10_000, taxablePaise: 20_000 }],
        replaces: { reason: 'It is expired, or expires sooner than promised' },
      },
    })
    const [one] = (await visitor.call('getReturns', { query: { id } })).body.returns
    expect(one?.words).toBe('We send the same goods once more, without charge.')
    const link = one?.replacements[0]?.challan?.url ?? ''
    const pdf = await visitor.raw({ method: 'GET', url: link })
    expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(words(pdf.body)).toContain('Original for consignee')
    // Prices with GST would stand beside values without.
    expect(words(pdf.body)).toMatch(/\b100\.00\b/)
    expect(words(pdf.body)).not.toContain('105.00')
    expect(words(pdf.body)).toMatch(/Sold through .*, e- ?commerce operator, GSTIN 27AABCU7421K1Z5/)
    const third = await desk.raw({
      method: 'GET',
      url: `/api/staff/orders/${id}/invoices/${challan?.id}`,
      query: { copy: 'supplier' },
    })
    expect(words(third.body)).toContain('Triplicate for consigner')
    await deliverOrders(world, id)
    expect((await orderOf(visitor, id)).sub_orders[0]?.state).toBe('delivered')
    // The evidence has the challan and both parcels; to the value of the order it adds nothing.
    const evidence = await visitor.raw({ method: 'GET', url: `/api/orders/${id}/evidence` })
    const files = unzipSync(evidence.body as Buffer)
    const file = `delivery-challan-${challan?.document.number.replaceAll('/', '-')}`
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        `delivery-challans/${file}.pdf`,
        `transporter-copies/${file}-transporter.pdf`,
      ]),
    )
    expect(strFromU8(files['documents.csv'] ?? new Uint8Array())).not.toContain('Delivery challan')
    expect(strFromU8(files['goods.csv'] ?? new Uint8Array())).toContain(challan?.document.number)
    const page = Object.entries(files).find(([name]) => /^UP-.*\.pdf$/.test(name))?.[1]
    expect(words(Buffer.from(page ?? []))).toContain('replacement · ')
    expect(await wrongBooks(world)).toBe('')
    expect(await auditOf(world.db, id)).toContainEqual(
      expect.objectContaining({
        action: 'return.settle',
        after: expect.objectContaining({ outcome: 'replacement' }),
      }),
    )
  })

  it('RET-03 of two batches names each with its pieces on challan, evidence and books, at the value without GST', async () => {
    const hundreds = { pricePaise: 9_999, mrpPaise: null, gstBp: 1200 }
    const made = await goods.addVariant({ ...hundreds, stock: { mumbai: 6 } })
    const { sku } = made
    await world.db.execute(
      sql`update lot set batch_no = 'OLD1', expires_on = '2028-01-31' where offer_id = ${made.offerId}`,
    )
    const { id, returnId } = await returned({ sku, quantity: 4 }, 3, 'replacement')
    // Two pieces are left of the first batch; another comes in.
    await world.db.execute(sql`
      with made as (insert into lot (offer_id, warehouse_id, batch_no, expires_on, on_hand)
        select offer_id, warehouse_id, 'NEW2', '2029-06-30', 5 from lot where offer_id = ${made.offerId} returning id)
      insert into stock_movement (lot_id, quantity, reason, reference, at)
        select id, 5, 'receipt', 'test', ${world.clock.now().toISOString()}::timestamptz from made`)
    expect((await settle(returnId, 'replacement')).status).toBe(200)
    await packOrders(world, id)
    // 3 × ₹99.99 with 12 % GST: the value is ₹267.83, of one ₹89.28.
    const challan = await challanOf(id)
    expect(challan?.document).toMatchObject({
      lines: [
        {
          sku,
          quantity: 3,
          taxablePaise: 26_783,
          unitPricePaise: 8_928,
          totalPaise: 26_783,
          gstBp: 0,
          batches: [
            { batchNo: 'OLD1', expiresOn: '2028-01-31', quantity: 2 },
            { batchNo: 'NEW2', expiresOn: '2029-06-30', quantity: 1 },
          ],
        },
      ],
      totals: {
        taxablePaise: 26_783,
        cgstPaise: 0,
        sgstPaise: 0,
        igstPaise: 0,
        totalPaise: 26_783,
      },
    })
    const number = challan?.document.number ?? ''
    const pdf = words(
      (await desk.raw({ method: 'GET', url: `/api/staff/orders/${id}/invoices/${challan?.id}` }))
        .body,
    )
    for (const said of [
      'Batch OLD1, expires 31 Jan 2028: 2 ',
      'Batch NEW2, expires 30 Jun 2029: 1 ',
      '267.83',
    ])
      expect(pdf).toContain(said)
    expect(pdf).not.toContain('99.99')
    const evidence = await desk.raw({ method: 'GET', url: `/api/staff/orders/${id}/evidence` })
    const csv = strFromU8(unzipSync(evidence.body as Buffer)['goods.csv'] ?? new Uint8Array())
    const rows = csv.split(/\r?\n/).filter((row) => row.includes(number))
    expect(rows).toEqual([
      expect.stringMatching(/OLD1.*2028-01-31.*\b2\b/),
      expect.stringMatching(/NEW2.*2029-06-30.*\b1\b/),
    ])
    // One document of the series, however many batches.
    const of = { gstin: challan?.document.seller.gstin ?? '', month: monthNow() }
    expect((await challansOfMonth(of)).filter(([one]) => one === number)).toEqual([
      [number, 'stands'],
    ])
    await deliverOrders(world, id)
    expect(await wrongBooks(world)).toBe('')
  })

  it('is refused in words where stock is short; the money goes back instead', async () => {
    const { sku } = await goods.addVariant({ title: 'Last gloves', stock: { mumbai: 3 } })
    const { id, returnId } = await returned({ sku, quantity: 3 }, 2, 'replacement')
    expect(await settle(returnId, 'replacement')).toMatchObject({
      status: 409,
      body: {
        code: 'not_in_stock',
        message: expect.stringMatching(
          /^Not enough in stock to replace 2 × .*Last gloves.*\. Give the money back instead\.$/,
        ),
      },
    })
    expect((await shown(returnId)).state).toBe('approved')
    const done = await settle(returnId, 'refund')
    expect(done.body.return).toMatchObject({ outcome: 'refund' })
    expect(await countOf('credit_note', id)).toBe(1)
    expect(await wrongBooks(world)).toBe('')
  })

  it('falls back to the money until it is packed, as if that had been chosen; once, also pressed twice', async () => {
    const { sku } = await goods.addVariant({ pricePaise: 10_500, gstBp: 500, stock: { mumbai: 9 } })
    const { id, returnId } = await returned({ sku, quantity: 3 }, 3, 'replacement')
    await settle(returnId, 'replacement')
    world.clock.advance(1_000)
    const { version } = await shown(returnId)
    const press = () =>
      desk.call('staffRefundInstead', {
        params: { id: returnId },
        body: { version, decision: 'The batch was recalled' },
      })
    const both = await Promise.all([press(), press()])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await shown(returnId)).toMatchObject({
      outcome: 'refund',
      credit: 315,
      refund: 315,
      replacements: [{ state: 'cancelled' }],
    })
    expect(await onHand(sku)).toBe(6)
    expect(await countOf('refund', id)).toBe(1)
    expect(await wrongBooks(world)).toBe('')
  })

  it('OPS-06 isn’t sent from a seller whose sales were stopped: refused, or the buyer takes the money, once', async () => {
    const { sku } = await goods.addVariant({
      pricePaise: 10_500,
      gstBp: 500,
      stock: { mumbai: 30 },
    })
    const [waiting, open, packed] = [
      await returned({ sku, quantity: 3 }, 2, 'replacement'),
      await returned({ sku, quantity: 3 }, 2, 'replacement'),
      await returned({ sku, quantity: 3 }, 2, 'replacement'),
    ]
    await settle(waiting.returnId, 'replacement')
    await settle(packed.returnId, 'replacement')
    await packOrders(world, packed.id)
    const left = await returned({ sku, quantity: 3 }, 2, 'replacement')
    await settle(left.returnId, 'replacement')
    await packOrders(world, left.id)
    const sent = await returned({ sku, quantity: 2 }, 1, 'refund')
    const { visitor: admin } = await signedInStaff(world, 'admin')
    const seller = { id: goods.sellers.mumbai }
    const stopped = await admin.call('staffSuspendSeller', {
      params: seller,
      body: { reason: 'Licence under review' },
    })
    expect(stopped.status).toBe(200)
    const again = await admin.call('staffSuspendSeller', {
      params: seller,
      body: { reason: 'Licence under review' },
    })
    expect(again.status).toBe(200)
    const mailsOf = async ({ id }: Of) =>
      (
        await world.db.execute<{ text: string }>(
          sql`select text from mail_message where order_id = ${id}::uuid and subject like '%replacement is stopped%'`,
        )
      ).rows
    for (const one of [waiting, packed, left])
      expect(await mailsOf(one)).toMatchObject([
        { text: expect.stringMatching(/stopped the sales of mumbai[^]*your money back/) },
      ])
    expect(await mailsOf(open)).toEqual([])
    const returnsOf = async ({ visitor, id }: Of) =>
      (await visitor.call('getReturns', { query: { id } })).body

    // Not inspected yet: the buyer is told, and nothing can be sent again.
    const words = /^.* We have stopped the sales of mumbai.*, so you get your money back instead/
    expect((await returnsOf(open)).returns).toMatchObject([
      { words: expect.stringMatching(words), can_take_money: false },
    ])
    expect((await shown(open.returnId)).seller_stopped).toBe(true)
    expect(await settle(open.returnId, 'replacement')).toMatchObject({
      status: 409,
      body: { code: 'state_wrong', message: expect.stringContaining('not sent again') },
    })
    expect((await settle(open.returnId, 'refund')).body.return).toMatchObject({ credit: 210 })
    const { returnable } = await returnsOf(sent)
    expect(returnable).toMatchObject([{ can_replace: false }])
    expect(
      await sent.visitor.call('requestReturn', {
        body: {
          id: sent.id,
          items: [{ line: sent.line, quantity: 1 }],
          reason: 'expired',
          wish: 'replacement',
          request_key: randomUUID(),
        },
      }),
    ).toMatchObject({ status: 409, body: { code: 'not_returnable' } })

    // What is packed stays: no hand-over and no paper of it; what its courier has taken all the same can't be turned into money.
    const parcelsOf = async (id: string) =>
      (await desk.call('staffGetOrder', { params: { id } })).body.order.parts[0]?.parcels ?? []
    const replacing = async (id: string) =>
      (await parcelsOf(id)).find(({ is_replacement: is }) => is) ?? expect.fail('none')
    const stays = await replacing(packed.id)
    expect(stays).toMatchObject({ is_stopped: true, next: [] })
    const moved = {
      version: stays.version,
      state: 'shipped' as const,
      at: world.clock.now().toISOString(),
      reason: '',
    }
    expect(
      await desk.call('staffMoveParcel', { params: { id: stays.id }, body: moved }),
    ).toMatchObject({
      status: 409,
      body: { code: 'state_wrong', message: expect.stringContaining('a replacement isn’t sent') },
    })
    expect(
      await desk.call('staffPrintPapers', {
        params: { kind: 'labels' },
        query: { parcels: stays.id },
      }),
    ).toMatchObject({
      status: 409,
      body: {
        code: 'paper_refused',
        message: expect.stringContaining('a replacement isn’t sent'),
      },
    })
    const dispatch = await desk.call('staffListDispatch', {
      query: { warehouse: goods.warehouses.mumbai, stage: 'packed', page: 1, limit: 100 },
    })
    expect(dispatch.body.parcels.find(({ id }) => id === stays.id)).toMatchObject({
      is_stopped: true,
    })
    const gone = await replacing(left.id)
    const awb = 'TAKEN1'
    await desk.call('staffSetParcelCourier', {
      params: { id: gone.id },
      body: { version: gone.version, courier: 'Test Express', awb, tracking_url: '' },
    })
    await takeCourierScans(world.context, awb, [
      { awb, statusId: 6, at: world.clock.now(), activity: 'Shipped', location: '' },
    ])
    expect((await replacing(left.id)).state).toBe('shipped')

    // It waits: nobody can pack it, staff have it in their list, and the buyer takes the money.
    const held = (await parcelsOf(waiting.id)).find(({ is_replacement: is }) => is)
    const pack = {
      version: held?.version ?? -1,
      state: 'packed' as const,
      at: world.clock.now().toISOString(),
      reason: '',
    }
    expect(
      await desk.call('staffMoveParcel', { params: { id: held?.id ?? '' }, body: pack }),
    ).toMatchObject({
      status: 409,
      body: { code: 'state_wrong', message: expect.stringContaining('a replacement isn’t sent') },
    })
    const work = (await desk.call('staffListReturns', { query: { queue: 'work', limit: 100 } }))
      .body
    const inWork = (id: string) => work.returns.find((one) => one.id === id)
    expect([waiting, packed, left].map(({ returnId }) => inWork(returnId))).toEqual([
      expect.objectContaining({ label: 'Replacement stopped', replacement_stopped: true }),
      expect.objectContaining({ label: 'Replacement stopped', replacement_stopped: true }),
      undefined,
    ])
    expect((await returnsOf(waiting)).returns).toMatchObject([
      { label: 'Replacement stopped', can_take_money: true },
    ])
    const take = ({ visitor, id, returnId }: Of & { returnId: string }) =>
      visitor.call('takeMoneyBack', { body: { id, return: returnId } })
    expect(await take({ ...waiting, visitor: sent.visitor })).toMatchObject({ status: 404 })
    expect(await take(left)).toMatchObject({ status: 409, body: { code: 'state_wrong' } })
    const before = await onHand(sku)
    expect((await take(packed)).body.returns).toMatchObject([
      { label: 'Settled', refund: 210, replacements: [{ state: 'cancelled' }] },
    ])
    expect(await onHand(sku)).toBe(before + 2)
    expect(await countOf('refund', packed.id)).toBe(1)
    // Its challan moved nothing: GSTR-1 counts the number as cancelled (table 13), the desk says so.
    const { order } = (await desk.call('staffGetOrder', { params: { id: packed.id } })).body
    const drawn = await challanOf(packed.id)
    expect(order.parts.flatMap(({ documents }) => documents)).toContainEqual({
      id: drawn?.id,
      number: drawn?.document.number,
      title: `Delivery challan (cancelled on ${formatIstDate(world.clock.now())})`,
    })
    await saysCancelled(packed, drawn?.document.number ?? '')
    expect((await returnsOf(left)).returns[0]?.replacements[0]?.challan?.cancelled).toBeNull()
    const of = { gstin: drawn?.document.seller.gstin ?? '', month: monthNow() }
    expect(await challansOfMonth(of)).toContainEqual([drawn?.document.number, 'void'])
    expect(await challansOfMonth(of)).toContainEqual([
      (await challanOf(left.id))?.document.number,
      'stands',
    ])
    const both = await Promise.all([take(waiting), take(waiting)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(both[0].body.returns).toMatchObject([
      {
        label: 'Settled',
        refund: 210,
        can_take_money: false,
        replacements: [{ state: 'cancelled' }],
      },
    ])
    expect(await countOf('refund', waiting.id)).toBe(1)
    expect(await countOf('credit_note', waiting.id)).toBe(1)
    expect(await wrongBooks(world)).toBe('')
    const { visitor: other } = await signedInStaff(world, 'admin')
    const lifted = await other.call('staffLiftSuspension', {
      params: seller,
      body: { reason: 'Licence seen' },
    })
    expect(lifted.status, JSON.stringify(lifted.body)).toBe(200)
  })

  it('RET-03 above the limit leaves with the e-way bill of its challan, which is cancelled where the seller is stopped', async () => {
    // With 18 % GST in the price: the challan of the first states ₹1,00,000.00, which the state’s limit allows.
    const [at, above] = await Promise.all(
      [11_800_000, 11_800_118].map(async (pricePaise) => {
        const { sku } = await goods.addVariant({ pricePaise, mrpPaise: null, hsn: '40151900' })
        return returned({ sku, quantity: 1 }, 1, 'replacement')
      }),
    )
    if (at === undefined || above === undefined) throw new Error('no orders')
    for (const { returnId, id } of [at, above]) {
      expect((await settle(returnId, 'replacement')).status).toBe(200)
      await packOrders(world, id)
    }
    expect(await billsOf(at.id)).toEqual([])
    const challan = await challanOf(above.id)
    const [waiting] = await billsOf(above.id)
    expect(waiting).toMatchObject({
      title: 'Delivery challan',
      number: challan?.document.number,
      total: 100_001,
      problem: null,
    })
    const parcel = async () => {
      const { order } = (await desk.call('staffGetOrder', { params: { id: above.id } })).body
      return order.parts[0]?.parcels.find(({ is_replacement: is }) => is) ?? expect.fail('none')
    }
    const move = async (state: 'shipped') => {
      const { id, version } = await parcel()
      const body = { version, state, at: world.clock.now().toISOString(), reason: '' }
      return desk.call('staffMoveParcel', { params: { id }, body })
    }
    const { id, version } = await parcel()
    await desk.call('staffSetParcelCourier', {
      params: { id },
      body: { version, courier: 'Test Express', awb: 'CHALLAN1', tracking_url: '' },
    })
    expect(await move('shipped')).toMatchObject({
      status: 409,
      body: {
        code: 'report_missing',
        message: expect.stringMatching(/^Delivery challan \S+ has no e-way bill yet/),
      },
    })
    await desk.call('staffSetTransport', {
      params: { id: waiting?.id ?? '' },
      body: { transporter_id: '27AAACX1234A1ZX', vehicle: 'MH12AB1234' },
    })
    const file = await desk.raw({
      method: 'GET',
      url: `/api/staff/e-documents/json?kind=e_way_bill&ids=${waiting?.id}`,
    })
    expect(file.body).toMatchObject({
      billLists: [
        {
          supplyType: 'O',
          subSupplyType: 8,
          subSupplyDesc: 'Replacement',
          docType: 'CHL',
          docNo: challan?.document.number,
          totInvValue: 100_001,
          igstValue: 0,
          cgstValue: 0,
        },
      ],
    })
    const bill = await recordBill(above.id)
    const pdf = await desk.raw({
      method: 'GET',
      url: `/api/staff/orders/${above.id}/invoices/${challan?.id}`,
    })
    expect(pdfLines(pdf.body as Buffer).join(' ')).toContain(bill.number)
    expect(await wrongBooks(world)).toBe('')

    // The seller is stopped: the desk names the bill until the portal has cancelled it, or for its 24 hours.
    expect(await billsOf(above.id, 'to_cancel')).toEqual([])
    const { visitor: admin } = await signedInStaff(world, 'admin')
    const seller = { id: goods.sellers.mumbai }
    await admin.call('staffSuspendSeller', { params: seller, body: { reason: 'Under review' } })
    const toCancel = expect.objectContaining({ id: bill.id, is_to_cancel: true })
    expect(await billsOf(above.id, 'to_cancel')).toEqual([toCancel])
    const taken = await above.visitor.call('takeMoneyBack', {
      body: { id: above.id, return: above.returnId },
    })
    expect(taken.status, JSON.stringify(taken.body)).toBe(200)
    expect(await billsOf(above.id, 'to_cancel')).toEqual([toCancel])
    const { counts } = (await desk.call('staffListEDocuments')).body
    expect(counts.e_way_bill.to_cancel).toBe(1)
    const cancelled = await desk.call('staffCancelEDocument', {
      params: { kind: 'e_way_bill', id: bill.id },
      body: { reason: 'The goods stay' },
    })
    expect(cancelled.status, JSON.stringify(cancelled.body)).toBe(200)
    expect(await billsOf(above.id, 'to_cancel')).toEqual([])
    expect(await wrongBooks(world)).toBe('')
    const { visitor: other } = await signedInStaff(world, 'admin')
    const lifted = await other.call('staffLiftSuspension', {
      params: seller,
      body: { reason: 'Licence seen' },
    })
    expect(lifted.status, JSON.stringify(lifted.body)).toBe(200)
  })

  it('that is packed can’t be turned into money; what arrived can be returned again and is credited on the first invoice', async () => {
    const { sku } = await goods.addVariant({ pricePaise: 10_500, gstBp: 500, stock: { mumbai: 9 } })
    const of = await returned({ sku, quantity: 3 }, 2, 'replacement')
    await settle(of.returnId, 'replacement')
    await packOrders(world, of.id)
    const { version } = await shown(of.returnId)
    expect(
      await desk.call('staffRefundInstead', { params: { id: of.returnId }, body: { version } }),
    ).toMatchObject({ status: 409, body: { code: 'state_wrong' } })
    await deliverOrders(world, of.id)
    const again = await askFor(of, 3, 'refund')
    const done = await settle(again, 'refund')
    expect(done.body.return, JSON.stringify(done.body)).toMatchObject({ credit: 315, refund: 315 })
    expect(await wrongBooks(world)).toBe('')
  })

  it('of goods paid at the door asks for nothing more', async () => {
    const { sku } = await goods.addVariant({ stock: { mumbai: 9 } })
    const { visitor, order } = await buyInCash(world, { sku, quantity: 2 })
    const id = order.order_id
    await deliverOrders(world, id)
    const line = lineOf(await orderOf(visitor, id), sku)
    const asked = await visitor.call('requestReturn', {
      body: {
        id,
        items: [{ line, quantity: 1 }],
        reason: 'expired',
        wish: 'replacement',
        pay_to: 'ward@upi',
        request_key: randomUUID(),
      },
    })
    const returnId = asked.body.returns[0]?.id ?? ''
    await desk.call('staffDecideReturn', {
      params: { id: returnId },
      body: { version: 0, approve: true },
    })
    expect((await settle(returnId, 'replacement')).status).toBe(200)
    await packOrders(world, id)
    const { rows } = await world.db.execute(
      sql`select cash_paise::int as cash from shipment where replaces = ${returnId}::uuid`,
    )
    expect(rows).toEqual([{ cash: 0 }])
    expect(await wrongBooks(world)).toBe('')
  })
})
