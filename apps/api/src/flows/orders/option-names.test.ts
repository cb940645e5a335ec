import { sql } from '../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { buyInCash } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'
import { invoiceOf } from '../customers/testing/checkout-addresses.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
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
})
