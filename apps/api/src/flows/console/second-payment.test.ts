import { beforeAll, describe, expect, it } from 'vitest'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { atGateway, created, pay, place, placed, runJobs } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
let goods: Goods
let staff: Visitor
beforeAll(async () => {
  goods = await stockGoods(world.db)
  staff = (await signedInStaff(world, 'finance')).visitor
})

const shown = async (id: string) =>
  (await staff.call('staffGetOrder', { params: { id } })).body.order

const orderIds = async () => (await staff.call('staffListOrders')).body.orders.map(({ id }) => id)

const why =
  'The bank confirmed another payment for these goods after they had been ordered. The order stays as it is; this payment goes back.'

describe('a second payment for the same goods on the order’s desk', () => {
  it('OPS-01 is shown beside a cash order with its refund and why (CHECKOUT-13)', async () => {
    const { sku } = await goods.addVariant()
    const { visitor, url } = await atGateway(world, { sku })
    await pay(visitor, url, { course: 'failed_then_captured' })
    const order = placed(await place(visitor, await created(visitor)))
    expect(await shown(order.order_id)).toMatchObject({ payments: [], refunds: [] })
    await runJobs(world, 4)
    const { payments, refunds, timeline } = await shown(order.order_id)
    expect(payments).toMatchObject([{ amount: 105, method: 'upi', of_order: false }])
    expect(refunds).toMatchObject([
      { payment_id: payments[0]?.id, amount: 105, state: 'processed', reason: why },
    ])
    expect(timeline.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['payment', 'refund']))
  })

  it('OPS-01 is shown beside the payment that made the order, which has no refund', async () => {
    const { sku } = await goods.addVariant()
    const { visitor, url } = await atGateway(world, { sku })
    const other = await created(visitor, { form: { paymentOption: 1 } })
    const { outcome } = (await place(visitor, other)).body
    if (outcome.state !== 'pay') throw new Error(outcome.state)
    const before = await orderIds()
    await pay(visitor, url, { course: 'closed_tab' })
    await runJobs(world, 2)
    await pay(visitor, outcome.payment_url, { course: 'closed_tab' })
    await runJobs(world, 2)
    const [made] = (await orderIds()).filter((id) => !before.includes(id))
    const { payments, refunds } = await shown(made ?? '')
    expect(payments).toHaveLength(2)
    expect(payments.filter(({ of_order: ofOrder }) => ofOrder)).toHaveLength(1)
    const second = payments.find(({ of_order: ofOrder }) => !ofOrder)
    expect(refunds).toMatchObject([{ payment_id: second?.id, amount: 105, reason: why }])
  })

  it('OPS-01 is not shown beside another order of the same buyer', async () => {
    const { sku } = await goods.addVariant()
    const { visitor, url } = await atGateway(world, { sku })
    await pay(visitor, url, { course: 'failed_then_captured' })
    placed(await place(visitor, await created(visitor)))
    await runJobs(world, 4)
    await visitor.call('updateGuestCart', {
      body: { type: 'ADD', product: { sku_id: sku, quantity: 1 }, pincode: '400001' },
    })
    const next = placed(await place(visitor, await created(visitor)))
    expect(await shown(next.order_id)).toMatchObject({ payments: [], refunds: [] })
  })
})
