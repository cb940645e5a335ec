import { beforeAll, describe, expect, it } from 'vitest'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { signUp } from '@upchar/testkit/customers'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { mailsTo } from '@upchar/testkit/mails'
import { deliverOrders } from '@upchar/testkit/packing'
import { buyInCash, created, form, guestWith, place, placed } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'

const world = useWorld()
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})
const day = 86_400_000

/** A guest whose order has arrived, with the key of the order's own link. */
async function received(options: Parameters<Goods['addVariant']>[0] = {}) {
  const { sku, groupId } = await goods.addVariant(options)
  const { visitor, order } = await buyInCash(world, { sku })
  await deliverOrders(world, order.order_id)
  const key = new URL(order.track_url, 'http://shop.example').searchParams.get('key') ?? ''
  return { visitor, id: order.order_id, number: order.order_number, key, sku, groupId }
}

/** The same of a signed-in customer. */
async function receivedBy(visitor: Visitor) {
  const { sku } = await goods.addVariant()
  await visitor.call('updateCart', {
    body: { type: 'ADD', product: { sku_id: sku, quantity: 1 }, pincode: '400001' },
  })
  const { body } = await visitor.call('createCheckout', {
    query: { source: 'cart' },
    body: { form: form(), request_key: `rate-${sku}` },
  })
  const order = placed(await place(visitor, body.checkout))
  await deliverOrders(world, order.order_id)
  const key = new URL(order.track_url, 'http://shop.example').searchParams.get('key') ?? ''
  return { id: order.order_id, key, sku }
}
type Bought = Awaited<ReturnType<typeof received>>
const rate = (
  visitor: Visitor,
  { id, sku }: Pick<Bought, 'id' | 'sku'>,
  more: Partial<BodyInput<'rateProduct'>> = {},
) => visitor.call('rateProduct', { body: { id, sku_id: sku, rating: 4, ...more } })
const ratings = async (visitor: Visitor, id: string, key?: string) =>
  (await visitor.call('getProductRatings', { query: { id, ...(key && { key }) } })).body

const desk = () => signedInStaff(world, 'support')
const waiting = async (staff: Visitor, q: string) => {
  const [row] = (await staff.call('staffListReviews', { query: { q } })).body.reviews
  if (row === undefined) throw new Error('no review waits')
  return row
}
const decide = (
  staff: Visitor,
  { id, revision }: { id: string; revision: number },
  more: { decision: 'publish' } | { decision: 'refuse'; reason: 'personal'; note?: string },
) => staff.call('staffDecideReview', { params: { id }, body: { revision, ...more } })

describe('ORDER-04 a buyer rates what has arrived', () => {
  it('with stars and a text; it waits for staff', async () => {
    const bought = await received()
    expect((await ratings(bought.visitor, bought.id)).products).toMatchObject([
      { sku_id: bought.sku, order_number: bought.number, review: null },
    ])
    const { status, body } = await rate(bought.visitor, bought, { rating: 5, text: ' Fits well. ' })
    expect([status, body.product.review]).toMatchObject([
      200,
      { rating: 5, text: 'Fits well.', name: '', state: 'waiting', reason: '', can_change: true },
    ])
    expect((await ratings(bought.visitor, bought.id)).products[0]?.review).toEqual(
      body.product.review,
    )
  })

  it('as a guest on another device by the order’s own link, and nobody without it', async () => {
    const bought = await received()
    const elsewhere = world.visitor()
    for (const key of [undefined, 'guessed'])
      expect(await rate(elsewhere, bought, key === undefined ? {} : { key })).toMatchObject({
        status: 404,
        body: { code: 'order_not_found' },
      })
    expect((await rate(elsewhere, bought, { key: bought.key })).status).toBe(200)
    expect((await ratings(elsewhere, bought.id, bought.key)).products).toHaveLength(1)
  })

  it('as a customer, whose link that was passed on only shows', async () => {
    const { visitor } = await signUp(world)
    const { key, sku, ...order } = await receivedBy(visitor)
    const bought = { ...order, sku }
    expect((await rate(world.visitor(), bought, { key })).status).toBe(404)
    expect((await rate(visitor, bought)).status).toBe(200)
    const all = (await visitor.call('getProductRatings', { query: {} })).body
    expect(all).toMatchObject({
      products: [{ sku_id: sku, first_name: 'Meera', review: { rating: 4 } }],
    })
    expect((await world.visitor().call('getProductRatings', { query: {} })).body.products).toEqual(
      [],
    )
  })

  it('not before it has arrived, and no product of another order', async () => {
    const { sku } = await goods.addVariant()
    const { visitor, order } = await buyInCash(world, { sku })
    const early = { id: order.order_id, sku }
    expect((await ratings(visitor, order.order_id)).products).toEqual([])
    expect(await rate(visitor, early)).toMatchObject({
      status: 409,
      body: { code: 'not_delivered' },
    })
    const other = await received()
    expect((await rate(other.visitor, { ...other, sku })).body).toMatchObject({
      code: 'not_delivered',
    })
  })

  it('not what was cancelled of an order of which the rest arrived', async () => {
    const [kept, dropped] = [await goods.addVariant(), await goods.addVariant()]
    const { visitor, order } = await buyInCash(world, { sku: kept.sku }, { sku: dropped.sku })
    const id = order.order_id
    const seen = (await visitor.call('getOrderStatus', { query: { id } })).body.order
    const lines = seen.sub_orders.flatMap((part) => part.items)
    const line = lines.find((one) => one.sku_id === dropped.sku)?.line ?? ''
    const items = [{ line, quantity: 1 }]
    const { amount } = (await visitor.call('previewCancel', { body: { id, items } })).body.cancel
    const cancelled = await visitor.call('cancelOrder', {
      body: { id, items, amount, reason: 'not_needed', request_key: `drop-${dropped.sku}` },
    })
    expect(cancelled.status, JSON.stringify(cancelled.body)).toBe(200)
    await deliverOrders(world, id)
    expect((await ratings(visitor, id)).products).toMatchObject([{ sku_id: kept.sku }])
    expect((await rate(visitor, { id, sku: dropped.sku })).body).toMatchObject({
      code: 'not_delivered',
    })
  })

  it.each(['DRUG_H', 'DRUG_H1', 'BIO_C'])(
    'but no goods of class %s, which may not be promoted',
    async (productClass) => {
      const { groupId, ...bought } = await received()
      await world.db.execute(
        sql`update product_group set product_class = ${productClass} where id = ${groupId}`,
      )
      expect((await ratings(bought.visitor, bought.id)).products).toEqual([])
      expect(await rate(bought.visitor, bought)).toMatchObject({
        status: 409,
        body: { code: 'not_reviewable' },
      })
    },
  )

  it.each([0, 6, 2.5])('never with %d stars', async (rating) => {
    const bought = await received()
    expect((await rate(bought.visitor, bought, { rating })).status).toBe(400)
  })

  it('once for each product of an order, also when pressed twice', async () => {
    const bought = await received()
    const replies = await Promise.all([rate(bought.visitor, bought), rate(bought.visitor, bought)])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    const { visitor: staff } = await desk()
    const { total } = (await staff.call('staffListReviews', { query: { q: bought.sku } })).body
    expect(total).toBe(1)
  })

  it('and shows a first name only where the buyer wants it', async () => {
    const bought = await received()
    const name = async (show_name: boolean) =>
      (await rate(bought.visitor, bought, { show_name })).body.product.review?.name
    expect([await name(false), await name(true), await name(false)]).toEqual(['', 'Meera', ''])
  })

  it('changes it for 30 days; after them only whether the name is shown', async () => {
    const bought = await received()
    await rate(bought.visitor, bought, { rating: 2, text: 'Torn.', show_name: true })
    world.clock.advance(30 * day - 1000)
    const changed = await rate(bought.visitor, bought, { rating: 3, text: 'One was torn.' })
    expect(changed.body.product.review).toMatchObject({ rating: 3, can_change: true })
    world.clock.advance(1000)
    expect(await rate(bought.visitor, bought, { rating: 5, text: '' })).toMatchObject({
      status: 409,
      body: { code: 'review_closed' },
    })
    expect(changed.body.message).toBe('Thank you. We show your review once somebody has read it.')
    const named = await rate(bought.visitor, bought, {
      rating: 3,
      text: 'One was torn.',
      show_name: true,
    })
    expect(named.body.product.review).toMatchObject({ rating: 3, name: 'Meera', can_change: false })
  })
})

it('AUTH-12 ORDER-04 a closed account leaves its reviews without a name', async () => {
  const { visitor, password } = await signUp(world, { password: 'copper lantern fig' })
  const bought = await receivedBy(visitor)
  await rate(visitor, bought, { text: 'Works.', show_name: true })
  const { visitor: staff } = await desk()
  expect((await waiting(staff, bought.sku)).name).toBe('Meera')
  const closed = await visitor.call('deactivateAccount', { body: { current_password: password } })
  expect(closed.status, JSON.stringify(closed.body)).toBe(200)
  expect(await waiting(staff, bought.sku)).toMatchObject({ name: '', text: 'Works.' })
})

describe('ORDER-04 staff read reviews', () => {
  it('longest waiting first, found by article, order, title and words', async () => {
    const [first, second] = [await received(), await received()]
    const { visitor: staff } = await desk()
    await rate(first.visitor, first, { text: 'sterile pouch intact' })
    world.clock.advance(1000)
    await rate(second.visitor, second, { text: 'sterile pouch open' })
    const found = async (q: string) =>
      (await staff.call('staffListReviews', { query: { q } })).body.reviews.map(
        ({ product }) => product.sku,
      )
    expect(await found('STERILE pouch')).toEqual([first.sku, second.sku])
    expect(await found(second.number)).toEqual([second.sku])
    expect(await found(first.sku.toLowerCase())).toEqual([first.sku])
    expect(await found('100%')).toEqual([])
  })

  it('and publish them as they were written; a change waits again, without the old answer', async () => {
    const bought = await received()
    await rate(bought.visitor, bought, { rating: 1, text: 'Bad.' })
    const { visitor: staff } = await desk()
    const published = await decide(staff, await waiting(staff, bought.sku), { decision: 'publish' })
    expect(published.body.review).toMatchObject({ state: 'published', rating: 1, text: 'Bad.' })
    const answered = await staff.call('staffAnswerReview', {
      params: { id: published.body.review.id },
      body: { revision: published.body.review.revision, text: 'We are sorry.' },
    })
    expect(answered.body.review.answer).toBe('We are sorry.')
    expect((await ratings(bought.visitor, bought.id)).products[0]?.review).toMatchObject({
      state: 'published',
      answer: 'We are sorry.',
    })
    const named = await rate(bought.visitor, bought, { rating: 1, text: 'Bad.', show_name: true })
    expect(named.body).toMatchObject({
      message: 'Your review is saved.',
      product: { review: { state: 'published', name: 'Meera' } },
    })
    await rate(bought.visitor, bought, { rating: 1, text: 'Bad, but replaced.' })
    expect(await waiting(staff, bought.sku)).toMatchObject({
      state: 'waiting',
      answer: '',
      decided_by: null,
    })
  })

  it('refuse one with a reason, which its buyer reads in a mail and beside it', async () => {
    const email = 'refused@hospital.example'
    const { sku } = await goods.addVariant()
    const visitor = await guestWith(world, { sku })
    const order = placed(await place(visitor, await created(visitor, { form: { email } })))
    await deliverOrders(world, order.order_id)
    const bought = { id: order.order_id, sku }
    await rate(visitor, bought, { text: 'Mrs. Rao of bed 4 likes it.' })
    const { visitor: staff } = await desk()
    const row = await waiting(staff, sku)
    const refused = await decide(staff, row, {
      decision: 'refuse',
      reason: 'personal',
      note: 'Please leave out the patient.',
    })
    expect(refused.body.review.state).toBe('refused')
    const mail = (await mailsTo(world.db, email)).at(-1)
    expect(mail?.subject).toBe('We can’t show your review')
    expect(mail?.text).toContain('It names a patient or somebody else')
    expect(mail?.text).toContain('Please leave out the patient.')
    expect((await ratings(visitor, order.order_id)).products[0]?.review).toMatchObject({
      state: 'refused',
      reason: expect.stringContaining('names a patient'),
    })
    await rate(visitor, bought, { text: 'Works.' })
    expect(await waiting(staff, sku)).toMatchObject({ state: 'waiting', reason: null, note: '' })
  })

  it('take a published one back, with the answer that stood below it', async () => {
    const bought = await received()
    await rate(bought.visitor, bought, { text: 'Mrs. Rao likes it.' })
    const { visitor: staff } = await desk()
    const { review } = (
      await decide(staff, await waiting(staff, bought.sku), { decision: 'publish' })
    ).body
    await staff.call('staffAnswerReview', {
      params: { id: review.id },
      body: { revision: review.revision, text: 'Our best wishes to Mrs. Rao.' },
    })
    const refused = await decide(
      staff,
      { id: review.id, revision: review.revision + 1 },
      { decision: 'refuse', reason: 'personal' },
    )
    expect(refused.body.review).toMatchObject({ state: 'refused', answer: '' })
    expect((await ratings(bought.visitor, bought.id)).products[0]?.review).toMatchObject({
      state: 'refused',
      answer: '',
    })
  })

  it('decide only what they have read, answer only what is published, and every step is audited', async () => {
    const bought = await received()
    await rate(bought.visitor, bought, { text: 'One' })
    const { visitor: staff } = await desk()
    const read = await waiting(staff, bought.sku)
    expect(
      await staff.call('staffAnswerReview', {
        params: { id: read.id },
        body: { revision: read.revision, text: 'Thanks' },
      }),
    ).toMatchObject({ status: 409, body: { code: 'review_unpublished' } })
    await rate(bought.visitor, bought, { text: 'Two' })
    expect(await decide(staff, read, { decision: 'publish' })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    })
    await decide(staff, await waiting(staff, bought.sku), { decision: 'publish' })
    const { visitor: admin } = await signedInStaff(world, 'admin')
    const { entries } = (
      await admin.call('staffListAudit', { query: { action: 'review.publish' } })
    ).body
    expect(entries[0]).toMatchObject({ action: 'review.publish', subject: { id: read.id } })
  })
})
