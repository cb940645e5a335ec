import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BodyInput, Answer } from '@upchar/contract/schema/endpoints'
import { announced } from '@upchar/testkit/announced'
import { wrongBooks } from '@upchar/testkit/books'
import { hospital, signUp, type Customer } from '@upchar/testkit/customers'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { approveKyc } from '@upchar/testkit/kyc'
import { codeOf, formOfOne, startReferrals } from '@upchar/testkit/referrals'
import { countOf, created, guestWith, outcomeOf, pay, place, placed } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { enterZone } from '@upchar/testkit/sez'
import { makeTestVoucher } from '@upchar/testkit/vouchers'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { refreshReadModels } from '../../modules/catalogue/index.ts'
import { announceChange } from '../../platform/db/changes.ts'
import { sql } from '../../platform/db/sql.ts'

const world = useWorld()
let goods: Goods
let staff: Visitor
const HOSPITAL = 1
const LAB = 15
/** Ten minutes before midnight in India. */
const evening = '2026-11-24T18:20:00Z'
const nextDay = '2026-11-24T18:31:00Z'
beforeAll(async () => {
  goods = await stockGoods(world.db)
})
beforeEach(async () => {
  world.clock.set(evening)
  staff = (await signedInStaff(world, 'catalogue')).visitor
})

let lists = 0
async function ready(
  sku: string,
  price: number,
  part: Partial<BodyInput<'staffSetPriceList'>> = {},
) {
  const { revision } = (await staff.call('staffListPriceLists')).body
  const made = await announced(world, () =>
    staff.call('staffSetPriceList', {
      body: {
        name: `Changing prices ${++lists}`,
        business_types: [HOSPITAL],
        first_day: '2026-11-24',
        last_day: null,
        rows: [{ sku, price }],
        seen_revision: revision,
        reason: 'Agreed with the seller',
        ...part,
      },
    }),
  )
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  return made.body.list
}
const end = (id: string) =>
  announced(world, () =>
    staff.call('staffEndPriceList', { params: { id }, body: { reason: 'No longer agreed' } }),
  )
/** A product of ₹105. */
const product = () => goods.addVariant({ maxOq: 50, mrpPaise: 15_000 })
async function buyer(validUntil: string | null = null): Promise<Customer> {
  const one = await signUp(world, { profile: hospital })
  await approveKyc(world, one.id, { stage: 'basic', validUntil })
  return one
}
const add = (visitor: Visitor, sku: string, quantity = 2, more: object = {}) =>
  visitor.call('updateCart', {
    body: { type: 'ADD', product: { sku_id: sku, quantity, ...more }, pincode: '400001' },
  })
const cartOf = async (visitor: Visitor) =>
  (await visitor.call('readCart', { body: { pincode: '400001' } })).body.cart
async function checkout(
  visitor: Visitor,
  part: Partial<BodyInput<'createCheckout'>> = {},
): Promise<Answer<'getCheckout'>['checkout']> {
  const made = await visitor.call('createCheckout', {
    query: { source: part.items === undefined ? 'cart' : 'pdp' },
    body: { form: formOfOne(), request_key: randomUUID(), ...part },
  })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  return made.body.checkout
}
/** A hospital's checkout of two packs at ₹84 each. */
async function listed(validUntil: string | null = null) {
  const { sku } = await product()
  const list = await ready(sku, 84)
  const one = await buyer(validUntil)
  await add(one.visitor, sku)
  const made = await checkout(one.visitor)
  expect(made.items[0]).toMatchObject({ price: 84 })
  return { ...one, sku, list, made }
}
type Listed = Awaited<ReturnType<typeof listed>>
/** What happens between the checkout and the press of its button, and what a pack costs then. */
const changes: Record<string, { happens: (one: Listed) => Promise<unknown>; price: number }> = {
  'the list was ended': { happens: ({ list }) => end(list.id), price: 105 },
  'the last day of the KYC passed': {
    happens: () => Promise.resolve(world.clock.set(nextDay)),
    price: 105,
  },
  'the KYC was taken back': {
    happens: ({ id }) =>
      world.db.execute(
        sql`update kyc_application set state = 'rejected' where customer_id = ${id}`,
      ),
    price: 105,
  },
  'the buyer became a laboratory': {
    happens: async ({ visitor }) =>
      expect(
        (await visitor.call('updateUser', { body: { ...hospital, business_type: LAB } })).status,
      ).toBe(200),
    price: 105,
  },
  // Who is approved can't rename the business; staff and partners may have.
  'the business has another name': {
    happens: ({ id }) =>
      world.db.execute(
        sql`update customer set business_name = 'Moonrise Hospital' where id = ${id}`,
      ),
    price: 105,
  },
  'a list of the same name has another price': {
    happens: ({ sku, list }) => ready(sku, 90, { name: list.name.toUpperCase() }),
    price: 90,
  },
  'a list with a lower price began': { happens: ({ sku }) => ready(sku, 80), price: 80 },
  'everybody’s price fell below the list': {
    happens: ({ sku }) =>
      announced(world, async () => {
        await world.db.execute(sql`update offer set price_paise = 8000 from variant v
          where v.id = offer.variant_id and v.sku = ${sku}`)
        await announceChange(world.db)
      }),
    price: 80,
  },
}

describe('between checkout and order', () => {
  it.each(Object.keys(changes))(
    'OPS-04 CHECKOUT-13 %s: the new total is confirmed first',
    async (name) => {
      const { happens, price } = changes[name] ?? { happens: () => Promise.resolve(), price: 0 }
      const one = await listed('2026-11-24')
      const orders = await countOf(world, 'order')
      await happens(one)
      const { visitor, made } = one
      const total = made.total + 2 * (price - 84)
      expect(await place(visitor, made)).toMatchObject({
        status: 409,
        body: { code: 'total_changed', detail: { old: made.total, new: total } },
      })
      expect(await countOf(world, 'order')).toBe(orders)
      // A total of the client's own changes nothing about it.
      for (const invented of [made.total, total - 1, 0.01, 1]) {
        const reply = await place(visitor, { id: made.id, total: invented })
        expect(reply.body, String(invented)).toMatchObject({ code: 'total_changed' })
      }
      const { order_number: number } = placed(await place(visitor, { id: made.id, total }))
      const { rows } = await world.db
        .execute(sql`select o.total_paise::float8 as total, l.unit_price_paise::int as unit,
      (o.quote->'lines'->0 ? 'priceList') as listed from "order" o join sub_order s on s.order_id = o.id
      join order_line l on l.sub_order_id = s.id where o.number = ${number}`)
      const isListed = price === 90 || name.startsWith('a list with')
      expect(rows).toEqual([
        { total: Math.round(total * 100), unit: price * 100, listed: isListed },
      ])
      expect(await wrongBooks(world)).toBe('')
    },
  )

  it('OPS-04 CHECKOUT-06 a payment page that is open keeps its price, and the books are right', async () => {
    const { sku } = await product()
    const list = await ready(sku, 84)
    const { visitor } = await buyer()
    await add(visitor, sku)
    const made = await checkout(visitor, { form: formOfOne({ paymentOption: 1 }) })
    const reply = await place(visitor, made)
    if (reply.body.outcome.state !== 'pay') throw new Error(JSON.stringify(reply.body))
    world.clock.advance(60_000)
    await end(list.id)
    const { back } = await pay(visitor, reply.body.outcome.payment_url)
    const { checkout: _id, ...query } = back
    expect(await outcomeOf(visitor, made, query)).toMatchObject({ state: 'placed' })
    const { rows } = await world.db
      .execute(sql`select o.total_paise::float8 as total, p.amount_paise::float8 as paid
      from "order" o join payment_order w on w.checkout_id = o.checkout_id join payment p on p.payment_order_id = w.id where o.checkout_id = ${made.id}::uuid`)
    expect(rows).toEqual([{ total: made.total * 100, paid: made.total * 100 }])
    expect(await wrongBooks(world)).toBe('')
  })

  it('OPS-04 an ended list opens no payment page with its price', async () => {
    const { sku } = await product()
    const list = await ready(sku, 84)
    const { visitor } = await buyer()
    await add(visitor, sku)
    const made = await checkout(visitor, { form: formOfOne({ paymentOption: 1 }) })
    await end(list.id)
    expect((await place(visitor, made)).body).toMatchObject({ code: 'total_changed' })
    const after = await outcomeOf(visitor, made)
    expect(after.state).not.toBe('pay')
  })

  it('OPS-04 CHECKOUT-13 another customer can’t place, read or pay it', async () => {
    const { made } = await listed()
    const { visitor: stranger } = await buyer()
    expect((await place(stranger, made)).status).toBe(404)
    expect((await stranger.call('getCheckout', { params: { id: made.id } })).status).toBe(404)
  })
})

describe('a price list and the cart', () => {
  it('OPS-04 a client’s own price, list or business type changes nothing', async () => {
    const { sku } = await product()
    const list = await ready(sku, 84)
    const own = {
      price: 1,
      price_paise: 100,
      price_list: list.id,
      price_note: 'Price for hospitals',
    }
    const { visitor } = await signUp(world, { profile: hospital })
    const added = await add(visitor, sku, 2, { ...own, business_type: HOSPITAL })
    expect(added.body.cart.items[0]).toMatchObject({ price: 105 })
    const pretended = {
      items: [{ sku_id: sku, quantity: 2, ...own }],
      price_list: list.id,
      business_type: HOSPITAL,
    }
    const made = await checkout(visitor, pretended)
    expect(made.items[0]).toMatchObject({ price: 105 })
    expect(made.items[0]).not.toHaveProperty('price_note')
    const { visitor: approved } = await buyer()
    for (const quantity of [-1, 0.5, 2 ** 53, 1e300, Number.NaN])
      expect((await add(approved, sku, quantity)).status, String(quantity)).toBe(400)
    expect((await cartOf(approved)).items).toEqual([])
  })

  it('OPS-04 CART-08 a guest’s cart takes the price of who signs in, and gives none to the next guest', async () => {
    const { sku } = await product()
    await ready(sku, 84)
    const { email, password } = await buyer()
    const guest = await guestWith(world, { sku, quantity: 2 })
    const { total } = await created(guest, { form: { email } })
    await guest.call('submitEmail', { body: { email } })
    const entered = await guest.call('signIn', { body: { email, password } })
    expect(entered.status, JSON.stringify(entered.body)).toBe(200)
    await guest.call('syncGuestCart', { body: { pincode: '400001' } })
    expect((await cartOf(guest)).items[0]).toMatchObject({ price: 84 })
    expect((await checkout(guest)).total).toBe(total - 42)
    const next = await guestWith(world, { sku, quantity: 2 })
    expect((await created(next, { form: { email } })).total).toBe(total)
  })

  it('OPS-04 CART-20 a hold of before keeps no price of a list', async () => {
    const { sku } = await product()
    const { visitor, id } = await signUp(world, { profile: hospital })
    await add(visitor, sku)
    expect((await cartOf(visitor)).items[0]?.price_held_until).not.toBeNull()
    await approveKyc(world, id, { stage: 'basic' })
    const list = await ready(sku, 84)
    const seen = await visitor.call('updateCart', {
      body: { type: 'UPDATE', product: { sku_id: sku, quantity: 3 }, pincode: '400001' },
    })
    expect(seen.body.cart.items[0]).toMatchObject({ price: 84 })
    await end(list.id)
    expect((await cartOf(visitor)).items[0]).toMatchObject({ price: 105 })
    expect((await checkout(visitor)).items[0]).toMatchObject({ price: 105 })
  })

  it('OPS-04 CART-09 CART-13 voucher and referral are taken off the price of the list, once each', async () => {
    await startReferrals(world)
    const { sku } = await product()
    await ready(sku, 84)
    const code = await codeOf((await signUp(world)).visitor)
    const voucher = await makeTestVoucher(world.db)
    const { visitor } = await buyer()
    await add(visitor, sku)
    const used = await visitor.call('setReferral', { body: { code, pincode: '400001' } })
    expect(used.status, JSON.stringify(used.body)).toBe(200)
    await visitor.call('applyCartVoucher', {
      params: { code: voucher },
      body: { pincode: '400001', device_source: 'web' },
    })
    // 10 % of ₹168, and 10 % of what is left of it in whole rupees.
    expect(await cartOf(visitor)).toMatchObject({
      subtotal: 168,
      discount: 16.8,
      referral: { discount: 15, applies: true },
    })
    placed(
      await place(
        visitor,
        await checkout(visitor, { form: formOfOne({ businessName: hospital.business_name }) }),
      ),
    )
    expect(await wrongBooks(world)).toBe('')
  })
})

describe('a unit of a special economic zone', () => {
  it('OPS-04 CART-23 pays the price of the list without its tax', async () => {
    const gstin = '27AAACX1234A1ZX'
    const finance = (await signedInStaff(world, 'finance')).visitor
    for (const [i, { id }] of (await finance.call('staffListSellerTax')).body.sellers.entries()) {
      const arn = `AD2704260000${String(i).padStart(2, '0')}X`
      const body = { arn, valid_from: '2026-04-01', valid_until: '2027-03-31' }
      await finance.call('staffAddLut', { params: { id: String(id) }, body })
    }
    const { visitor, id } = await signUp(world, { profile: { ...hospital, gst: gstin } })
    await approveKyc(world, id, { stage: 'basic' })
    await enterZone(visitor, finance, { gstin })
    const { sku } = await product()
    await ready(sku, 84)
    await add(visitor, sku)
    const made = await checkout(visitor, {
      form: formOfOne({ gstin, businessName: hospital.business_name }),
    })
    // ₹84 with 5 % GST.
    expect(made).toMatchObject({ sez: { without_tax: true }, items: [{ price: 80 }] })
    placed(await place(visitor, made))
    expect(await wrongBooks(world)).toBe('')
  })
})

describe('the prices of a buyer on pages', () => {
  it('OPS-04 are kept by no cache, are the caller’s own, and take no odd slugs', async () => {
    const one = await product()
    await refreshReadModels(world.db, [one.groupId], world.clock.now())
    const { rows } = await world.db.execute<{ slug: string }>(
      sql`select slug from product_group where id = ${one.groupId}`,
    )
    const slug = rows[0]?.slug ?? ''
    await ready(one.sku, 84)
    const { visitor } = await buyer()
    const rights = (slugs: string, by = visitor) => by.call('getBuyingRights', { query: { slugs } })
    const own = await rights(`${slug},${slug},no-such,__proto__,constructor`)
    expect(Object.keys(own.body.buying)).toEqual([slug])
    expect(own.body.buying[slug]?.prices?.[one.sku]).toMatchObject({ price_gst: 84 })
    expect(String(own.headers['cache-control'])).toMatch(/no-store|private/)
    const stranger = await signUp(world)
    const theirs = await rights(slug, stranger.visitor)
    expect(theirs.body.buying[slug]?.prices?.[one.sku]?.price_gst).not.toBe(84)
    expect((await rights('x'.repeat(6001))).status).toBe(400)
    expect((await rights(`${slug}\u0000`)).status).toBe(400)
    expect(
      (
        await rights(
          Array.from({ length: 1000 }, () => slug)
            .join(',')
            .slice(0, 6000),
        )
      ).status,
    ).toBe(200)
    expect((await rights(slug, world.visitor())).status).toBe(401)
  })
})
