import { beforeAll, describe, expect, it } from 'vitest'
import { announced } from '@upchar/testkit/announced'
import { wrongBooks } from '@upchar/testkit/books'
import { addSeller, stockGoods, type Goods } from '@upchar/testkit/goods'
import { deliverOrders, packOrders } from '@upchar/testkit/packing'
import { askReturn } from '@upchar/testkit/returns'
import { buyInCash, create, created, guestWith, place, placed } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'
import type { InvoiceDocument } from '../../modules/orders/model.ts'
import { refreshReadModels, refreshSeller } from '../../modules/catalogue/index.ts'
import { sql } from '../../platform/db/sql.ts'
import { lineOf, orderOf } from './testing/cancel.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})

/** One article: 105 rupees and five pieces in Mumbai, 95 rupees and four pieces of a seller in Delhi. */
async function soldByTwo() {
  const own = await goods.addVariant({ pricePaise: 10_500, stock: { mumbai: 5 } })
  const other = await goods.addOffer(own.variantId, { pricePaise: 9_500, stock: { delhi: 4 } })
  await refreshReadModels(world.db, [own.groupId], world.clock.now())
  return { own, other }
}
const cartOf = async (visitor: Awaited<ReturnType<typeof guestWith>>) =>
  (await visitor.call('readCart', { body: { pincode: '400001' } })).body.cart
const leftOf = async (sku: string) =>
  (
    await world.visitor().call('checkAvailability', {
      body: { pincode: '400001', sku_id: sku, quantity: 1 },
    })
  ).body.stock
const onHand = async (offerId: number) =>
  (
    await world.db.execute<{ sum: number }>(
      sql`select sum(on_hand)::int as sum from lot where offer_id = ${offerId}`,
    )
  ).rows[0]?.sum

describe('one article of two sellers', () => {
  it('CART-02 keeps each seller’s offer as a line of its own, with its price and limits', async () => {
    const { own, other } = await soldByTwo()
    const visitor = await guestWith(
      world,
      { sku: own.sku, quantity: 2 },
      { sku: other.sku, quantity: 3 },
    )
    const cart = await cartOf(visitor)
    expect(cart.items.map(({ sku_id, quantity, price }) => [sku_id, quantity, price])).toEqual([
      [own.sku, 2, 105],
      [other.sku, 3, 95],
    ])
    const change = (type: 'UPDATE' | 'DELETE', sku_id: string) =>
      visitor.call('updateGuestCart', {
        body: { type, product: { sku_id, quantity: 1 }, pincode: '400001' },
      })
    expect((await change('UPDATE', other.sku)).status).toBe(200)
    expect((await change('DELETE', own.sku)).status).toBe(200)
    expect((await cartOf(visitor)).items.map(({ sku_id, quantity }) => [sku_id, quantity])).toEqual(
      [[other.sku, 1]],
    )
  })
  it('CHECKOUT-09 holds and sells the stock of the seller whose offer is bought, and of nobody else', async () => {
    const { own, other } = await soldByTwo()
    const visitor = await guestWith(world, { sku: other.sku, quantity: 3 })
    const checkout = await created(visitor)
    expect(checkout.total).toBe(3 * 95 + 49)
    placed(await place(visitor, checkout))
    expect([await onHand(own.offerId), await onHand(other.offerId)]).toEqual([5, 1])
    expect(await leftOf(other.sku)).toMatchObject({ state: 'low_stock', left: 1 })
    expect((await leftOf(own.sku)).state).toBe('in_stock')
  })
  it('ORDER-06 invoices each seller’s goods by that seller, with its GSTIN, batch and place of supply', async () => {
    const { own, other } = await soldByTwo()
    const visitor = await guestWith(
      world,
      { sku: own.sku, quantity: 2 },
      { sku: other.sku, quantity: 1 },
    )
    const checkout = await created(visitor)
    const { order_id: id } = placed(await place(visitor, checkout))
    await packOrders(world, id)
    const { rows } = await world.db.execute<{ document: InvoiceDocument }>(
      sql`select document from invoice where order_id = ${id}::uuid`,
    )
    const totalsOf = (gstin: string) =>
      rows.find(({ document }) => document.seller.gstin === gstin)?.document.totals
    // 210 rupees with 5 % inside: 200.00 and two halves of 10.00. 95 rupees: 90.48 and 4.52, between states.
    expect(totalsOf('27AABCT0001T1Z5')).toEqual({
      taxablePaise: 20_000,
      cgstPaise: 500,
      sgstPaise: 500,
      igstPaise: 0,
      totalPaise: 21_000,
    })
    expect(totalsOf('07AABCT0002T1Z3')).toEqual({
      taxablePaise: 9_048,
      cgstPaise: 0,
      sgstPaise: 0,
      igstPaise: 452,
      totalPaise: 9_500,
    })
    const lines = rows.flatMap(({ document }) => document.lines)
    expect(lines.map(({ sku, quantity }) => [sku, quantity]).toSorted()).toEqual([
      [own.sku, 2],
      [other.sku, 1],
    ])
    expect(await wrongBooks(world)).toBe('')
  })
  it('PROD-01 shows the article once, as its best offer sells it', async () => {
    const { own, other } = await soldByTwo()
    const { rows } = await world.db.execute<{ slug: string; cards: number }>(
      sql`select slug, count(*) over ()::int as cards from product_read where group_id = ${own.groupId}`,
    )
    const { body } = await world.visitor().call('getProduct', {
      params: { slug: rows[0]?.slug ?? '' },
      query: { pincode: '400001' },
    })
    expect(body.product.variants.map(({ sku, price_gst }) => [sku, price_gst])).toEqual([
      [other.sku, 95],
    ])
    expect(body.product.variants[0]?.seller).toMatchObject({ name: 'delhi' })
    expect(body.stock[other.sku]).toMatchObject({ state: 'in_stock' })
    // Addresses, carts and orders know it by either.
    expect(body.shown_as).toEqual({ [own.sku]: other.sku })
  })
  it('PROD-01 names the other sellers that deliver to the pincode, the lowest price first, with price, GST, day and seller', async () => {
    const { own, other } = await soldByTwo()
    const third = await addSeller(world.db, 7, {
      name: 'pune',
      gstin: '27AABCT0007T1Z4',
      city: 'Pune',
      pincode: '411001',
      latitude: 18.52,
      longitude: 73.85,
    })
    const { rows } = await world.db.execute<{ id: number; slug: string }>(sql`
      insert into offer (variant_id, seller_id, seller_sku, price_paise, max_oq)
        values (${own.variantId}, ${third.seller}, ${`${own.sku}-P`}, 9_000, 5) returning id,
        (select slug from product_group where id = ${own.groupId}) as slug`)
    const [{ id, slug } = { id: 0, slug: '' }] = rows
    const offers = async (pincode: string) =>
      (await world.visitor().call('getProduct', { params: { slug }, query: { pincode } })).body
        .other_offers
    // The cheapest has no stock: it can't be had.
    expect(await offers('400001')).toMatchObject([
      {
        sku: own.sku,
        variant: other.sku,
        price_gst: 105,
        price: 100,
        gst_rate: 5,
        mrp: 150,
        moq: 1,
        max_oq: 10,
        seller: { name: 'mumbai', gstin: '27AABCT0001T1Z5', state: 'Maharashtra' },
        stock: { state: 'in_stock', delivery: { ships_from: 'Mumbai' } },
      },
    ])
    await world.db
      .execute(sql`with l as (insert into lot (offer_id, warehouse_id, batch_no, expires_on, on_hand)
        values (${id}, ${third.warehouse}, 'P1', '2028-12-31', 9) returning id)
      insert into stock_movement (lot_id, quantity, reason, reference, at)
        select id, 9, 'receipt', 'receipt P1', ${world.clock.now()} from l`)
    expect((await offers('400001'))?.map(({ sku }) => sku)).toEqual([`${own.sku}-P`, own.sku])
    await world.db.execute(sql`update offer set active = false where id = ${id}`)
    expect((await offers('400001'))?.map(({ sku }) => sku)).toEqual([own.sku])
  })
  it('PROD-01 names no other seller of goods that may not be promoted, whose prices it doesn’t show', async () => {
    const own = await goods.addVariant({ productClass: 'DRUG_H' })
    await goods.addOffer(own.variantId)
    await refreshReadModels(world.db, [own.groupId], world.clock.now())
    const { rows } = await world.db.execute<{ slug: string }>(
      sql`select slug from product_group where id = ${own.groupId}`,
    )
    const { status, body } = await world.visitor().call('getProduct', {
      params: { slug: rows[0]?.slug ?? '' },
      query: { pincode: '400001' },
    })
    expect(status).toBe(200)
    expect(body.other_offers).toBeUndefined()
  })
  it('OPS-06 neither names a suspended seller beside it nor sells what that one has', async () => {
    const { own, other } = await soldByTwo()
    const [{ visitor: admin }, { visitor: second }] = [
      await signedInStaff(world, 'admin'),
      await signedInStaff(world, 'admin'),
    ]
    const [{ slug } = { slug: '' }] = (
      await world.db.execute<{ slug: string }>(
        sql`select slug from product_group where id = ${own.groupId}`,
      )
    ).rows
    const beside = async () =>
      (
        await world.visitor().call('getProduct', {
          params: { slug },
          query: { pincode: '400001' },
        })
      ).body.other_offers?.map(({ sku }) => sku)
    const held = await guestWith(world, { sku: other.sku, quantity: 1 })
    expect(await beside()).toEqual([own.sku])
    const delhi = { params: { id: goods.sellers.delhi }, body: { reason: 'Licence under review' } }
    await admin.call('staffSuspendSeller', delhi)
    await announced(world, () => refreshSeller(world, goods.sellers.delhi))
    expect(await beside()).toBeUndefined()
    expect((await create(held)).status).toBe(409)
    expect((await leftOf(own.sku)).state).toBe('in_stock')
    await second.call('staffLiftSuspension', delhi)
    await announced(world, () => refreshSeller(world, goods.sellers.delhi))
    expect(await beside()).toEqual([own.sku])
  })
  it('RET-02 credits what comes back of one seller’s by that seller alone, to the paisa, into its own stock', async () => {
    const { own, other } = await soldByTwo()
    const { visitor: desk } = await signedInStaff(world, 'support')
    const { visitor, order } = await buyInCash(
      world,
      { sku: own.sku, quantity: 2 },
      { sku: other.sku, quantity: 3 },
    )
    await deliverOrders(world, order.order_id)
    const line = lineOf(await orderOf(visitor, order.order_id), other.sku)
    const { id } = await askReturn(visitor, order.order_id, [{ line, quantity: 2 }], {
      pay_to: 'asha.k@okhdfc',
    })
    const params = { id }
    await desk.call('staffDecideReturn', {
      params,
      body: { version: 0, approve: true, decision: 'It has expired' },
    })
    await desk.call('staffPickUpReturn', {
      params,
      body: { version: 1, courier: 'Test Express', awb: 'BACK777' },
    })
    const { version, items } = (await desk.call('staffGetReturn', { params })).body.return
    const pieces = items.map(({ line: its, batches: [batch] }) => ({
      line: its,
      lot: batch?.lot ?? 0,
      parcel: batch?.parcel ?? '',
      quantity: 2,
      fate: 'restock' as const,
    }))
    const seen = await desk.call('staffPreviewReturn', { params, body: { pieces } })
    const { credit } = seen.body.settlement
    const done = await desk.call('staffSettleReturn', {
      params,
      body: { version, pieces, credit, decision: 'As it left' },
    })
    expect(done.status, JSON.stringify(done.body)).toBe(200)
    const { rows } = await world.db.execute<{ document: InvoiceDocument }>(
      sql`select document from credit_note where order_id = ${order.order_id}::uuid`,
    )
    // 190 rupees with 5 % inside, between Delhi and Maharashtra: 180.95 and 9.05.
    expect(rows.map(({ document: { seller, totals } }) => [seller.gstin, totals])).toMatchObject([
      ['07AABCT0002T1Z3', { taxablePaise: 18_095, igstPaise: 905, totalPaise: 19_000 }],
    ])
    expect([await onHand(own.offerId), await onHand(other.offerId)]).toEqual([3, 3])
    expect(await wrongBooks(world)).toBe('')
  })
  it('OPS-05 recalls a maker’s batch wherever it lies, whoever sells it', async () => {
    const { own, other } = await soldByTwo()
    await goods.addBatch(own.sku, { batch: 'MK77', pieces: 6 })
    await goods.addBatch(other.sku, {
      batch: 'mk77',
      pieces: 3,
      warehouse: goods.warehouses.delhi,
    })
    const { visitor: desk } = await signedInStaff(world, 'support')
    const { body } = await desk.call('staffFindRecall', { query: { sku: own.sku, batch: 'MK77' } })
    expect(
      body.found.lots.map(({ batch, on_hand: left }) => [batch.toUpperCase(), left]).toSorted(),
    ).toEqual([
      ['MK77', 3],
      ['MK77', 6],
    ])
  })
  it('WISH-01 brings back from the wishlist what the cart had, of the same seller', async () => {
    const { other } = await soldByTwo()
    const visitor = await guestWith(world, { sku: other.sku })
    const saved = await visitor.call('saveForLater', {
      body: { sku_id: other.sku, pincode: '400001' },
    })
    expect(saved.body).toMatchObject({ success: true, sku_ids: [other.sku] })
    const back = await visitor.call('moveToCart', {
      body: { sku_id: other.sku, pincode: '400001' },
    })
    expect(back.status).toBe(200)
    expect((await cartOf(visitor)).items.map(({ sku_id }) => sku_id)).toEqual([other.sku])
  })
})
