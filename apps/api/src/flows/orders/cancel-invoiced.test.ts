import { beforeAll, describe, expect, it } from 'vitest'
import { wrongBooks } from '@upchar/testkit/books'
import { useDesk } from '@upchar/testkit/desk'
import { packOrders } from '@upchar/testkit/packing'
import { pdfLines } from '@upchar/testkit/pdf-text'
import {
  atGateway,
  buyInCash,
  created,
  guestWith,
  outcomeOf,
  pay,
  place,
  placed,
} from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { makeTestVoucher } from '@upchar/testkit/vouchers'
import { useWorld } from '@upchar/testkit/world'
import { invoicePdf } from '../../modules/orders/invoice-pdf.ts'
import type { CreditNote, InvoiceDocument } from '../../modules/orders/model.ts'
import { sql } from '../../platform/db/sql.ts'
import { lineOf, mailsAbout, orderOf } from './testing/cancel.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
const { goods, desk } = useDesk(world)

type Document<D> = { id: string; number: string; series: string; sequence: number; document: D }
const invoicesOf = async (orderId: string) =>
  (
    await world.db.execute<Document<InvoiceDocument>>(
      sql`select id, number, series, sequence, document from invoice where order_id = ${orderId}::uuid order by number`,
    )
  ).rows
const notesOf = async (orderId: string) =>
  (
    await world.db.execute<Document<CreditNote> & { invoice_id: string }>(
      sql`select id, number, series, sequence, document, invoice_id from credit_note where order_id = ${orderId}::uuid order by number`,
    )
  ).rows
const onHand = async (sku: string): Promise<number> =>
  (
    await world.db.execute<{ sum: number }>(
      sql`select sum(l.on_hand)::int as sum from lot l join offer o on o.id = l.offer_id join variant v on v.id = o.variant_id where v.sku = ${sku}`,
    )
  ).rows[0]?.sum ?? -1
const books = () => wrongBooks(world)

/** Packs the first parcel of the seller of some goods. */
async function pack(orderId: string, sku: string): Promise<void> {
  const { order } = (await desk.call('staffGetOrder', { params: { id: orderId } })).body
  const part = order.parts.find(({ items }) => items.some((item) => item.sku_id === sku))
  const packed = await desk.call('staffMoveParcel', {
    params: { id: part?.parcels[0]?.id ?? '' },
    body: {
      version: part?.parcels[0]?.version ?? 0,
      state: 'packed',
      at: world.clock.now().toISOString(),
    },
  })
  expect(packed.status, JSON.stringify(packed.body)).toBe(200)
}

type Items = { line: string; quantity: number }[]
async function staffCancel(id: string, items?: Items, key = `press ${Math.random()}`) {
  world.clock.advance(1_000)
  const which = { params: { id }, body: items ? { items } : {} }
  const seen = await desk.call('staffPreviewCancel', which)
  return desk.call('staffCancelOrder', {
    ...which,
    body: {
      ...which.body,
      reason: 'not_available',
      note: '',
      amount: seen.status === 200 ? seen.body.cancel.amount : 1,
      request_key: key,
    },
  })
}

/** What a cancel of everything leaves of an order's invoices: each mirrored by one credit note. */
async function expectMirrored(id: string): Promise<void> {
  const [invoices, notes] = [await invoicesOf(id), await notesOf(id)]
  expect(notes).toHaveLength(invoices.length)
  for (const invoice of invoices) {
    const note = notes.find((one) => one.invoice_id === invoice.id)
    const { number: _n, title: _t, issuedOn: _i, ...supply } = invoice.document
    expect(note?.document).toMatchObject({
      ...supply,
      title: 'Credit note',
      credits: {
        title: invoice.document.title,
        number: invoice.number,
        issuedOn: invoice.document.issuedOn,
        reason: 'The goods are not available',
      },
    })
    expect(note?.series).toBe(`${invoice.series}C`)
  }
}

describe('staff cancel what is packed', () => {
  it.each([
    ['medicines', `product_class = 'DRUG_H'`],
    ['cold-chain goods', 'cold_chain = true'],
  ])(
    'RET-01 %s that never left are stock again: no buyer had them, and quarantine is for what comes back',
    async (_what, set) => {
      const { sku, groupId } = await goods.addVariant({ stock: { mumbai: 9 } })
      const { order } = await buyInCash(world, { sku, quantity: 3 })
      await packOrders(world, order.order_id)
      await world.db.execute(sql`update product_group set ${sql.raw(set)} where id = ${groupId}`)
      expect((await staffCancel(order.order_id)).status).toBe(200)
      expect(await onHand(sku)).toBe(9)
      const { rows } = await world.db
        .execute(sql`select m.id from quarantine_movement m join lot l on l.id = m.lot_id
        join offer o on o.id = l.offer_id join variant v on v.id = o.variant_id where v.sku = ${sku}`)
      expect(rows).toEqual([])
      expect(await books()).toBe('')
    },
  )

  it('RET-01 RET-03 whole: credit notes mirror the invoices of goods and fees, the stock is back, the buyer is told', async () => {
    const { sku } = await goods.addVariant({
      pricePaise: 33_337,
      mrpPaise: null,
      maxOq: 20,
      stock: { mumbai: 4, nagpur: 9 },
    })
    const code = await makeTestVoucher(world.db, { percentBp: 777 })
    const visitor = await guestWith(world, { sku, quantity: 10 })
    await visitor.call('applyCartVoucher', {
      params: { code },
      body: { pincode: '400001', device_source: 'web' },
    })
    const { order_id: id, order_number: number } = placed(
      await place(visitor, await created(visitor)),
    )
    expect(await onHand(sku)).toBe(3)
    await packOrders(world, id)
    const preview = await desk.call('staffPreviewCancel', { params: { id }, body: {} })
    const { total } = await orderOf(visitor, id)
    expect(preview.body.cancel).toMatchObject({ amount: total, whole: true, undoes_invoices: true })
    expect(await notesOf(id)).toEqual([])

    const done = await staffCancel(id)
    expect(done.status, JSON.stringify(done.body)).toBe(200)
    await expectMirrored(id)
    const notes = await notesOf(id)
    // Two parcels of goods, and the fee of cash.
    expect(notes).toHaveLength(3)
    const toBuyer = notes.reduce(
      (sum, { document: { totals, paidByShop } }) =>
        sum + totals.totalPaise - (paidByShop?.paise ?? 0),
      0,
    )
    expect(toBuyer).toBe(Math.round(total * 100))
    expect(await onHand(sku)).toBe(13)
    const order = await orderOf(visitor, id)
    expect(order).toMatchObject({ total_now: 0, sub_orders: [{ state: 'cancelled' }] })
    expect(order.credit_notes.map((note) => note.number)).toEqual(notes.map((note) => note.number))
    const [mail] = await mailsAbout(world, number)
    for (const note of notes)
      expect(mail).toContain(`Credit note ${note.number} for ${note.document.credits.number}`)
    expect(done.body.order.credit_notes).toHaveLength(3)
    const found = await desk.call('staffListOrders', { query: { q: notes[0]?.number ?? '' } })
    expect(found.body.orders.map((one) => one.number)).toEqual([number])
    expect(await books()).toBe('')
  })

  it('RET-03 whole, of a registered buyer: the tax invoice and the bill of supply have a note each', async () => {
    const [taxed, nil] = [
      await goods.addVariant({ pricePaise: 10_500 }),
      await goods.addVariant({ pricePaise: 5_000, gstBp: 0 }),
    ]
    const visitor = await guestWith(world, { sku: taxed.sku, quantity: 2 }, { sku: nil.sku })
    const checkout = await created(visitor, {
      form: { gstin: '27AAACX1234A1ZX', businessName: 'Nair Clinic' },
    })
    const { order_id: id } = placed(await place(visitor, checkout))
    await packOrders(world, id)
    expect((await staffCancel(id)).status).toBe(200)
    await expectMirrored(id)
    const notes = await notesOf(id)
    expect(notes.map(({ document }) => document.credits.title).toSorted()).toEqual([
      'Bill of supply',
      'Tax invoice',
      'Tax invoice',
    ])
    const bill = notes.find(({ document }) => document.credits.title === 'Bill of supply')
    if (bill === undefined) throw new Error('no note of the bill')
    const lines = pdfLines(await invoicePdf(bill.document, 'Upchar')).join('\n')
    expect(lines).toContain('Credit note')
    expect(lines).toContain(`For bill of supply ${bill.document.credits.number} of`)
    expect(lines).toContain('Reason: The goods are not available')
    expect(lines).not.toContain('CGST')
    const pdf = await visitor.call('getInvoice', { params: { id, invoice: bill.id } })
    expect(pdf.status).toBe(200)
    expect(
      (await world.visitor().call('getInvoice', { params: { id, invoice: bill.id } })).status,
    ).toBe(404)
    expect(await books()).toBe('')
  })

  it('RET-03 RET-04 once, pressed twice and by two at once; paid money goes back once', async () => {
    const { sku } = await goods.addVariant({ pricePaise: 10_500, stock: { mumbai: 9 } })
    const { visitor, checkout, url } = await atGateway(world, { sku, quantity: 2 })
    await pay(visitor, url)
    const outcome = await outcomeOf(visitor, checkout)
    if (outcome.state !== 'placed') throw new Error(outcome.state)
    const id = outcome.order_id
    await packOrders(world, id)
    const answers = await Promise.all([
      staffCancel(id, undefined, 'the same press'),
      staffCancel(id, undefined, 'the same press'),
      staffCancel(id, undefined, 'of a colleague'),
    ])
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    expect((await staffCancel(id, undefined, 'much later')).status).toBe(409)
    await expectMirrored(id)
    const { rows } = await world.db.execute<{ count: number; amount: number }>(sql`
      select count(*)::int, sum(r.amount_paise)::int as amount from refund r join payment p on p.id = r.payment_id
        join payment_order o on o.id = p.payment_order_id where o.checkout_id = ${checkout.id}::uuid`)
    expect(rows).toEqual([
      { count: 1, amount: Math.round((await orderOf(visitor, id)).total * 100) },
    ])
    expect(await onHand(sku)).toBe(9)
    expect(await books()).toBe('')
  })

  it('RET-01 RET-03 of one seller, all or nothing: the other seller’s goods and the fees stay', async () => {
    const [{ sku: near }, { sku: far }] = [
      await goods.addVariant({ pricePaise: 10_000, stock: { mumbai: 9 } }),
      await goods.addVariant({ pricePaise: 5_000, seller: 'delhi', stock: { delhi: 9 } }),
    ]
    const { visitor, order } = await buyInCash(world, { sku: near, quantity: 2 }, { sku: far })
    const id = order.order_id
    await pack(id, near)
    const line = lineOf(await orderOf(visitor, id), near)
    const half = await desk.call('staffPreviewCancel', {
      params: { id },
      body: { items: [{ line, quantity: 1 }] },
    })
    expect(half).toMatchObject({
      status: 409,
      body: { code: 'not_cancellable', message: expect.stringMatching(/^Packed goods have their/) },
    })
    expect((await staffCancel(id, [{ line, quantity: 2 }])).status).toBe(200)
    const [note, ...others] = await notesOf(id)
    expect(others).toEqual([])
    expect(note?.document.lines).toMatchObject([{ sku: near, quantity: 2, totalPaise: 20_000 }])
    expect(await books()).toBe('')
    // The rest is packed later, with its own invoice; the fees keep the one that they have.
    await packOrders(world, id)
    expect((await invoicesOf(id)).map(({ document }) => document.seller.tradeName)).toHaveLength(3)
    expect(await books()).toBe('')
  })

  it('RET-03 nothing of a seller of whom a parcel has left', async () => {
    const { sku } = await goods.addVariant({
      pricePaise: 1_000,
      maxOq: 20,
      stock: { mumbai: 4, nagpur: 9 },
    })
    const { order } = await buyInCash(world, { sku, quantity: 10 })
    const id = order.order_id
    await packOrders(world, id)
    const { order: packed } = (await desk.call('staffGetOrder', { params: { id } })).body
    const [first] = packed.parts.flatMap((part) => part.parcels)
    if (first === undefined) throw new Error('no parcel')
    const params = { id: first.id }
    await desk.call('staffSetParcelCourier', {
      params,
      body: { version: first.version, courier: 'Delhivery', awb: 'CREDIT0001' },
    })
    const left = await desk.call('staffMoveParcel', {
      params,
      body: {
        version: first.version + 1,
        state: 'shipped',
        at: world.clock.now().toISOString(),
      },
    })
    expect(left.status, JSON.stringify(left.body)).toBe(200)
    expect(await staffCancel(id)).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^A part of it has left/) },
    })
    expect(await notesOf(id)).toEqual([])
  })
})

describe('a temperature logger that is cancelled with its vaccine', () => {
  let count = 0
  beforeAll(async () => {
    const admin = (await signedInStaff(world, 'admin')).visitor
    await world.db.execute(sql`update business_category set enabled = true where key = 'vaccines'`)
    const { revision, ...now } = (await admin.call('staffGetSetup')).body.charges
    const set = await admin.call('staffSetCharges', {
      body: { ...now, data_logger: 590, data_logger_free_from: null, seen_revision: revision },
    })
    expect(set.status, JSON.stringify(set.body)).toBe(200)
  })

  /** An order of a vaccine with its logger, and of another seller's goods. */
  async function withLogger() {
    const { sku: cold, groupId } = await goods.addVariant({ pricePaise: 100_000, mrpPaise: null })
    const family = `credited-${count++}`
    await world.db.execute(sql`insert into family select (jsonb_populate_record(f,
      jsonb_build_object('key', ${family}::text, 'business_category', 'vaccines'))).* from family f
      where f.key = (select family_key from product_group where id = ${groupId})`)
    await world.db.execute(
      sql`update product_group set family_key = ${family} where id = ${groupId}`,
    )
    const { sku: other } = await goods.addVariant({
      pricePaise: 5_000,
      seller: 'delhi',
      stock: { delhi: 9 },
    })
    const visitor = await guestWith(world, { sku: cold }, { sku: other })
    const pincode = '400001'
    await expect
      .poll(async () => (await visitor.call('readCart', { body: { pincode } })).body.cart)
      .toMatchObject({ data_logger_offer: 590 })
    await visitor.call('setDataLogger', { body: { added: true, pincode } })
    const checkout = await created(visitor, { form: { paymentOption: 1 } })
    const { outcome: waiting } = (await place(visitor, checkout)).body
    if (waiting.state !== 'pay') throw new Error(waiting.state)
    await pay(visitor, waiting.payment_url)
    const outcome = await outcomeOf(visitor, checkout)
    if (outcome.state !== 'placed') throw new Error(outcome.state)
    const id = outcome.order_id
    return { id, other, items: [{ line: lineOf(await orderOf(visitor, id), cold), quantity: 1 }] }
  }

  it('CART-16 RET-03 has a credit note of its own where its fee was invoiced with another parcel', async () => {
    const { id, other, items } = await withLogger()
    await pack(id, other)
    const done = await staffCancel(id, items)
    expect(done.status, JSON.stringify(done.body)).toBe(200)
    expect(
      (await notesOf(id)).map(({ document: { lines, charges } }) => [lines, charges]),
    ).toMatchObject([[[], [{ label: 'Temperature logger', totalPaise: 59_000 }]]])
    expect(await books()).toBe('')
  })

  it('CART-16 needs none where it ended before anything was packed', async () => {
    const { id, items } = await withLogger()
    expect((await staffCancel(id, items)).status).toBe(200)
    await packOrders(world, id)
    expect(await notesOf(id)).toEqual([])
    expect(JSON.stringify(await invoicesOf(id))).not.toContain('Temperature logger')
    expect(await books()).toBe('')
  })
})
