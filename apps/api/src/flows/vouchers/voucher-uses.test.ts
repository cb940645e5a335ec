import { sql } from '../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { invoicePdf } from '../../modules/orders/invoice-pdf.ts'
import type { InvoiceDocument } from '../../modules/orders/model.ts'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { makeTestVoucher } from '@upchar/testkit/vouchers'
import { packOrders } from '@upchar/testkit/packing'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { pdfLines } from '@upchar/testkit/pdf-text'
import { create, created, guestWith, pay, place, placed, runJobs } from '@upchar/testkit/shop'
import { reconcilePayments } from '../payments/reconcile-payments.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600', RATE_LIMIT_PER_MINUTE: '0' })
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})

const gloves = (options = {}) =>
  goods.addVariant({ pricePaise: 100_000, stock: { mumbai: 500 }, ...options })
const apply = (visitor: Visitor, code: string) =>
  visitor.call('applyCartVoucher', {
    params: { code },
    body: { device_source: 'web', pincode: '400001' },
  })
async function guestOn(
  code: string,
  ...wanted: { sku: string; quantity?: number }[]
): Promise<Visitor> {
  const visitor = await guestWith(world, ...wanted)
  expect(await apply(visitor, code)).toMatchObject({ status: 200 })
  return visitor
}
const usesOf = async (code: string) =>
  (
    await world.db.execute<{ redeemed: number; held: number }>(sql`
  select count(*) filter (where redeemed_at is not null)::int as redeemed, count(*) filter (where redeemed_at is null)::int as held
  from voucher_use u join voucher v on v.id = u.voucher_id where v.code = ${code}`)
  ).rows[0]
const phone = (i: number) => `98765${String(43_000 + i)}`
const atGateway = async (visitor: Visitor, form = {}) => {
  const checkout = await created(visitor, { form: { paymentOption: 1, ...form } })
  const {
    body: { outcome },
  } = await place(visitor, checkout)
  if (outcome.state !== 'pay') throw new Error(outcome.state)
  return { checkout, url: outcome.payment_url }
}

describe('uses of a voucher', () => {
  it('CART-09 are limited to ten for concurrent buyers; the others see the new total and may confirm it', async () => {
    const code = await makeTestVoucher(world.db, { maxUses: 10 })
    const { sku } = await gloves()
    const buyers: { visitor: Visitor; checkout: Awaited<ReturnType<typeof created>> }[] = []
    for (let i = 0; i < 40; i++) {
      const visitor = await guestOn(code, { sku })
      buyers.push({
        visitor,
        checkout: await created(visitor, { form: { PhoneNumber: phone(i) } }),
      })
    }
    expect(new Set(buyers.map(({ checkout }) => checkout.total))).toEqual(new Set([949]))
    const replies = await Promise.all(
      buyers.map(({ visitor, checkout }) => place(visitor, checkout)),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(10)
    const refused = replies.flatMap((reply, i) =>
      reply.status === 200 ? [] : [{ reply, buyer: buyers[i] }],
    )
    for (const { reply } of refused) {
      expect(reply).toMatchObject({
        status: 409,
        body: {
          code: 'total_changed',
          message: `${code} has been used up. Look at the new total and confirm it.`,
          detail: { old: 949, new: 1049 },
        },
      })
    }
    expect(await usesOf(code)).toEqual({ redeemed: 10, held: 0 })
    const [other] = refused
    if (other?.buyer === undefined) throw new Error('nobody was refused')
    const order = placed(await place(other.buyer.visitor, { ...other.buyer.checkout, total: 1049 }))
    expect(
      (await other.buyer.visitor.call('getOrderStatus', { query: { id: order.order_id } })).body
        .order,
    ).toMatchObject({ discount: 0, voucher: null, total: 1049 })
    expect(await usesOf(code)).toEqual({ redeemed: 10, held: 0 })
  })

  it('CART-09 are counted by the phone in the form, across browsers', async () => {
    const code = await makeTestVoucher(world.db, { maxUsesPerBuyer: 1 })
    const { sku } = await gloves()
    const first = await guestOn(code, { sku })
    placed(await place(first, await created(first, { form: { PhoneNumber: '9811100001' } })))
    const second = await guestOn(code, { sku })
    expect(await create(second, { form: { PhoneNumber: '+91 98111 00001' } })).toMatchObject({
      status: 409,
      body: {
        code: 'voucher_does_not_fit',
        message: `You have used ${code} already. Or remove the voucher.`,
      },
    })
    expect(await created(second, { form: { PhoneNumber: '9811100002' } })).toMatchObject({
      voucher: code,
      total: 949,
    })
  })

  it('CART-09 are granted once to a buyer with two concurrent browsers', async () => {
    const code = await makeTestVoucher(world.db, { maxUsesPerBuyer: 1 })
    const { sku } = await gloves()
    const tabs = []
    for (let i = 0; i < 5; i++) {
      const visitor = await guestOn(code, { sku })
      tabs.push({
        visitor,
        checkout: await created(visitor, { form: { PhoneNumber: '9811100003' } }),
      })
    }
    const replies = await Promise.all(tabs.map(({ visitor, checkout }) => place(visitor, checkout)))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
    expect(await usesOf(code)).toEqual({ redeemed: 1, held: 0 })
  })

  it('CHECKOUT-03 CHECKOUT-06 are reserved by a pending payment, also for the buyer’s next attempt, and released when it ends', async () => {
    const code = await makeTestVoucher(world.db, { maxUses: 1 })
    const { sku } = await gloves()
    const payer = await guestOn(code, { sku })
    await atGateway(payer)
    expect(await usesOf(code)).toEqual({ redeemed: 0, held: 1 })
    const other = await guestWith(world, { sku })
    expect(await apply(other, code)).toMatchObject({
      status: 409,
      body: { code: 'voucher_used', message: `${code} has been used up.` },
    })
    world.clock.advance(21 * 60_000)
    await world.db.execute(sql`select graphile_worker.add_job('reconcile-payments', '{}'::json)`)
    expect(await apply(other, code)).toMatchObject({ status: 200 })
    placed(await place(other, await created(other)))
    expect(await usesOf(code)).toMatchObject({ redeemed: 1 })
  })

  it('CHECKOUT-06 are free again once the payment is given up or goes back', async () => {
    const code = await makeTestVoucher(world.db, { maxUses: 2 })
    const { sku, offerId } = await gloves({ stock: { mumbai: 1 } })
    await atGateway(await guestOn(code, { sku }))
    expect(await usesOf(code)).toEqual({ redeemed: 0, held: 1 })
    world.clock.advance(26 * 60_000)
    await reconcilePayments(world.context)
    expect(await usesOf(code)).toEqual({ redeemed: 0, held: 0 })
    const payer = await guestOn(code, { sku })
    const { url } = await atGateway(payer)
    world.clock.advance(21 * 60_000)
    await world.db.execute(sql`update lot set on_hand = 0 where offer_id = ${offerId}`)
    await pay(payer, url)
    await runJobs(world, 2)
    expect(await usesOf(code)).toEqual({ redeemed: 0, held: 0 })
  })

  it('CHECKOUT-06 are moved to the attempt that replaces a pending payment, so that others have the rest', async () => {
    const code = await makeTestVoucher(world.db, { maxUses: 2 })
    const { sku } = await gloves()
    const payer = await guestOn(code, { sku })
    await atGateway(payer)
    await atGateway(payer)
    expect(await usesOf(code)).toEqual({ redeemed: 0, held: 1 })
    placed(await place(payer, await created(payer)))
    expect(await usesOf(code)).toEqual({ redeemed: 1, held: 0 })
  })

  it('CHECKOUT-06 stay reserved as long as the stock when the buyer presses again', async () => {
    const code = await makeTestVoucher(world.db, { maxUses: 1 })
    const { sku } = await gloves()
    const payer = await guestOn(code, { sku })
    const { checkout } = await atGateway(payer)
    world.clock.advance(15 * 60_000)
    expect((await place(payer, checkout)).body.outcome.state).toBe('pay')
    world.clock.advance(20 * 60_000 - 1)
    const other = await guestWith(world, { sku })
    expect(await apply(other, code)).toMatchObject({ status: 409, body: { code: 'voucher_used' } })
    world.clock.advance(1)
    expect(await apply(other, code)).toMatchObject({ status: 200 })
  })

  it('CHECKOUT-03 CHECKOUT-06 are of the voucher that the buyer changes to', async () => {
    const [first, second] = [
      await makeTestVoucher(world.db, { maxUses: 5 }),
      await makeTestVoucher(world.db, { percentBp: 2_000, maxUses: 5 }),
    ]
    const { sku } = await gloves()
    const visitor = await guestOn(first, { sku })
    const checkout = await created(visitor, { form: { paymentOption: 1 } })
    const changed = await visitor.call('applyGuestCheckoutVoucher', {
      params: { code: second },
      body: { checkout_id: checkout.id, device_source: 'web' },
    })
    expect((await place(visitor, changed.body.checkout)).body.outcome.state).toBe('pay')
    const { rows } = await world.db.execute(sql`select v.code, u.discount_paise::int as discount
      from voucher_use u join voucher v on v.id = u.voucher_id where u.checkout_id = ${checkout.id}::uuid`)
    expect(rows).toEqual([{ code: second, discount: 20_000 }])
  })

  it('CHECKOUT-03 CHECKOUT-06 honour a late payment at the price paid', async () => {
    const code = await makeTestVoucher(world.db)
    const { sku } = await gloves()
    const visitor = await guestOn(code, { sku })
    const { checkout, url } = await atGateway(visitor)
    await world.db.execute(
      sql`update voucher set ends_at = ${world.clock.now().toISOString()}::timestamptz where code = ${code}`,
    )
    world.clock.advance(25 * 60_000)
    await pay(visitor, url)
    await runJobs(world, 2)
    const outcome = (await visitor.call('getCheckoutOutcome', { params: { id: checkout.id } })).body
      .outcome
    if (outcome.state !== 'placed') throw new Error(outcome.state)
    expect(
      (await visitor.call('getOrderStatus', { query: { id: outcome.order_id } })).body.order,
    ).toMatchObject({ voucher: code, discount: 100, total: 900 })
    expect(await usesOf(code)).toEqual({ redeemed: 1, held: 0 })
  })

  it('CART-09 end with the voucher: a checkout made before gets a new total to confirm', async () => {
    const code = await makeTestVoucher(world.db)
    const { sku } = await gloves()
    const visitor = await guestOn(code, { sku })
    const checkout = await created(visitor)
    await world.db.execute(
      sql`update voucher set ends_at = ${world.clock.now().toISOString()}::timestamptz where code = ${code}`,
    )
    expect(await place(visitor, checkout)).toMatchObject({
      status: 409,
      body: { code: 'total_changed', detail: { old: 949, new: 1049 } },
    })
    expect(await usesOf(code)).toEqual({ redeemed: 0, held: 0 })
  })
})

describe('who funds a voucher', () => {
  const invoiceOf = async (visitor: Visitor, orderId: string) => {
    await packOrders(world, orderId)
    const { order } = (await visitor.call('getOrderStatus', { query: { id: orderId } })).body
    const { rows } = await world.db.execute<{ document: InvoiceDocument }>(
      sql`select document from invoice where order_id = ${orderId}::uuid order by sequence`,
    )
    const read = await Promise.all(
      rows
        .filter(({ document }) => document.lines.length > 0)
        .map(async ({ document }) => pdfLines(await invoicePdf(document, 'Upchar'))),
    )
    return { order, text: read.flat().join(' ') }
  }

  it('CART-09 ORDER-06 a seller: its invoice shows the discount, and the taxable value and tax are lower (CGST Act s.15(3)(a))', async () => {
    const code = await makeTestVoucher(world.db, { sellerId: goods.sellers.mumbai })
    const { sku } = await gloves({ gstBp: 1800 })
    const foreign = await gloves({ seller: 'delhi', stock: { delhi: 10 } })
    const visitor = await guestOn(code, { sku }, { sku: foreign.sku })
    const checkout = await created(visitor)
    expect(checkout).toMatchObject({ discount: 100, subtotal: 2000, total: 1949 })
    expect(checkout.items.map(({ line_total, taxable }) => [line_total, taxable])).toEqual([
      [900, 762.72],
      [1000, 952.38],
    ])
    const { order, text } = await invoiceOf(
      visitor,
      placed(await place(visitor, checkout)).order_id,
    )
    expect(order.sub_orders.map(({ total }) => total).toSorted((a, b) => a - b)).toEqual([
      900, 1000,
    ])
    expect(text).toContain('Discount 100.00')
    expect(text).not.toContain('paid by the marketplace')
  })

  it('CART-09 ORDER-06 the marketplace: the seller’s invoice stays whole and says who pays what', async () => {
    const code = await makeTestVoucher(world.db)
    const { sku } = await gloves({ gstBp: 1800 })
    const visitor = await guestOn(code, { sku })
    const checkout = await created(visitor)
    expect(checkout.items.map(({ line_total, taxable }) => [line_total, taxable])).toEqual([
      [1000, 847.46],
    ])
    const { order, text } = await invoiceOf(
      visitor,
      placed(await place(visitor, checkout)).order_id,
    )
    expect(order).toMatchObject({ total: 949, discount: 100, sub_orders: [{ total: 1000 }] })
    expect(text).toContain(
      `Voucher ${code}: ₹100.00 of it is paid by the marketplace, ₹900.00 by the buyer.`,
    )
  })
})
