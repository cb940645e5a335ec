import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { wrongBooks } from '@upchar/testkit/books'
import { useDesk } from '@upchar/testkit/desk'
import { deliverOrders, packOrders } from '@upchar/testkit/packing'
import { pdfWords } from '@upchar/testkit/pdf-text'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'
import { useReplacing } from './testing/replacing.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
const { goods, desk } = useDesk(world)
const { billsOf, challanOf, challansOfMonth, recordBill, returned, settle } = useReplacing(
  world,
  desk,
)

describe('the delivery challan of a replacement', () => {
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
    const pdf = pdfWords(
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
    const gstin = challan?.document.seller.gstin ?? ''
    expect((await challansOfMonth(gstin)).filter(([one]) => one === number)).toEqual([
      [number, 'stands'],
    ])
    await deliverOrders(world, id)
    expect(await wrongBooks(world)).toBe('')
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
    expect(pdfWords(pdf.body)).toContain(bill.number)
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
})
