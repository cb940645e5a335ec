import { beforeAll, describe, expect, it } from 'vitest'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { signUp } from '@upchar/testkit/customers'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { approveKyc } from '@upchar/testkit/kyc'
import { create, created, guestWith, place, placed, withGoods } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'

const world = useWorld({ RATE_LIMIT_PER_MINUTE: '0' })
let goods: Goods
let finance: Awaited<ReturnType<typeof signedInStaff>>
beforeAll(async () => {
  goods = await stockGoods(world.db)
  finance = await signedInStaff(world, 'finance')
})

let made = 0
type Terms = Partial<BodyInput<'staffMakeVoucher'>>

/** A voucher of 10 % that staff made. Each test ends its own: they fit every cart. */
async function voucher(terms: Terms = {}): Promise<{ code: string; end: () => Promise<void> }> {
  const body = {
    code: `AUTO${String(made++).padStart(4, '0')}`,
    kind: 'percent' as const,
    value: 10,
    max_discount: null,
    minimum_value: 0,
    business_category: null,
    seller_id: null,
    audience: 'anyone' as const,
    listed: false,
    automatic: true,
    max_uses: null,
    max_uses_per_buyer: null,
    first_day: '2026-11-24',
    last_day: '2027-01-31',
    reason: 'Opening week',
    ...terms,
  }
  const answer = await finance.visitor.call('staffMakeVoucher', { body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  const { id, code } = answer.body.voucher
  return {
    code,
    end: async () => {
      await finance.visitor.call('staffEndVoucher', { params: { id }, body: { reason: 'Over' } })
    },
  }
}

const hospital = {
  first_name: 'Meera',
  phone: '9876543210',
  business_type: 1,
  business_name: 'City Hospital',
}

const cartOf = async (visitor: Visitor) =>
  (await visitor.call('readCart', { body: { pincode: '400001' } })).body.cart
const remove = async (visitor: Visitor) =>
  (await visitor.call('removeCartVoucher', { body: { pincode: '400001' } })).body.cart
const change = (visitor: Visitor, type: 'ADD' | 'UPDATE' | 'DELETE', sku: string, quantity = 1) =>
  visitor.call('updateGuestCart', {
    body: { type, product: { sku_id: sku, quantity }, pincode: '400001' },
  })
/** A product of ₹1,000. */
const gloves = () => goods.addVariant({ pricePaise: 100_000, stock: { mumbai: 100 } })
/** Another process learns of a voucher a moment later. */
const known = (visitor: Visitor, code: string) =>
  expect.poll(async () => (await cartOf(visitor)).voucher).toBe(code)

describe('CART-25 a voucher that applies by itself', () => {
  it('CART-25 is put on once, says so, and is never put on again after the buyer removed it', async () => {
    const [a, b] = [await gloves(), await gloves()]
    const visitor = await guestWith(world, { sku: a.sku })
    const before = await cartOf(visitor)
    expect(before).toMatchObject({ voucher: null, total: 1000 })
    const auto = await voucher()
    await known(visitor, auto.code)
    expect(await cartOf(visitor)).toMatchObject({
      discount: 100,
      total: 900,
      voucher_detail: {
        code: auto.code,
        discount: 100,
        message: null,
        automatic: true,
        note: 'We put this voucher on for you. You can remove it.',
      },
    })
    // Removing gives the former quote, to the field.
    expect(await remove(visitor)).toEqual(before)
    expect(await cartOf(visitor)).toEqual(before)
    await change(visitor, 'ADD', b.sku, 3)
    expect(await cartOf(visitor)).toMatchObject({ voucher: null, total: 4000 })
    // Persisted: also in the buyer's account, later.
    const { visitor: customer } = await signUp(world)
    customer.cookies.delete('upchar_guest')
    const synced = await customer.call('syncGuestCart', {
      body: { guest_user_id: visitor.cookies.get('upchar_guest') ?? '', pincode: '400001' },
    })
    expect(synced.body.cart).toMatchObject({ voucher: null, item_count: 2, total: 4000 })
    await auto.end()
  })

  it('CART-25 is the one with the largest discount, and only one that staff marked', async () => {
    const small = await voucher({ kind: 'amount', value: 150, minimum_value: 800 })
    const large = await voucher({ value: 20 })
    const unmarked = await voucher({ value: 50, automatic: false, listed: true })
    const later = await voucher({ value: 60, first_day: '2026-11-25' })
    const used = await voucher({ value: 70, max_uses: 1 })
    const first = await guestWith(world, { sku: (await gloves()).sku })
    await known(first, used.code)
    placed(await place(first, await created(first)))
    const visitor = await guestWith(world, { sku: (await gloves()).sku })
    expect(await cartOf(visitor)).toMatchObject({ voucher: large.code, discount: 200 })
    // The buyer's own choice replaces it, and counts as the buyer's.
    const chosen = await visitor.call('applyCartVoucher', {
      params: { code: unmarked.code },
      body: { device_source: 'web', pincode: '400001' },
    })
    expect(chosen.body.cart).toMatchObject({
      discount: 500,
      voucher_detail: { code: unmarked.code, automatic: false },
    })
    for (const one of [small, large, unmarked, later, used]) await one.end()
  })

  it('CART-25 is for customers too, and waits for them where it needs an account', async () => {
    const auto = await voucher({ audience: 'customers' })
    const guest = await guestWith(world, { sku: (await gloves()).sku })
    const { visitor, id } = await signUp(world, { profile: hospital })
    const { sku } = await gloves()
    const medicine = await goods.addVariant({ productClass: 'DRUG_H', pricePaise: 300_000 })
    await approveKyc(world, id, { stage: 'basic' })
    await approveKyc(world, id, {
      stage: 'pharma',
      licences: [{ kind: '20/20B', number: 'MH-1', validUntil: '2027-03-31' }],
    })
    const add = (one: string) =>
      visitor.call('updateCart', {
        body: { type: 'ADD', product: { sku_id: one, quantity: 1 }, pincode: '400001' },
      })
    // Prescription medicines have no promotion: alone they get none, beside others they don't count.
    expect((await add(medicine.sku)).body.cart).toMatchObject({ total: 3000, voucher: null })
    await expect
      .poll(async () => (await add(sku)).body.cart)
      .toMatchObject({ voucher: auto.code, item_count: 2 })
    const cart = await cartOf(visitor)
    const [glove] = cart.items.filter(({ sku_id: one }) => one === sku)
    expect(cart.discount).toBe((glove?.quantity ?? 0) * 100)
    expect((await cartOf(guest)).voucher).toBeNull()
    await auto.end()
  })

  it('CART-25 CART-09 says why it stopped applying, and holds nobody up at the checkout', async () => {
    const auto = await voucher({ minimum_value: 1500 })
    const [a, b] = [await gloves(), await gloves()]
    const visitor = await guestWith(world, { sku: a.sku }, { sku: b.sku })
    await known(visitor, auto.code)
    await change(visitor, 'DELETE', b.sku)
    expect(await cartOf(visitor)).toMatchObject({
      total: 1000,
      voucher_detail: {
        discount: 0,
        message: `Add goods worth ₹500 more to use ${auto.code}.`,
        automatic: true,
      },
    })
    const checkout = await created(visitor)
    expect(checkout).toMatchObject({ total: 1000 + checkout.cod_fee, voucher: null })
    // One of the buyer's own choice is asked about.
    const chooser = await guestWith(world, { sku: a.sku, quantity: 2 })
    await chooser.call('applyCartVoucher', {
      params: { code: auto.code },
      body: { device_source: 'web', pincode: '400001' },
    })
    await change(chooser, 'UPDATE', a.sku, 1)
    expect((await create(chooser)).body).toMatchObject({ code: 'voucher_does_not_fit' })
    await auto.end()
  })

  it('CART-25 goes onto the next purchase again, and with an order into its quote', async () => {
    const auto = await voucher()
    const visitor = await guestWith(world, { sku: (await gloves()).sku })
    await known(visitor, auto.code)
    const checkout = await created(visitor)
    expect(checkout).toMatchObject({ discount: 100, voucher: auto.code })
    placed(await place(visitor, checkout))
    await withGoods(visitor, { sku: (await gloves()).sku })
    expect(await cartOf(visitor)).toMatchObject({
      voucher: auto.code,
      voucher_detail: { automatic: true },
    })
    await auto.end()
  })

  it('CART-25 needs no statement in a cart that none fits, nor once it is on and nobody counts its uses', async () => {
    const auto = await voucher({ minimum_value: 1500 })
    const { sku } = await gloves()
    const visitor = await guestWith(world, { sku })
    const counted = async (work: () => Promise<unknown>) =>
      (await world.statements(work)).statements.length
    await cartOf(visitor)
    expect(await counted(() => cartOf(visitor))).toBe(1)
    // Terms, uses and the change itself: once in the cart's life.
    expect(await counted(() => change(visitor, 'ADD', sku))).toBe(4)
    expect((await cartOf(visitor)).voucher).toBe(auto.code)
    expect(await counted(() => cartOf(visitor))).toBe(1)
    await auto.end()
  })

  it('CART-25 DATA-05 DATA-18 auto_coupon: follows the flag', async () => {
    const auto = await voucher()
    const admin = await signedInStaff(world, 'admin')
    const set = async (value: boolean) => {
      const { flags } = (await admin.visitor.call('staffListFlags')).body
      const seen = flags.find(({ key }) => key === 'auto_coupon')?.changed_at ?? null
      const answer = await admin.visitor.call('staffSetFlag', {
        params: { key: 'auto_coupon' },
        body: { value, seen_changed_at: seen },
      })
      expect(answer.status).toBe(200)
      await expect
        .poll(
          async () =>
            (await world.visitor().call('getUserConfig', { body: {} })).body.config.auto_coupon,
        )
        .toBe(value)
    }
    await set(false)
    const visitor = await guestWith(world, { sku: (await gloves()).sku })
    expect((await cartOf(visitor)).voucher).toBeNull()
    await set(true)
    await known(visitor, auto.code)
    await auto.end()
  })
})
