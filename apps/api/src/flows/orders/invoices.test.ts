import { sql } from '../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { InvoiceDocument } from '../../modules/orders/model.ts'
import { invoicePdf } from '../../modules/orders/invoice-pdf.ts'

import { announceChange } from '../../platform/db/changes.ts'
import { announced } from '@upchar/testkit/announced'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { brokenLedgers } from '@upchar/testkit/ledger-check'

import { packOrders } from '@upchar/testkit/packing'
import { useWorld } from '@upchar/testkit/world'
import { pdfLines } from '@upchar/testkit/pdf-text'
import { buyInCash, created, guestWith, place, placed } from '@upchar/testkit/shop'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})

const invoicesOf = async (orderId: string) => {
  await packOrders(world, orderId)
  return (
    await world.db.execute<{ id: string; number: string; document: InvoiceDocument }>(sql`
  select id, number, document from invoice where order_id = ${orderId}::uuid order by number`)
  ).rows
}

describe('the invoice', () => {
  it('ORDER-06 stores what rule 46 requires: parties, HSN by the seller’s digits, batches, taxes by place of supply', async () => {
    const [a, b] = [
      await goods.addVariant({ pricePaise: 10_500, title: 'Gloves' }),
      await goods.addVariant({
        pricePaise: 11_800,
        gstBp: 1800,
        seller: 'delhi',
        stock: { delhi: 9 },
      }),
    ]
    const visitor = await guestWith(world, { sku: a.sku, quantity: 3 }, { sku: b.sku })
    const checkout = await created(visitor, {
      form: { gstin: '27AAACX1234A1ZX', businessName: 'Nair Clinic' },
    })
    const order = placed(await place(visitor, checkout))
    const documents = (await invoicesOf(order.order_id)).map((row) => row.document)
    expect(documents).toHaveLength(3)
    const byGstin = (gstin: string) => documents.find((d) => d.seller.gstin === gstin)
    expect(byGstin('27AABCT0001T1Z5')).toMatchObject({
      title: 'Tax invoice',
      orderNumber: order.order_number,
      issuedOn: '2026-11-24',
      reverseCharge: false,
      placeOfSupply: { stateCode: '27', state: 'Maharashtra' },
      recipient: {
        name: 'Meera Nair',
        businessName: 'Nair Clinic',
        gstin: '27AAACX1234A1ZX',
        state: 'Maharashtra',
        pincode: '400001',
      },
      lines: [
        {
          title: 'Gloves, M',
          hsn: '401512',
          quantity: 3,
          uqc: 'BOX',
          gstBp: 500,
          taxablePaise: 30_000,
          cgstPaise: 750,
          sgstPaise: 750,
          igstPaise: 0,
          totalPaise: 31_500,
          batches: [{ expiresOn: '2028-12-31', quantity: 3 }],
        },
      ],
      totals: {
        taxablePaise: 30_000,
        cgstPaise: 750,
        sgstPaise: 750,
        igstPaise: 0,
        totalPaise: 31_500,
      },
      paidBy: 'Cash on delivery',
    })
    expect(byGstin('07AABCT0002T1Z3')?.totals).toEqual({
      taxablePaise: 10_000,
      cgstPaise: 0,
      sgstPaise: 0,
      igstPaise: 1_800,
      totalPaise: 11_800,
    })
    expect(byGstin(world.context.config.OPERATOR_GSTIN)).toMatchObject({
      seller: {
        legalName: 'Upchar Marketplace Private Limited',
        address: '4th Floor, Example House, Andheri East',
        city: 'Mumbai',
        pincode: '400069',
        state: 'Maharashtra',
      },
      lines: [],
      charges: [{ label: 'Cash on delivery fee', hsn: '998599', gstBp: 1800, totalPaise: 4_900 }],
    })
    expect(documents.reduce((sum, d) => sum + d.totals.totalPaise, 0)).toBe(checkout.total * 100)
  })

  it('ORDER-06 prints what rule 46 requires: parties, place of supply, code, quantity, rate and amount of each tax, totals, words', async () => {
    const { sku } = await goods.addVariant({ pricePaise: 10_501, mrpPaise: null, title: 'Gloves' })
    const visitor = await guestWith(world, { sku, quantity: 3 })
    const checkout = await created(visitor, {
      form: { gstin: '27AAACX1234A1ZX', businessName: 'Nair Clinic' },
    })
    const order = placed(await place(visitor, checkout))
    const document = (await invoicesOf(order.order_id))
      .map((row) => row.document)
      .find((d) => d.lines.length > 0)
    if (document === undefined) throw new Error('no invoice of the goods')
    const read = pdfLines(await invoicePdf(document, 'Upchar'))
    expect(read).toEqual(
      expect.arrayContaining([
        'Tax invoice',
        'Original for recipient',
        'mumbai Limited',
        'Trading as mumbai',
        '1 Test Road',
        'Mumbai 400001, Maharashtra (27)',
        'GSTIN 27AABCT0001T1Z5',
        `No. ${document.number}`,
        'Date 24 Nov 2026',
        `Order ${order.order_number} of 24 Nov 2026`,
        'Paid by: Cash on delivery',
        'Place of supply: Maharashtra (27)',
        'Tax payable on reverse charge: No',
        'Nair Clinic',
        'Meera Nair',
        '12 Marine Lines, Queens Road',
        'GSTIN 27AAACX1234A1ZX',
        'Gloves, M',
        '401512',
        '3 BOX',
        '105.01',
        // 315.03 includes 15.00 of tax in two halves; the odd paisa is in the value.
        'CGST',
        'SGST',
        '2.5 %',
        '300.03',
        '7.50',
        '315.03',
        '₹315.03',
        'Rupees Three Hundred Fifteen and Three Paise Only',
        '15.00',
        'Tax in words: Rupees Fifteen Only',
        'For mumbai Limited',
      ]),
    )
    expect(read).not.toContain('IGST')
  })

  it('ORDER-06 prints IGST between states, and UTGST in a union territory without a legislature', async () => {
    const { sku } = await goods.addVariant()
    const { order } = await buyInCash(world, { sku })
    const document = (await invoicesOf(order.order_id))
      .map((row) => row.document)
      .find((d) => d.lines.length > 0)
    if (document === undefined) throw new Error('no invoice of the goods')
    const heads = async (seller: string, supply: string) =>
      pdfLines(
        await invoicePdf(
          {
            ...document,
            seller: { ...document.seller, stateCode: seller },
            placeOfSupply: { stateCode: supply, state: supply },
          },
          'Upchar',
        ),
      ).filter((text) => /^(CGST|SGST|UTGST|IGST)$/.test(text))
    expect(new Set(await heads('27', '27'))).toEqual(new Set(['CGST', 'SGST']))
    expect(new Set(await heads('27', '29'))).toEqual(new Set(['IGST']))
    for (const territory of ['04', '26', '31', '35', '38'])
      expect(new Set(await heads(territory, territory))).toEqual(new Set(['CGST', 'UTGST']))
    // Delhi, Puducherry, and Jammu and Kashmir have a legislature and state tax.
    for (const territory of ['07', '34', '01'])
      expect(new Set(await heads(territory, territory))).toEqual(new Set(['CGST', 'SGST']))
  })

  it('ORDER-06 is served as PDF to its guest and by its link only', async () => {
    const { sku } = await goods.addVariant()
    const { visitor, order } = await buyInCash(world, { sku })
    const [invoice] = await invoicesOf(order.order_id)
    const url = `/api/orders/${order.order_id}/invoice/${invoice?.id}`
    const reply = await visitor.raw({ method: 'GET', url })
    expect(reply).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } })
    expect(String(reply.headers['content-disposition'])).toContain(
      `invoice-${invoice?.number.replaceAll('/', '-')}.pdf`,
    )
    expect(Buffer.isBuffer(reply.body) && reply.body.subarray(0, 5).toString()).toBe('%PDF-')
    const key = new URL(order.track_url, 'http://x').searchParams.get('key') ?? ''
    expect((await world.visitor().raw({ method: 'GET', url: `${url}?key=${key}` })).status).toBe(
      200,
    )
    for (const other of [
      url,
      `${url}?key=wrong`,
      `/api/orders/${order.order_id}/invoice/none`,
      `/api/orders/x/invoice/${invoice?.id}?key=${key}`,
    ]) {
      expect(await world.visitor().raw({ method: 'GET', url: other })).toMatchObject({
        status: 404,
        body: { code: 'order_not_found' },
      })
    }
  })

  it('ORDER-06 is a bill of supply without tax columns when every line is nil-rated', async () => {
    const { sku } = await goods.addVariant({ gstBp: 0 })
    const { order } = await buyInCash(world, { sku })
    const bill = (await invoicesOf(order.order_id))
      .map((row) => row.document)
      .find((d) => d.lines.length > 0)
    if (bill === undefined) throw new Error('no invoice of the goods')
    expect(bill).toMatchObject({
      title: 'Bill of supply',
      totals: { taxablePaise: 10_500, cgstPaise: 0, igstPaise: 0, totalPaise: 10_500 },
    })
    const read = pdfLines(await invoicePdf(bill, 'Upchar'))
    expect(read).toEqual(
      expect.arrayContaining([
        'Bill of supply',
        `No. ${bill.number}`,
        'Value',
        '105.00',
        '₹105.00',
        'Total of this bill',
        'Rupees One Hundred Five Only',
      ]),
    )
    expect(
      read.filter((text) => /CGST|SGST|IGST|UTGST|Tax invoice|Taxable|GST included/.test(text)),
    ).toEqual([])
  })

  it('ORDER-06 is one invoice-cum-bill of supply for an unregistered buyer of taxed and nil-rated goods', async () => {
    const [taxed, nil] = [await goods.addVariant(), await goods.addVariant({ gstBp: 0 })]
    const { order } = await buyInCash(world, { sku: taxed.sku }, { sku: nil.sku })
    const documents = (await invoicesOf(order.order_id))
      .map((row) => row.document)
      .filter((d) => d.lines.length > 0)
    expect(documents).toMatchObject([
      { title: 'Invoice-cum-bill of supply', totals: { taxablePaise: 20_500, totalPaise: 21_000 } },
    ])
  })

  it('ORDER-06 is a tax invoice and a separate bill of supply for a registered buyer', async () => {
    const [taxed, nil] = [
      await goods.addVariant({ title: 'Taxed' }),
      await goods.addVariant({ gstBp: 0, title: 'Nil' }),
    ]
    const visitor = await guestWith(world, { sku: taxed.sku }, { sku: nil.sku })
    const checkout = await created(visitor, {
      form: { gstin: '27AAACX1234A1ZX', businessName: 'Nair Clinic' },
    })
    const order = placed(await place(visitor, checkout))
    const rows = await invoicesOf(order.order_id)
    const goodsInvoices = rows.filter((row) => row.document.lines.length > 0)
    expect(
      goodsInvoices.map((row) => [
        row.document.title,
        row.document.lines.map((line) => line.title),
        row.document.totals.totalPaise,
      ]),
    ).toEqual([
      ['Tax invoice', ['Taxed, M'], 10_500],
      ['Bill of supply', ['Nil, M'], 10_500],
    ])
    expect(new Set(rows.map((row) => row.number)).size).toBe(3)
    expect(rows.reduce((sum, row) => sum + row.document.totals.totalPaise, 0)).toBe(
      checkout.total * 100,
    )
    const [sub] = (await visitor.call('getOrderStatus', { query: { id: order.order_id } })).body
      .order.sub_orders
    expect([sub?.invoice?.number, sub?.bill_of_supply?.number]).toEqual(
      goodsInvoices.map((row) => row.number),
    )
    expect((await brokenLedgers(world.db)).filter(({ rule }) => rule.includes('invoice'))).toEqual(
      [],
    )
  })

  it('ORDER-06 taxes the shop’s fee where a registered buyer is registered, and goods where they are delivered', async () => {
    const { sku } = await goods.addVariant()
    const visitor = await guestWith(world, { sku })
    const checkout = await created(visitor, {
      form: {
        gstin: '29AABTC4321D1Z6',
        businessName: 'A Trust',
        billedApart: true,
        billingPinCode: '560001',
        billingHouse: '4',
        billingStreet: 'Residency Road',
      },
    })
    const documents = (await invoicesOf(placed(await place(visitor, checkout)).order_id)).map(
      (row) => row.document,
    )
    expect(documents.find((d) => d.lines.length > 0)?.placeOfSupply.stateCode).toBe('27')
    const fee = documents.find((d) => d.lines.length === 0)
    expect(fee?.placeOfSupply).toEqual({ stateCode: '29', state: 'Karnataka' })
  })

  it('CART-17 prints a seller’s share of delivery with the goods, without a service code', async () => {
    await world.db.execute(sql`update charge_rule set amount_paise = 5000 where kind = 'shipping'`)
    await announced(world, () => announceChange(world.db))
    const { sku } = await goods.addVariant()
    const { order } = await buyInCash(world, { sku })
    await world.db.execute(sql`update charge_rule set amount_paise = 0 where kind = 'shipping'`)
    await announceChange(world.db)
    const document = (await invoicesOf(order.order_id))
      .map((row) => row.document)
      .find((d) => d.lines.length > 0)
    expect(document?.charges).toMatchObject([{ label: 'Delivery', hsn: '', totalPaise: 5_000 }])
  })
})
