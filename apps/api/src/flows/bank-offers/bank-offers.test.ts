import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { announced } from '@upchar/testkit/announced'
import { wrongBooks } from '@upchar/testkit/books'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { created, form, guestWith, outcomeOf, pay, place, runJobs } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { noteOffer } from '../../modules/payments/index.ts'
import { sql } from '../../platform/db/sql.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '1000000' })
let goods: Goods
let finance: Visitor
beforeAll(async () => {
  goods = await stockGoods(world.db)
  finance = (await signedInStaff(world, 'finance')).visitor
})
afterEach(() => {
  vi.restoreAllMocks()
})

let count = 0
/** An id as the gateway's dashboard has them. */
const newOfferId = () => `offer_${String(++count).padStart(14, 'A')}`
const bodyOf = (changes: Partial<BodyInput<'staffAddBankOffer'>> = {}) => ({
  offer_id: newOfferId(),
  title: '5 % cashback, at most ₹50',
  terms: 'Once a card, credited by the bank within 90 days.',
  method: 'card' as const,
  issuer: 'Deccan Bank',
  min_amount: 100,
  // The tests live on 24 November 2026.
  first_day: '2026-11-24',
  last_day: '2026-11-30',
  reason: 'Agreed with the bank',
  ...changes,
})
async function entered(changes: Partial<BodyInput<'staffAddBankOffer'>> = {}) {
  const body = bodyOf(changes)
  const reply = await announced(world, () => finance.call('staffAddBankOffer', { body }))
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  const made = reply.body.offers.find(({ offer_id: id }) => id === body.offer_id)
  return { id: made?.id ?? '', offerId: body.offer_id }
}
const end = (id: string) =>
  announced(world, () =>
    finance.call('staffEndBankOffer', { params: { id }, body: { reason: 'The bank ended it' } }),
  )
const shownTo = async (visitor: Visitor) =>
  (await visitor.call('getPaymentOptions', {})).body.bank_offers
/** The offers that the gateway was told of for a new payment. */
async function named(visitor: Visitor, option: 1 | 6 = 1) {
  const checkout = await created(visitor, {
    form: form({ businessName: 'Sahyadri Clinic', paymentOption: option }),
  })
  const { body } = await place(visitor, checkout)
  const { rows } = await world.db.execute<{ offers: string[] | null }>(
    sql`select offers from sandbox_gateway_order where receipt = ${checkout.id}`,
  )
  return { checkout, outcome: body.outcome, offers: rows[0]?.offers ?? [] }
}

describe('offers of banks', () => {
  it('CHECKOUT-06 are shown with the cart and named in the payment, from their amount on, while they run', async () => {
    const { sku } = await goods.addVariant()
    const visitor = await guestWith(world, { sku, quantity: 1 })
    expect(await shownTo(visitor)).toEqual([])
    const { id, offerId } = await entered()
    const dear = await entered({ min_amount: 200, last_day: '2026-12-01' })
    await entered({ first_day: '2026-11-25' })
    expect(await shownTo(visitor)).toEqual([
      {
        title: '5 % cashback, at most ₹50',
        terms: 'Once a card, credited by the bank within 90 days.',
        method: 'card',
        issuer: 'Deccan Bank',
        min_amount: 100,
        ends_at: '2026-11-30T18:30:00.000Z',
      },
      expect.objectContaining({ min_amount: 200 }),
    ])
    // The order costs ₹105.
    const first = await named(visitor)
    expect(first.offers).toEqual([offerId])
    await end(dear.id)
    await end(id)
    expect(await shownTo(visitor)).toEqual([])
    expect((await named(visitor)).offers).toEqual([])
    // Who was on the page already pays by the offer; the whole amount is charged.
    if (first.outcome?.state !== 'pay') throw new Error(JSON.stringify(first.outcome))
    const { back } = await pay(visitor, first.outcome.payment_url, { offer_id: offerId })
    const { checkout: _id, ...query } = back
    const placed = await outcomeOf(visitor, first.checkout, query)
    if (placed.state !== 'placed') throw new Error(JSON.stringify(placed))
    await runJobs(world)
    expect(await wrongBooks(world)).toBe('')
    // Which one the buyer picked, the gateway tells when it is asked for that payment.
    const { body } = await finance.call('staffGetOrder', { params: { id: placed.order_id } })
    expect(body.order.payments).toMatchObject([
      {
        amount: 105,
        state: 'captured',
        offer: { offer_id: offerId, title: '5 % cashback, at most ₹50', issuer: 'Deccan Bank' },
      },
    ])
  })

  it.each(['DRUG_H', 'DRUG_H1', 'BIO_C'] as const)(
    'CHECKOUT-06 CART-11 never reach a cart with %s in it (UCPMP 2024)',
    async (productClass) => {
      const { id, offerId } = await entered()
      const barred = await goods.addVariant({ productClass })
      const visitor = await guestWith(world, { sku: (await goods.addVariant()).sku })
      expect(await shownTo(visitor)).toHaveLength(1)
      await world.db
        .execute(sql`insert into cart_line (cart_id, offer_id, quantity, seen_price_paise, added_at)
        select c.id, o.id, 1, o.price_paise, now() from cart c, offer o join variant v on v.id = o.variant_id
        where c.guest_id = ${visitor.cookies.get('upchar_guest')} and v.sku = ${barred.sku}`)
      expect(await shownTo(visitor)).toEqual([])
      const { offersFor } = await import('../../modules/bank-offers/rules.ts')
      const { selectBankOffers } = await import('../../modules/bank-offers/index.ts')
      const offers = (await selectBankOffers(world.db)).filter(
        ({ providerOfferId }) => providerOfferId === offerId,
      )
      const at = world.clock.now()
      expect(offersFor(offers, { classes: ['GEN'], at })).toHaveLength(1)
      expect(offersFor(offers, { classes: ['GEN', productClass], at })).toEqual([])
      expect(offersFor(offers, { classes: ['GEN', undefined], at })).toEqual([])
      await end(id)
    },
  )

  it('CHECKOUT-06 are asked for again while the gateway does not say which one was picked', async () => {
    const { id, offerId } = await entered()
    const visitor = await guestWith(world, { sku: (await goods.addVariant()).sku })
    const { checkout, outcome } = await named(visitor)
    if (outcome?.state !== 'pay') throw new Error(JSON.stringify(outcome))
    const { back } = await pay(visitor, outcome.payment_url, { offer_id: offerId })
    const { checkout: _id, ...query } = back
    await outcomeOf(visitor, checkout, query)
    const silent = vi
      .spyOn(world.context.gateway, 'fetchOffer')
      .mockResolvedValue({ ok: false, error: { kind: 'unavailable', message: 'silent' } })
    const { rows: paid } = await world.db.execute<{ id: string; offer: string | null }>(
      sql`select p.id, p.offer from payment p join payment_order o on o.id = p.payment_order_id where o.checkout_id = ${checkout.id}`,
    )
    const paymentId = paid[0]?.id ?? ''
    await expect(noteOffer(world.context, paymentId)).rejects.toThrow('does not say which offer')
    silent.mockRestore()
    await noteOffer(world.context, paymentId)
    const { rows } = await world.db.execute(sql`select offer from payment where id = ${paymentId}`)
    expect([paid[0]?.offer, rows]).toEqual([null, [{ offer: offerId }]])
    await runJobs(world)
    await end(id)
  })

  it('CHECKOUT-06 one that the gateway refuses keeps no buyer from paying', async () => {
    const { id, offerId } = await entered()
    const real = world.context.gateway.createOrder.bind(world.context.gateway)
    const asked = vi
      .spyOn(world.context.gateway, 'createOrder')
      .mockImplementation(async (order) =>
        order.offers.length > 0
          ? { ok: false, error: { kind: 'invalid', message: 'The id provided does not exist' } }
          : real(order),
      )
    const visitor = await guestWith(world, { sku: (await goods.addVariant()).sku })
    expect((await named(visitor)).outcome).toMatchObject({ state: 'pay' })
    expect(asked.mock.calls.map(([{ offers }]) => offers)).toEqual([[offerId], []])
    await end(id)
  })
})

describe('entering offers of banks', () => {
  it('CHECKOUT-06 takes an id of the gateway once until it is ended, and days that are not over', async () => {
    const { id, offerId } = await entered()
    const add = (changes: Partial<BodyInput<'staffAddBankOffer'>>) =>
      finance.call('staffAddBankOffer', { body: bodyOf(changes) })
    expect(await add({ offer_id: offerId })).toMatchObject({
      status: 409,
      body: { code: 'bank_offer_taken' },
    })
    for (const days of [
      { first_day: '2026-11-20', last_day: '2026-11-23' },
      { first_day: '2026-12-02', last_day: '2026-12-01' },
      { first_day: '0000-01-01' },
    ])
      expect(await add(days)).toMatchObject({ status: 400, body: { code: 'bank_offer_invalid' } })
    expect((await add({ offer_id: 'ANZoaxsOww2X53' })).status).toBe(400)
    expect((await end(id)).body.offers.find((offer) => offer.id === id)).toMatchObject({
      state: 'over',
    })
    expect(
      await finance.call('staffEndBankOffer', { params: { id }, body: { reason: 'Again' } }),
    ).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
    // Ended because of a slip in its text, it is entered anew.
    await entered({ offer_id: offerId, title: '5 % cashback, at most ₹500' })
    const visitor = await guestWith(world, { sku: (await goods.addVariant()).sku })
    expect((await shownTo(visitor)).map(({ title }) => title)).toEqual([
      '5 % cashback, at most ₹500',
    ])
    await end(id)
    const { rows } = await world.db.execute(
      sql`select action from audit_entry where subject_id = ${offerId} order by at, id`,
    )
    expect(rows).toEqual(
      ['add', 'end', 'add', 'end'].map((action) => ({ action: `bank_offer.${action}` })),
    )
  })
})
