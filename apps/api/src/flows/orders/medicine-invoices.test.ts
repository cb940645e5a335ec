import { sql } from '../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { announceChange } from '@upchar/api/platform/db/changes'
import { lot } from '@upchar/api/internals/modules/availability/tables'
import { announced } from '@upchar/testkit/announced'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { packOrders } from '@upchar/testkit/packing'
import { pdfLines } from '@upchar/testkit/pdf-text'
import { buyInCash } from '@upchar/testkit/shop'
import { useWorld } from '@upchar/testkit/world'
import { invoicePdf } from '../../modules/orders/invoice-pdf.ts'
import type { InvoiceDocument } from '../../modules/orders/model.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
  const seller = goods.sellers.mumbai
  await world.db.execute(sql`delete from seller_licence where seller_id = ${seller}`)
  await world.db.execute(sql`insert into seller_licence
      (seller_id, form, number, state_code, person_in_charge, person_registration, warehouse_id) values
    (${seller}, '20B', 'MH-MZ2-20B-1', '27', 'Asha Rao', 'MSPC 45123', ${goods.warehouses.mumbai}),
    (${seller}, '20B', 'MH-NAG-20B-2', '27', 'Vikram Joshi', null, ${goods.warehouses.nagpur}),
    (${seller}, '21B', 'MH-MZ2-21B-1', '27', 'Asha Rao', 'MSPC 45123', null),
    (${seller}, 'MD-42', 'MD42-1', '27', null, null, null)`)
  // Anybody may buy here: the test is about documents, not about rights.
  await world.db.execute(sql`update buying_policy set requirement = 'allow'
    where product_class in ('DRUG_H', 'BIO_C') and business_type_id = 0`)
  await announced(world, () => announceChange(world.db))
})

async function medicine(productClass: string, stock: Partial<Record<'mumbai' | 'nagpur', number>>) {
  const made = await goods.addVariant({ productClass, stock, pricePaise: 12_000, mrpPaise: 15_050 })
  await world.db.execute(sql`update product_group
    set facts = facts || '{"manufacturerName": "Deccan Remedies Limited"}' where id = ${made.groupId}`)
  return made
}

async function bought(sku: string, quantity: number) {
  const { order, visitor } = await buyInCash(world, { sku, quantity })
  await packOrders(world, order.order_id)
  const { rows } = await world.db.execute<{ document: InvoiceDocument }>(
    sql`select document from invoice where order_id = ${order.order_id}::uuid order by number`,
  )
  const document = rows.map((row) => row.document).find((one) => one.lines.length > 0)
  if (document === undefined) throw new Error('no invoice of the goods')
  const status = await visitor.call('getOrderStatus', { query: { id: order.order_id } })
  return {
    document,
    text: pdfLines(await invoicePdf(document, 'Upchar'))
      .join(' ')
      .replace(/\s+/g, ' '),
    item: status.body.order.sub_orders[0]?.items[0],
  }
}

describe('the invoice of a medicine (Drugs Rules 1945, rule 65)', () => {
  it('names licence, person in charge, maker, MRP and each batch with its expiry and quantity', async () => {
    const { sku, offerId } = await medicine('DRUG_H', { mumbai: 3 })
    await world.db
      .update(lot)
      .set({ batchNo: 'DR-101', expiresOn: '2027-08-31' })
      .where(sql`offer_id = ${offerId}`)
    await world.db.insert(lot).values({
      offerId,
      warehouseId: goods.warehouses.mumbai,
      batchNo: 'DR-099',
      expiresOn: '2027-05-31',
      onHand: 2,
    })
    const { document, text, item } = await bought(sku, 4)
    // First expiry first: two of DR-099, then two of DR-101.
    expect(document.lines).toMatchObject([
      {
        maker: 'Deccan Remedies Limited',
        mrpPaise: 15_050,
        quantity: 4,
        batches: [
          { batchNo: 'DR-099', expiresOn: '2027-05-31', quantity: 2 },
          { batchNo: 'DR-101', expiresOn: '2027-08-31', quantity: 2 },
        ],
      },
    ])
    for (const words of [
      'Drug licence, Form 20B: MH-MZ2-20B-1',
      'Pharmacist or competent person: Asha Rao, MSPC 45123',
      'Maker: Deccan Remedies Limited',
      'MRP 150.50 incl. of all taxes',
      'Batch DR-099, expires 31 May 2027: 2 BOX',
      'Batch DR-101, expires 31 Aug 2027: 2 BOX',
    ])
      expect(text).toContain(words)
    expect(text).not.toContain('21B')
    expect(text).not.toContain('MH-NAG')
    expect(item).toMatchObject({
      maker: 'Deccan Remedies Limited',
      batches: [
        { batch: 'DR-099', expires_on: '2027-05-31', quantity: 2 },
        { batch: 'DR-101', expires_on: '2027-08-31', quantity: 2 },
      ],
    })
  })

  it('names Form 21B for Schedule C, and no Form 20B', async () => {
    const { sku } = await medicine('BIO_C', { mumbai: 5 })
    const { text } = await bought(sku, 1)
    expect(text).toContain('Drug licence, Form 21B: MH-MZ2-21B-1')
    expect(text).not.toContain('20B')
  })

  it('names the licence of the premises that the goods leave from', async () => {
    const { sku } = await medicine('DRUG_H', { nagpur: 5 })
    const { text } = await bought(sku, 1)
    expect(text).toContain('Drug licence, Form 20B: MH-NAG-20B-2')
    expect(text).toContain('Pharmacist or competent person: Vikram Joshi')
    expect(text).not.toContain('Asha Rao')
  })

  it('leaves other goods’ documents as they were: all licences, no MRP', async () => {
    const { sku } = await medicine('GEN', { mumbai: 5 })
    const { document, text } = await bought(sku, 1)
    expect(document.seller.soldUnder).toBeUndefined()
    expect(text).not.toContain('MRP')
    expect(text).not.toContain('Maker')
  })
})
