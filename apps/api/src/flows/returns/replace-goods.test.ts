import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { auditOf } from '@upchar/testkit/audit'
import { wrongBooks } from '@upchar/testkit/books'
import { useDesk } from '@upchar/testkit/desk'
import { deliverOrders, packOrders } from '@upchar/testkit/packing'
import { pdfWords } from '@upchar/testkit/pdf-text'
import { askReturn } from '@upchar/testkit/returns'
import { buyInCash } from '@upchar/testkit/shop'
import { useWorld } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'
import { lineOf, orderOf } from '../orders/testing/cancel.ts'
import { useReplacing } from './testing/replacing.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
const { goods, desk } = useDesk(world)
const { askFor, challanOf, countOf, onHand, returned, settle, shown } = useReplacing(world, desk)

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
    expect(pdfWords(pdf.body)).toContain('Original for consignee')
    // Prices with GST would stand beside values without.
    expect(pdfWords(pdf.body)).toMatch(/\b100\.00\b/)
    expect(pdfWords(pdf.body)).not.toContain('105.00')
    expect(pdfWords(pdf.body)).toMatch(
      /Sold through .*, e- ?commerce operator, GSTIN 27AABCU7421K1Z5/,
    )
    const third = await desk.raw({
      method: 'GET',
      url: `/api/staff/orders/${id}/invoices/${challan?.id}`,
      query: { copy: 'supplier' },
    })
    expect(pdfWords(third.body)).toContain('Triplicate for consigner')
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
    expect(pdfWords(Buffer.from(page ?? []))).toContain('replacement · ')
    expect(await wrongBooks(world)).toBe('')
    expect(await auditOf(world.db, id)).toContainEqual(
      expect.objectContaining({
        action: 'return.settle',
        after: expect.objectContaining({ outcome: 'replacement' }),
      }),
    )
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
    const wish = { wish: 'replacement', pay_to: 'ward@upi' } as const
    const { id: returnId } = await askReturn(visitor, id, [{ line, quantity: 1 }], wish)
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
