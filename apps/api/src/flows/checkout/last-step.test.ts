import { sql } from '../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { atGateway, buyInCash, created, guestWith } from '@upchar/testkit/shop'

const world = useWorld()
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})

const stepOf = async (visitor: Visitor) => (await visitor.call('getLastStep')).body.step
const minutes = 60_000

describe('the last step of an abandoned checkout', () => {
  it('CHECKOUT-10 is a submitted form whose products are still in the cart', async () => {
    const { sku } = await goods.addVariant({ title: 'Step gloves' })
    const visitor = await guestWith(world, { sku, quantity: 2 })
    expect(await stepOf(visitor)).toBeNull()
    const checkout = await created(visitor)
    expect(await stepOf(visitor)).toMatchObject({
      checkout_id: checkout.id,
      kind: 'form',
      items: 1,
      first_title: 'Step gloves',
      total: checkout.total,
    })
    expect(await stepOf(world.visitor())).toBeNull()
    await visitor.call('updateGuestCart', {
      body: { type: 'DELETE', product: { sku_id: sku }, pincode: '400001' },
    })
    expect(await stepOf(visitor)).toBeNull()
  })

  it('CHECKOUT-10 is a started payment, while it can still be completed', async () => {
    const { sku } = await goods.addVariant()
    const { visitor, checkout } = await atGateway(world, { sku })
    expect(await stepOf(visitor)).toMatchObject({ checkout_id: checkout.id, kind: 'pay' })
    world.clock.advance(60 * minutes)
    expect(await stepOf(visitor)).toBeNull()
    world.clock.advance(-60 * minutes)
  })

  it('CHECKOUT-10 is never one with a prescription medicine, whatever else is in it', async () => {
    const [gloves, medicine] = [await goods.addVariant(), await goods.addVariant()]
    const visitor = await guestWith(world, { sku: gloves.sku }, { sku: medicine.sku })
    await created(visitor)
    expect(await stepOf(visitor)).toMatchObject({ items: 2 })
    await world.db.execute(
      sql`update product_group set product_class = 'DRUG_H' where id = ${medicine.groupId}`,
    )
    expect(await stepOf(visitor)).toBeNull()
  })

  it('CHECKOUT-10 is nothing after the order, or a day later', async () => {
    const { sku } = await goods.addVariant()
    const { visitor } = await buyInCash(world, { sku })
    expect(await stepOf(visitor)).toBeNull()
    const other = await guestWith(world, { sku })
    await created(other)
    await world.db.execute(sql`update checkout set created_at = created_at - interval '25 hours'`)
    expect(await stepOf(other)).toBeNull()
  })
})
