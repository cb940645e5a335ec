import { sql } from '../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { useCatalogueFiles } from '@upchar/testkit/catalogue-files'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { buyInCash } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'
import { invoiceOf } from '../customers/testing/checkout-addresses.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
const files = useCatalogueFiles(world)
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})

describe('the chosen variant of a line', () => {
  it('ORDER-01 is named by what the variants differ by: checkout, order, mail, invoice, desk', async () => {
    const { sku } = await goods.addVariant({ title: 'Cuffed gloves' })
    await world.db.execute(sql`
      update family set attributes = '[{"key":"colour","label":"Colour","type":"text","filterable":true,"makesVariant":false},
        {"key":"size","label":"Size","type":"text","filterable":true,"makesVariant":true}]'
      where key = (select g.family_key from variant v join product_group g on g.id = v.group_id where v.sku = ${sku})`)
    const { visitor, checkout, order } = await buyInCash(world, { sku })
    expect(checkout.items).toMatchObject([{ option_name: 'Size', option_label: 'M' }])
    const title = 'Cuffed gloves, Size: M'
    const shown = await visitor.call('getOrderStatus', { query: { id: order.order_id } })
    expect(shown.body.order.sub_orders[0]?.items).toMatchObject([{ title }])
    expect((await invoiceOf(world, order.order_id)).lines).toMatchObject([{ title }])
    const { rows } = await world.db.execute<{ text: string }>(
      sql`select text from mail_message where subject like ${`%${order.order_number}%`}`,
    )
    expect(rows[0]?.text).toContain(`1 x ${title}`)
    const staff = await signedInStaff(world, 'support')
    const desk = await staff.visitor.call('staffGetOrder', {
      params: { id: order.order_number },
    })
    expect(JSON.stringify(desk.body)).toContain(title)
  })

  it('OPS-04 has no name where the goods have no others, imported or made by staff', async () => {
    files.file(
      'lone.csv',
      `sku,title,brand,category,class,hsn,gst_rate,maker,licence,price,mrp,stock,origin
LONE-1,Lone gloves,Own,Nitrile examination gloves,A,40151200,5,Own Gloves LLP,MFG/1,120,200,40,India
`,
    )
    expect(await files.run('lone.csv')).toMatchObject({ written: 1, waiting: 0, errors: [] })
    const { visitor: staff } = await signedInStaff(world, 'catalogue')
    const found = await staff.call('staffListProducts', { query: { q: 'LONE-1' } })
    const params = { id: found.body.products[0]?.id ?? 0 }
    const bought = async () => {
      const { visitor, checkout, order } = await buyInCash(world, { sku: 'LONE-1' })
      expect(checkout.items).toMatchObject([{ title: 'Lone gloves', option_label: '' }])
      const shown = await visitor.call('getOrderStatus', { query: { id: order.order_id } })
      expect(shown.body.order.sub_orders[0]?.items).toMatchObject([{ title: 'Lone gloves' }])
    }
    await bought()
    const { facts, version } = (await staff.call('staffGetProduct', { params })).body.product
    const saved = await staff.call('staffSaveProduct', {
      params,
      body: { facts: { ...facts, description: 'Soft.' }, version, publish: true },
    })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    await bought()
  })
})
