import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { atGateway, create, form, guestWith, outcomeOf, pay } from '@upchar/testkit/shop'
import { useWorld } from '@upchar/testkit/world'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '0' })
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})
/** Tuesday, 11:00 in India. */
beforeEach(() => world.clock.set('2026-11-24T05:30:00.000Z'))

const why = (pincode: string) =>
  `Not delivered to ${pincode}: it must stay at 2–8 °C, and no courier keeps it cold on the way there.`
const cold = () => goods.addVariant({ coldChain: true, stock: { mumbai: 20 }, pricePaise: 90_000 })
const add = (sku: string, pincode: string) =>
  world.visitor().call('updateGuestCart', {
    body: { type: 'ADD', product: { sku_id: sku, quantity: 1 }, pincode },
  })

/**
 * From a warehouse in Mumbai with boxes of 72 hours: 60 hours of transit. Nashik lies 155 km away (one to two days),
 * Nagpur 690 km (two to three), Delhi 1,150 km (three to five).
 */
const served = ['400001', '422001']
const refused = ['440001', '110001', '194101', '744101', '682555']

describe('goods at 2–8 °C', () => {
  it.each(served)('are promised to %s', async (pincode) => {
    const { sku } = await cold()
    expect((await add(sku, pincode)).body).toMatchObject({
      success: true,
      cart: { items: [{ available: true, message: null, stock: { state: 'in_stock' } }] },
    })
  })

  it.each(refused)(
    'are refused at %s, with the reason, where others are delivered',
    async (pincode) => {
      const { sku } = await cold()
      expect(await add(sku, pincode)).toMatchObject({
        status: 409,
        body: { code: 'not_serviceable', message: why(pincode) },
      })
      const check = async (one: string) =>
        (
          await world
            .visitor()
            .call('checkAvailability', { body: { sku_id: one, quantity: 1, pincode } })
        ).body
      expect(await check(sku)).toMatchObject({
        available: false,
        message: why(pincode),
        stock: { state: 'not_serviceable', reason: why(pincode) },
      })
      const ambient = await goods.addVariant({ stock: { mumbai: 20 } })
      expect(await check(ambient.sku)).toMatchObject({ available: true })
    },
  )

  it('are refused by a warehouse of their own state where islands and passes lie between (Leh from Delhi)', async () => {
    const { sku } = await goods.addVariant({
      coldChain: true,
      seller: 'delhi',
      stock: { delhi: 9 },
    })
    expect((await add(sku, '194101')).body).toMatchObject({ message: why('194101') })
    expect((await add(sku, '110001')).body).toMatchObject({ success: true })
  })

  it('stay in a cart whose pincode changes and say so; it can’t be checked out there', async () => {
    const { sku } = await cold()
    const visitor = await guestWith(world, { sku })
    const read = async (pincode: string) =>
      (await visitor.call('readCart', { body: { pincode } })).body.cart
    expect(await read('400001')).toMatchObject({ checkout_allowed: true })
    expect(await read('744101')).toMatchObject({
      checkout_allowed: false,
      items: [{ sku_id: sku, available: false, message: why('744101') }],
    })
    expect(
      await create(visitor, {
        form: form({
          pinCode: '744101',
          city: 'Port Blair',
          state: 'Andaman and Nicobar Islands',
        }),
      }),
    ).toMatchObject({
      status: 409,
      body: { code: 'cart_not_ready', detail: { items: [{ message: why('744101') }] } },
    })
  })

  it('leave on the day from which the box lasts: not on Friday over a Sunday, not on Saturday', async () => {
    const [{ sku }, ambient] = [await cold(), await goods.addVariant({ stock: { mumbai: 20 } })]
    // Friday, 27 November 2026, 11:00 in India, before the cut-off.
    world.clock.set('2026-11-27T05:30:00.000Z')
    const days = async (one: string) => {
      const { stock } = (
        await world
          .visitor()
          .call('checkAvailability', { body: { sku_id: one, quantity: 1, pincode: '422001' } })
      ).body
      return [stock.delivery?.from, stock.delivery?.to]
    }
    expect(await days(ambient.sku)).toEqual(['2026-11-28', '2026-11-30'])
    expect(await days(sku)).toEqual(['2026-12-01', '2026-12-02'])
  })

  it('are ordered for the day of their lane, from a warehouse where one begins', async () => {
    const { sku } = await goods.addVariant({
      coldChain: true,
      stock: { mumbai: 2, nagpur: 50 },
      pricePaise: 90_000,
    })
    // Two are in Mumbai; from Nagpur no lane reaches Mumbai.
    const visitor = await guestWith(world, { sku, quantity: 2 })
    expect(
      (
        await visitor.call('updateGuestCart', {
          body: { type: 'UPDATE', product: { sku_id: sku, quantity: 3 }, pincode: '400001' },
        })
      ).body,
    ).toMatchObject({ code: 'out_of_stock', message: 'Only 2 left in your location.' })
    const buyer = await atGateway(world, { sku, quantity: 2 })
    await pay(buyer.visitor, buyer.url)
    expect((await outcomeOf(buyer.visitor, buyer.checkout)).state).toBe('placed')
    const { rows } = await world.db.execute<{ warehouse: number }>(
      `select distinct l.warehouse_id as warehouse from order_line_lot l join order_line o
        on o.id = l.order_line_id where o.sku = '${sku}'`,
    )
    expect(rows).toEqual([{ warehouse: goods.warehouses.mumbai }])
  })

  it('say in lists and on their page that they aren’t delivered there', async () => {
    const { groupId } = await cold()
    const { rows } = await world.db.execute<{ slug: string }>(
      `select slug from product_group where id = ${groupId}`,
    )
    const { refreshReadModels } = await import('../../modules/catalogue/index.ts')
    await refreshReadModels(world.db, [groupId], world.clock.now())
    const page = async (pincode: string) =>
      (
        await world
          .visitor()
          .call('getProduct', { params: { slug: rows[0]?.slug ?? '' }, query: { pincode } })
      ).body
    expect(Object.values((await page('194101')).stock)).toEqual([
      { state: 'not_serviceable', reason: why('194101') },
    ])
    expect(Object.values((await page('400001')).stock)[0]).toMatchObject({ state: 'in_stock' })
  })
})
