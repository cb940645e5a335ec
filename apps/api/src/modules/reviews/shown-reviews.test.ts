import { beforeAll, describe, expect, it } from 'vitest'
import { deliverOrders } from '@upchar/testkit/packing'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { buyInCash, runJobs } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { inTransaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

const world = useWorld()
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})

type Product = Awaited<ReturnType<Goods['addVariant']>>
type Given = { rating: number; text?: string; show_name?: boolean }
const desk = async () => (await signedInStaff(world, 'support')).visitor

/** A new guest buys, gets and rates a product. */
async function rated({ sku }: Product, { rating, text = '', show_name = false }: Given) {
  const { visitor, order } = await buyInCash(world, { sku })
  await deliverOrders(world, order.order_id)
  const write = (more: Partial<Given> = {}) =>
    visitor.call('rateProduct', {
      body: { id: order.order_id, sku_id: sku, rating, text, show_name, ...more },
    })
  expect((await write()).status).toBe(200)
  world.clock.advance(1000)
  const { reviews } = (
    await (await desk()).call('staffListReviews', { query: { q: order.order_number } })
  ).body
  const [row] = reviews
  if (row === undefined) throw new Error('no review waits')
  return { visitor, write, id: row.id, revision: row.revision }
}
const publish = (staff: Visitor, { id, revision }: { id: string; revision: number }) =>
  staff.call('staffDecideReview', {
    params: { id },
    body: { revision, decision: 'publish' },
  })
async function published(product: Product, given: Given) {
  const one = await rated(product, given)
  expect((await publish(await desk(), one)).status).toBe(200)
  return { ...one, revision: one.revision + 1 }
}
const shown = async ({ groupId }: Product, query = {}, visitor = world.visitor()) =>
  (await visitor.call('listReviews', { params: { id: groupId }, query })).body
const vote = (visitor: Visitor, { id }: { id: string }, helpful = true) =>
  visitor.call('voteReview', { params: { id }, body: { helpful } })
/** What the product's card says. */
async function cardOf({ groupId }: Product) {
  await runJobs(world)
  const { rows } = await world.db.execute<{ card: string; tenths: number }>(
    sql`select card, rating_tenths as tenths from product_read where group_id = ${groupId}`,
  )
  const card = JSON.parse(rows[0]?.card ?? '{}')
  return [card.product_rating, card.product_reviews_count, rows[0]?.tenths]
}

describe('ORDER-04 the reviews of a product', () => {
  it('are the published ones, with how many gave how many stars', async () => {
    const product = await goods.addVariant()
    expect(await shown(product)).toMatchObject({
      count: 0,
      average: 0,
      histogram: [0, 0, 0, 0, 0],
      reviews: [],
    })
    await published(product, { rating: 5, text: 'Fits well.', show_name: true })
    await published(product, { rating: 2, text: 'Torn.' })
    await published(product, { rating: 5 })
    await rated(product, { rating: 1, text: 'Nobody has read this.' })
    const { reviews, ...sums } = await shown(product, { sort: 'newest' })
    expect(sums).toMatchObject({ count: 3, average: 4, histogram: [0, 1, 0, 0, 2] })
    expect(reviews.map(({ rating, text, name }) => [rating, text, name])).toEqual([
      [5, '', ''],
      [2, 'Torn.', ''],
      [5, 'Fits well.', 'Meera'],
    ])
    const second = await shown(product, { sort: 'newest', page: 2, limit: 2 })
    expect(second.reviews.map(({ text }) => text)).toEqual(['Fits well.'])
    expect(JSON.stringify(reviews)).not.toMatch(/Nair|9876543210|UP-/)
  })

  it('DATA-14 make the rating of its card, which follows a change and a refusal', async () => {
    const product = await goods.addVariant()
    const first = await published(product, { rating: 4 })
    const second = await published(product, { rating: 5 })
    expect(await cardOf(product)).toEqual([4.5, 2, 45])
    await first.write({ rating: 1 })
    expect(await cardOf(product)).toEqual([5, 1, 50])
    const refused = await (
      await desk()
    ).call('staffDecideReview', {
      params: { id: second.id },
      body: { revision: second.revision, decision: 'refuse', reason: 'untrue' },
    })
    expect(refused.status, JSON.stringify(refused.body)).toBe(200)
    expect(await cardOf(product)).toEqual([0, 0, 0])
    expect((await shown(product)).count).toBe(0)
  })

  it('DATA-14 all count when two are published at the same time', async () => {
    const product = await goods.addVariant()
    const [one, other] = [await rated(product, { rating: 3 }), await rated(product, { rating: 4 })]
    const staff = await desk()
    const held = Promise.withResolvers<void>()
    const holding = Promise.withResolvers<void>()
    const holder = inTransaction(world.db, async (tx) => {
      await tx.execute(
        sql`select 1 from product_group where id = ${product.groupId} for no key update`,
      )
      holding.resolve()
      await held.promise
    })
    await holding.promise
    const both = Promise.all([publish(staff, one), publish(staff, other)])
    // Both have changed their review and wait for the product.
    await expect
      .poll(async () => {
        const { rows } = await world.db.execute<{ waiting: number }>(
          sql`select count(*)::int as waiting from pg_locks where not granted`,
        )
        return rows[0]?.waiting
      })
      .toBe(2)
    held.resolve()
    await holder
    const replies = await both
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(await cardOf(product)).toEqual([3.5, 2, 35])
  })

  it('are not shown any more once it is a prescription medicine', async () => {
    const product = await goods.addVariant()
    await published(product, { rating: 5 })
    await world.db.execute(
      sql`update product_group set product_class = 'DRUG_H1' where id = ${product.groupId}`,
    )
    expect(await shown(product)).toMatchObject({ count: 0, average: 0, reviews: [] })
  })
})

describe('ORDER-04 helpful votes', () => {
  it('count once for each visitor, can be taken back, and put a review first', async () => {
    const product = await goods.addVariant()
    const older = await published(product, { rating: 3, text: 'Older' })
    await published(product, { rating: 4, text: 'Newer' })
    const [one, other] = [world.visitor(), world.visitor()]
    expect((await vote(one, older)).body).toMatchObject({ helpful: 1, voted: true })
    expect((await vote(one, older)).body).toMatchObject({ helpful: 1, voted: true })
    expect((await vote(other, older)).body).toMatchObject({ helpful: 2 })
    const seen = (await shown(product, {}, one)).reviews
    expect(seen.map(({ text, helpful, voted }) => [text, helpful, voted])).toEqual([
      ['Older', 2, true],
      ['Newer', 0, false],
    ])
    expect((await shown(product)).reviews[0]?.voted).toBe(false)
    expect((await vote(one, older, false)).body).toMatchObject({ helpful: 1, voted: false })
  })

  it('are not for one’s own review, nor for one that isn’t shown', async () => {
    const product = await goods.addVariant()
    const hidden = await rated(product, { rating: 3 })
    expect(await vote(world.visitor(), hidden)).toMatchObject({
      status: 404,
      body: { code: 'review_gone' },
    })
    const own = await published(product, { rating: 3 })
    expect(await vote(own.visitor, own)).toMatchObject({
      status: 409,
      body: { code: 'own_review' },
    })
  })

  it('go when the text changes that they were given for', async () => {
    const product = await goods.addVariant()
    const review = await published(product, { rating: 3, text: 'One' })
    await vote(world.visitor(), review)
    await review.write({ text: 'Two' })
    await publish(await desk(), { ...review, revision: review.revision + 1 })
    expect((await shown(product)).reviews[0]).toMatchObject({ text: 'Two', helpful: 0 })
  })
})
