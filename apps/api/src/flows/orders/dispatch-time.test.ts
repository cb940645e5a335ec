import { beforeAll, describe, expect, it } from 'vitest'
import { announced } from '@upchar/testkit/announced'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { atGateway, created, guestWith, outcomeOf, pay, place, placed } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { refreshReadModels } from '../../modules/catalogue/index.ts'
import { indexGroups } from '../../modules/search/index.ts'
import { announceChange } from '../../platform/db/changes.ts'
import { sql } from '../../platform/db/sql.ts'

// Its clock stands on Tuesday, 24 November 2026, at 11:00 IST. Parcels from Mumbai's depot, which rests on Sundays, reach 400001
// on the day on which they leave; those from Delhi take three to five days, without Sundays.
const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
let goods: Goods
let staff: Visitor
beforeAll(async () => {
  goods = await stockGoods(world.db)
  staff = (await signedInStaff(world, 'catalogue')).visitor
})
/** Another depot of the seller in Mumbai, before the first one where both are as quick. */
async function secondDepot(): Promise<number> {
  const id = goods.warehouses.mumbai - 1
  await announced(world, async () => {
    await world.db
      .execute(sql`insert into warehouse (id, seller_id, name, city, pincode, latitude, longitude, cut_off_hour, works_sunday)
      select ${id}, seller_id, 'Mumbai 2', city, pincode, latitude, longitude, cut_off_hour, works_sunday from warehouse
      where id = ${goods.warehouses.mumbai} on conflict do nothing`)
    await announceChange(world.db)
  })
  return id
}
let named = 0
/** An article of 95 rupees in Mumbai, five working days before its dispatch, and of a seller in Delhi, who needs two. */
async function soldByTwo({ delhiPaise = 9_600 } = {}) {
  const title = `Awaited splint ${(named += 1)}`
  const terms = { title, pricePaise: 9_500, dispatchDays: 5, stock: { mumbai: 5 } }
  const own = await goods.addVariant(terms)
  const other = await goods.addOffer(own.variantId, { pricePaise: delhiPaise, dispatchDays: 2 })
  await build(own.groupId)
  return { own, other, title }
}
const build = (groupId: number) =>
  announced(world, async () => {
    await refreshReadModels(world.db, [groupId], world.clock.now())
    await indexGroups(world.db, [groupId])
    await announceChange(world.db)
  })
const monday = { from: '2026-11-30', to: '2026-11-30', dispatch_days: 5 }
const fromDelhi = { from: '2026-11-30', to: '2026-12-02', dispatch_days: 2 }

const cardOf = async (title: string) => {
  const query = { search: title, pincode: '400001' }
  const { products, stock } = (await world.visitor().call('listProducts', { query })).body
  const card = products.find((one) => one.title === title)
  return card && { slug: card.slug, sku: card.sku, stock: stock[String(card.product_group_id)] }
}
const slugOf = async (groupId: number) =>
  (
    await world.db.execute<{ slug: string }>(
      sql`select slug from product_group where id = ${groupId}`,
    )
  ).rows[0]?.slug ?? ''
const pageOf = async (groupId: number) =>
  (
    await world.visitor().call('getProduct', {
      params: { slug: await slugOf(groupId) },
      query: { pincode: '400001' },
    })
  ).body
const promiseOf = async (id: string) =>
  (
    await world.db.execute(
      sql`select promised_from::text as "from", promised_to::text as "to" from shipment where order_id = ${id}::uuid`,
    )
  ).rows

describe('OPS-04 UI-16 the dispatch time of an offer', () => {
  it('delays its day alike on the page, among other sellers, by availability, in the cart, at checkout and in the order', async () => {
    const { own, other } = await soldByTwo()
    const page = await pageOf(own.groupId)
    expect(page.stock[own.sku]).toMatchObject({ delivery: monday })
    expect(page.other_offers).toMatchObject([{ sku: other.sku, stock: { delivery: fromDelhi } }])
    const asked = { pincode: '400001', sku_id: own.sku, quantity: 1 }
    const { stock } = (await world.visitor().call('checkAvailability', { body: asked })).body
    expect(stock).toMatchObject({ delivery: monday })
    for (const { sku, day } of [
      { sku: own.sku, day: monday },
      { sku: other.sku, day: fromDelhi },
    ]) {
      const buyer = await guestWith(world, { sku })
      const { cart } = (await buyer.call('readCart', { body: { pincode: '400001' } })).body
      expect(cart.items).toMatchObject([{ sku_id: sku, stock: { delivery: day } }])
      const checkout = await created(buyer)
      expect(checkout.items).toMatchObject([{ sku_id: sku, stock: { delivery: day } }])
      const { order_id: id } = placed(await place(buyer, checkout))
      expect(await promiseOf(id)).toEqual([{ from: day.from, to: day.to }])
    }
  })
  it('delays the day on its card', async () => {
    const { own, title } = await soldByTwo()
    await expect
      .poll(() => cardOf(title))
      .toMatchObject({ sku: own.sku, stock: { delivery: monday } })
  })
  it('decides between offers of one price, and follows a change by staff', async () => {
    const { own, other } = await soldByTwo({ delhiPaise: 9_500 })
    const shown = async () => (await pageOf(own.groupId)).product.variants.map(({ sku }) => sku)
    await expect.poll(shown).toEqual([other.sku])
    const params = { id: own.groupId }
    const { offers } = (await staff.call('staffListOffers', { params })).body
    const { version = '' } = offers.find(({ sku }) => sku === other.sku) ?? {}
    const terms = { price: 95, mrp: 150, moq: 1, max_oq: 10, active: true, version }
    const save = (days: number) =>
      staff.call('staffSaveOffer', {
        params,
        body: {
          variant: own.sku,
          seller_id: goods.sellers.delhi,
          sku: other.sku,
          ...terms,
          dispatch_days: days,
        },
      })
    for (const days of [-1, 31, 1.5]) expect((await save(days)).status).toBe(400)
    const saved = await announced(world, () => save(30))
    expect(saved.body.offers.find(({ sku }) => sku === other.sku)?.dispatch_days).toBe(30)
    await expect.poll(shown).toEqual([own.sku])
    expect(await save(1)).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
  })
  it('holds for a whole parcel: what one seller sends from one place arrives with the slowest of it', async () => {
    const { own } = await soldByTwo()
    const quick = await goods.addVariant({ stock: { mumbai: 5 } })
    const buyer = await guestWith(world, { sku: quick.sku }, { sku: own.sku })
    const { cart } = (await buyer.call('readCart', { body: { pincode: '400001' } })).body
    const days = cart.items.map(({ sku_id, stock }) => [sku_id, stock.delivery?.to])
    expect(Object.fromEntries(days)).toEqual({ [quick.sku]: monday.to, [own.sku]: monday.to })
    const { order_id: id } = placed(await place(buyer, await created(buyer)))
    expect(await promiseOf(id)).toEqual([{ from: monday.from, to: monday.to }])
  })
  it('sells no batch that would be nearly expired when it leaves, on the card, the page, in the cart and at checkout', async () => {
    // 30 working days, without Sundays, end on 29 December; 30 days of life are left until 28 January.
    const sold = async (expiresOn: string) => {
      const title = `Dated splint ${(named += 1)}`
      const terms = { title, dispatchDays: 30, expiresOn, stock: { mumbai: 5 } }
      const { sku, groupId } = await goods.addVariant(terms)
      await build(groupId)
      const page = (await pageOf(groupId)).stock[sku]?.state
      await expect.poll(() => cardOf(title)).toMatchObject({ sku })
      const card = (await cardOf(title))?.stock?.state
      const asked = { pincode: '400001', sku_id: sku, quantity: 1 }
      const { stock } = (await world.visitor().call('checkAvailability', { body: asked })).body
      return { sku, states: [page, card, stock.state] }
    }
    expect((await sold('2027-01-27')).states).toEqual(Array(3).fill('out_of_stock'))
    const { sku, states } = await sold('2027-01-28')
    expect(states).toEqual(Array(3).fill('in_stock'))
    // A batch that leaves too late lies beside it, first in the order of expiry.
    const late = await goods.addBatch(sku, { batch: 'LATE', expires: '2027-01-27' })
    const buyer = await guestWith(world, { sku, quantity: 5 })
    const checkout = await created(buyer)
    placed(await place(buyer, checkout))
    const { rows } = await world.db.execute(sql`select on_hand as left from lot where id = ${late}`)
    expect(rows).toEqual([{ left: 5 }])
  })
  it('keeps what was quoted to whoever pays, whatever staff set meanwhile, and takes no day from a buyer', async () => {
    const { own } = await soldByTwo()
    const setDays = async (days: number) => {
      const params = { id: own.groupId }
      const { product } = (await staff.call('staffGetProduct', { params })).body
      const [variant] = product.facts.variants
      expect(variant?.sku).toBe(own.sku)
      const variants = variant === undefined ? [] : [{ ...variant, dispatch_days: days }]
      const facts = { ...product.facts, maker: 'Own Maker, Pune', variants }
      const body = { version: product.version, publish: true, facts }
      const save = () => staff.call('staffSaveProduct', { params, body })
      const saved = await announced(world, save)
      expect(saved.status, JSON.stringify(saved.body)).toBe(200)
      // The tab that another member of staff had open before.
      expect(await save()).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
    }
    const buyer = world.visitor()
    const mine = { sku_id: own.sku, quantity: 1, price: 1, dispatch_days: 0 }
    const url = '/api/cart/guest/update-item'
    await buyer.raw({
      method: 'POST',
      url,
      payload: { type: 'ADD', product: mine, pincode: '400001', dispatch_days: 0 },
    })
    const asked = { paymentOption: 2, dispatch_days: 0, promised_to: '2026-11-24' } as object
    const checkout = await created(buyer, { form: asked })
    expect(checkout.items).toMatchObject([{ price: 95, stock: { delivery: monday } }])
    const { order_id: claimed } = placed(await place(buyer, checkout))
    const payer = await atGateway(world, { sku: own.sku })
    const inCash = await guestWith(world, { sku: own.sku })
    const quotedFirst = await created(inCash)
    await setDays(10)
    const { back } = await pay(payer.visitor, payer.url)
    const paid = await outcomeOf(payer.visitor, payer.checkout, back)
    if (paid.state !== 'placed') throw new Error(JSON.stringify(paid))
    const { order_id: late } = placed(await place(inCash, quotedFirst))
    for (const id of [claimed, paid.order_id])
      expect(await promiseOf(id)).toEqual([{ from: monday.from, to: monday.to }])
    // Ten working days: what is placed after the change leaves by it.
    expect(await promiseOf(late)).toEqual([{ from: '2026-12-05', to: '2026-12-05' }])
    const after = await created(await guestWith(world, { sku: own.sku }))
    expect(after.items).toMatchObject([{ stock: { delivery: { dispatch_days: 10 } } }])
  })

  it.each([
    ['in the second alone: two parcels', 0, ['2026-11-24', monday.to]],
    ['in both: one parcel, which waits', 5, [monday.to]],
  ])(
    'is one in cart and order where the quick goods lie in two depots of a city: %s',
    async (_, pieces, days) => {
      const second = await secondDepot()
      const { own } = await soldByTwo()
      const quick = await goods.addVariant({ stock: pieces > 0 ? { mumbai: pieces } : {} })
      await goods.addBatch(quick.sku, { pieces: 5, warehouse: second })
      const buyer = await guestWith(world, { sku: quick.sku }, { sku: own.sku })
      const { cart } = (await buyer.call('readCart', { body: { pincode: '400001' } })).body
      const told = cart.items.map(({ stock }) => stock.delivery?.to ?? '')
      expect([...new Set(told)].toSorted()).toEqual(days)
      const { order_id: id } = placed(await place(buyer, await created(buyer)))
      const promised = (await promiseOf(id)).map(({ to }) => to)
      expect(promised.toSorted()).toEqual(days)
    },
  )

  it('is one in cart and order too where no goods wait, and one depot has them all', async () => {
    const far = await goods.addVariant({ stock: { nagpur: 5 } })
    const near = await goods.addVariant({ stock: { mumbai: 5, nagpur: 5 } })
    const buyer = await guestWith(world, { sku: far.sku }, { sku: near.sku })
    const { cart } = (await buyer.call('readCart', { body: { pincode: '400001' } })).body
    const { order_id: id } = placed(await place(buyer, await created(buyer)))
    const [parcel, ...others] = await promiseOf(id)
    expect(others).toEqual([])
    expect(cart.items.map(({ stock }) => stock.delivery)).toMatchObject([parcel, parcel])
  })
})
