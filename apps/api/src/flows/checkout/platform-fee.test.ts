import { beforeAll, describe, expect, it } from 'vitest'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { wrongBooks } from '@upchar/testkit/books'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { packOrders } from '@upchar/testkit/packing'
import { created, guestWith, place, placed } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
let goods: Goods
let admin: Visitor
beforeAll(async () => {
  goods = await stockGoods(world.db)
  admin = (await signedInStaff(world, 'admin')).visitor
})

type Charges = BodyInput<'staffSetCharges'>
const setFee = async (fee: Partial<Charges>) => {
  const { revision, ...now } = (await admin.call('staffGetSetup')).body.charges
  return admin.call('staffSetCharges', {
    body: { ...now, platform_fee_type: 'none', ...fee, seen_revision: revision },
  })
}
const cartOf = async (visitor: Visitor) => (await visitor.call('readCart', { body: {} })).body.cart
const feeType = async () =>
  (await world.visitor().call('getUserConfig')).body.config.service_fee_type
const policyText = async () =>
  JSON.stringify((await world.visitor().call('getPolicies')).body.policies)

/** ₹210 of a seller in Mumbai and ₹1,000 of one in Delhi. */
async function twoSellers() {
  const gloves = await goods.addVariant({ pricePaise: 10_500 })
  const meter = await goods.addVariant({
    pricePaise: 100_000,
    mrpPaise: null,
    gstBp: 1800,
    seller: 'delhi',
    stock: { delhi: 50 },
  })
  return guestWith(world, { sku: gloves.sku, quantity: 2 }, { sku: meter.sku, quantity: 1 })
}

describe('CART-24 the platform fee', () => {
  it('is none until staff set one', async () => {
    const visitor = await twoSellers()
    expect(await cartOf(visitor)).toMatchObject({
      total: 1210,
      platform_fee: 0,
      total_savings_config: { platform_fee_waiver: 0 },
    })
    expect(await feeType()).toBe('none')
    expect(await policyText()).not.toMatch(/platform fee/i)
  })

  it('DATA-18 service_fee_type: is an amount, an amount for each seller, or a percentage with a limit, shown in the cart at once', async () => {
    const visitor = await twoSellers()
    const shows = (fee: number) =>
      expect
        .poll(() => cartOf(visitor))
        .toMatchObject({ platform_fee: fee, total: 1210 + fee, subtotal: 1210 })
    for (const [type, terms, fee] of [
      ['fixed', { platform_fee: 9.5 }, 9.5],
      ['per_seller', { platform_fee: 7.5 }, 15],
      // 1.25 % of ₹1,210 is ₹15.125, rounded half up.
      ['percentage', { platform_fee_percent: 1.25 }, 15.13],
      ['percentage', { platform_fee_percent: 1.25, platform_fee_at_most: 10 }, 10],
    ] as const) {
      expect((await setFee({ platform_fee_type: type, ...terms })).status, type).toBe(200)
      await shows(fee)
      expect(await feeType()).toBe(type)
    }
    expect(await policyText()).toContain(
      'A platform fee of 1.25 % of what the goods cost, at most ₹10, is added in the cart',
    )
  })

  it('is a saving only where the cart escapes it', async () => {
    const visitor = await twoSellers()
    await setFee({ platform_fee_type: 'fixed', platform_fee: 20, platform_fee_free_from: 1210 })
    await expect
      .poll(() => cartOf(visitor))
      .toMatchObject({
        platform_fee: 0,
        total: 1210,
        total_savings_config: { platform_fee_waiver: 20, total_savings: 20 },
      })
    await setFee({ platform_fee_type: 'fixed', platform_fee: 20, platform_fee_free_from: 1210.01 })
    await expect
      .poll(() => cartOf(visitor))
      .toMatchObject({
        platform_fee: 20,
        total: 1230,
        total_savings_config: { platform_fee_waiver: 0, total_savings: 0 },
      })
  })

  it('stands on the checkout, the order and the marketplace’s own invoice, and in the books', async () => {
    await setFee({ platform_fee_type: 'percentage', platform_fee_percent: 1.25 })
    const visitor = await twoSellers()
    await expect.poll(() => cartOf(visitor)).toMatchObject({ platform_fee: 15.13 })
    const checkout = await created(visitor)
    expect(checkout).toMatchObject({ platform_fee: 15.13, cod_fee: 49, total: 1274.13 })
    const { order_id: id } = placed(await place(visitor, checkout))
    await packOrders(world, id)
    expect((await visitor.call('getOrderStatus', { query: { id } })).body.order).toMatchObject({
      platform_fee: 15.13,
      cod_fee: 49,
      total: 1274.13,
      fee_invoice: { number: expect.any(String) },
    })
    const { rows } = await world.db.execute(
      sql`select document -> 'charges' as charges, document -> 'totals' as totals from invoice
        where sub_order_id in (select s.id from sub_order s where s.order_id = ${id} and s.seller_id is null)`,
    )
    // 18 % in ₹15.13 within Maharashtra: two halves of ₹1.15.
    expect(rows).toMatchObject([
      {
        charges: [
          {
            label: 'Platform fee',
            hsn: '998599',
            gstBp: 1800,
            taxablePaise: 1283,
            cgstPaise: 115,
            sgstPaise: 115,
            igstPaise: 0,
            totalPaise: 1513,
          },
          { label: 'Cash on delivery fee', totalPaise: 4900 },
        ],
        totals: { totalPaise: 6413 },
      },
    ])
    expect(await wrongBooks(world)).toBe('')
    await world.db.execute(sql`update charge_rule set percent_bp = 130 where percent_bp = 125`)
    // 1.3 % would have been ₹15.73.
    expect(await wrongBooks(world)).toContain('platform_fee is ₹15.13')
  })

  it('set after the checkout was made is told before the order, not added in silence', async () => {
    await setFee({})
    const visitor = await twoSellers()
    await expect.poll(() => cartOf(visitor)).toMatchObject({ platform_fee: 0 })
    const checkout = await created(visitor)
    await setFee({ platform_fee_type: 'fixed', platform_fee: 5 })
    await expect.poll(() => cartOf(visitor)).toMatchObject({ platform_fee: 5 })
    expect(await place(visitor, checkout)).toMatchObject({
      status: 409,
      body: { code: 'total_changed', detail: { old: 1259, new: 1264 } },
    })
  })

  it('is refused without an amount or with one that is none', async () => {
    const revision = (await admin.call('staffGetSetup')).body.charges.revision
    for (const [fee, field] of [
      [{ platform_fee_type: 'fixed', platform_fee: 0 }, 'platform_fee'],
      [{ platform_fee_type: 'per_seller', platform_fee: -1 }, 'platform_fee'],
      [{ platform_fee_type: 'percentage', platform_fee_percent: 0 }, 'platform_fee_percent'],
      [{ platform_fee_type: 'percentage', platform_fee_percent: 100.01 }, 'platform_fee_percent'],
      [{ platform_fee_type: 'percentage', platform_fee_percent: 1.005 }, 'platform_fee_percent'],
    ] as const)
      expect(await setFee(fee), JSON.stringify(fee)).toMatchObject({
        status: 400,
        body: { fields: [{ field }] },
      })
    expect((await admin.call('staffGetSetup')).body.charges.revision).toBe(revision)
  })
})
