import { sql } from '../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { InvoiceDocument } from '../../modules/orders/model.ts'
import { invoicePdf } from '../../modules/orders/invoice-pdf.ts'

import { stockGoods, type Goods } from '@upchar/testkit/goods'

import { packOrders } from '@upchar/testkit/packing'
import { useWorld } from '@upchar/testkit/world'
import { pdfLines } from '@upchar/testkit/pdf-text'
import { buyInCash, created, guestWith, place, placed } from '@upchar/testkit/shop'
const world = useWorld({
  SANDBOX_COURIER_SECONDS: '3600',
  OPERATOR_CIN: 'U51909MH2019PTC123456',
})
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

describe('the printed invoice', () => {
  it('CART-22 shows the frozen engraving on invoice, order page and mail', async () => {
    const { sku } = await goods.addVariant({ engravable: true })
    const visitor = await guestWith(world, { sku })
    const engrave = (engraving_name: string) =>
      visitor.call('updateGuestCart', {
        body: { type: 'UPDATE', product: { sku_id: sku, engraving_name }, pincode: '400001' },
      })
    await engrave('Dr. Rao')
    const checkout = await created(visitor)
    expect(checkout.items[0]?.engraving_name).toBe('Dr. Rao')
    // Another tab changes the cart and the price changes: the frozen lines are requoted.
    await engrave('Dr. Other')
    await world.db.execute(
      sql`update offer set gst_bp = 1800, gst_from = '2026-01-01' where seller_sku = ${sku}`,
    )
    const order = placed(await place(visitor, checkout))
    const document = (await invoicesOf(order.order_id))
      .map((row) => row.document)
      .find((d) => d.lines.length > 0)
    expect(document?.lines).toMatchObject([{ gstBp: 1800, engravingName: 'Dr. Rao' }])
    const [sub] = (await visitor.call('getOrderStatus', { query: { id: order.order_id } })).body
      .order.sub_orders
    expect(sub?.items).toMatchObject([{ sku_id: sku, engraving_name: 'Dr. Rao' }])
    const { rows } = await world.db.execute<{ text: string; html: string }>(
      sql`select text, html from mail_message where subject like ${`%${order.order_number}%`}`,
    )
    expect(rows[0]?.text).toContain('engraved: Dr. Rao')
    expect(rows[0]?.html).toContain('engraved: Dr. Rao')
  })

  it('ORDER-06 prints the largest amounts on one line', async () => {
    const { sku } = await goods.addVariant()
    const { order } = await buyInCash(world, { sku })
    const [document] = (await invoicesOf(order.order_id))
      .map((row) => row.document)
      .filter((d) => d.lines.length > 0)
    const [line] = document?.lines ?? []
    if (document === undefined || line === undefined) throw new Error('no invoice of the goods')
    const sums = {
      taxablePaise: 119_047_619_048,
      cgstPaise: 2_976_190_476,
      sgstPaise: 2_976_190_476,
      igstPaise: 0,
      totalPaise: 125_000_000_000,
    }
    const read = pdfLines(
      await invoicePdf(
        {
          ...document,
          lines: [{ ...line, quantity: 100_000, unitPricePaise: 1_250_000, ...sums }],
          totals: sums,
        },
        'Upchar',
      ),
    )
    expect(read).toEqual(
      expect.arrayContaining([
        '100000 BOX',
        '1,19,04,76,190.48',
        '2,97,61,904.76',
        '1,25,00,00,000.00',
        '₹1,25,00,00,000.00',
        'Rupees One Hundred Twenty Five Crore Only',
      ]),
    )
  })

  it('ORDER-06 prints older invoices, stored without delivery address and licences, the same', async () => {
    const { sku } = await goods.addVariant()
    const { order } = await buyInCash(world, { sku })
    const [document] = (await invoicesOf(order.order_id))
      .map((row) => row.document)
      .filter((d) => d.lines.length > 0)
    if (document === undefined) throw new Error('no invoice of the goods')
    const { deliveredTo: _to, lines, ...rest } = document
    const old: InvoiceDocument = {
      ...rest,
      lines: lines.map(({ licence: _licence, ...line }) => line),
    }
    expect(pdfLines(await invoicePdf(old, 'Upchar'))).toEqual(
      pdfLines(await invoicePdf(document, 'Upchar')),
    )
  })

  it('ORDER-06 prints the operator’s CIN on its own invoices only (Companies Act 2013 s.12(3)(c))', async () => {
    const { sku } = await goods.addVariant()
    const { order } = await buyInCash(world, { sku })
    const printed = await Promise.all(
      (await invoicesOf(order.order_id)).map(async ({ document }) => ({
        own: document.lines.length === 0,
        cin: pdfLines(await invoicePdf(document, 'Upchar')).filter((text) =>
          text.startsWith('CIN'),
        ),
      })),
    )
    expect(printed.toSorted((a, b) => Number(a.own) - Number(b.own))).toEqual([
      { own: false, cin: [] },
      { own: true, cin: ['CIN U51909MH2019PTC123456'] },
    ])
  })

  it('ORDER-06 spans pages and draws the rupee sign', async () => {
    const { sku } = await goods.addVariant()
    const { order } = await buyInCash(world, { sku })
    const [first] = (await invoicesOf(order.order_id))
      .map((row) => row.document)
      .filter((d) => d.lines.length > 0)
    const [line] = first?.lines ?? []
    if (first === undefined || line === undefined) throw new Error('no invoice of the goods')
    const pdf = await invoicePdf(
      { ...first, lines: Array.from({ length: 60 }, () => line) },
      'Upchar',
    )
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(2)
    const read = pdfLines(pdf)
    expect(read.filter((text) => text === '₹105.00')).toHaveLength(1)
    // Every page repeats the headings.
    expect(read.filter((text) => text === 'HSN/SAC').length).toBeGreaterThan(2)
    expect(
      read.filter((text) =>
        text.startsWith(
          `Tax invoice ${first.number} of 24 Nov 2026 · GSTIN ${first.seller.gstin} · page `,
        ),
      ).length,
    ).toBeGreaterThan(2)
  })
})
