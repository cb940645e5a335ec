import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signUp } from '@upchar/testkit/customers'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { deliver } from '@upchar/testkit/points'
import { buyInCash, created, guestWith, place, placed } from '@upchar/testkit/shop'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { isOnSale, refreshReadModels } from '../../modules/catalogue/index.ts'
import { setFlag } from '../../modules/flags/index.ts'
import { announceChange } from '../../platform/db/changes.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

const world = useWorld()
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})

type Article = Awaited<ReturnType<Goods['addVariant']>>
const set = (key: string, value: boolean | string) =>
  setFlag(world.context, key, value, { by: null })
const mine = async (visitor: Visitor) => (await visitor.call('getForYou')).body
const ids = (cards: readonly { product_group_id: number }[]) =>
  cards.map((card) => card.product_group_id)
/** Puts goods on sale as an import does, and waits until this process sees them. */
async function onSale(...articles: Article[]): Promise<void> {
  const ids = articles.map(({ groupId }) => groupId)
  await refreshReadModels(world.db, ids, world.clock.now())
  await inTransaction(world.db, announceChange)
  await expect
    .poll(async () => {
      const sells = await isOnSale(world.context)
      return articles.every(({ groupId }) => sells(groupId))
    })
    .toBe(true)
}

/** Makes a guest's order a customer's, as if they had been signed in. */
const give = (orderId: string, customerId: string) =>
  world.db.execute(
    sql`update "order" set customer_id = ${customerId}, guest_id = null where id = ${orderId}::uuid`,
  )

describe('what the shop knows of a visitor', () => {
  it('DATA-12 ENGAGE-09 answers what this guest saw and searched, newest first, and nobody else’s', async () => {
    const [one, two] = [await goods.addVariant(), await goods.addVariant()]
    await onSale(one, two)
    const slugOf = async ({ groupId }: Article) =>
      (
        await world.db.execute<{ slug: string }>(
          sql`select slug from product_read where group_id = ${groupId}`,
        )
      ).rows[0]?.slug ?? ''
    const [guest, stranger] = [world.visitor(), world.visitor()]
    for (const article of [one, two]) {
      await guest.call('recordView', { body: { slugs: [await slugOf(article)] } })
      world.clock.advance(1000)
    }
    for (const keyword of ['gloves', 'masks']) {
      await guest.call('updateSearchKeyword', { body: { keyword } })
      world.clock.advance(1000)
    }
    const seen = await mine(guest)
    expect(ids(seen.recently_viewed)).toEqual([two.groupId, one.groupId])
    expect(seen.recent_searches).toEqual(['masks', 'gloves'])
    expect(seen.top_searches.length).toBeGreaterThan(0)
    expect(await mine(stranger)).toMatchObject({
      recently_viewed: [],
      recent_searches: [],
      buy_again: [],
      interests: [],
    })
  })

  it('ENGAGE-09 leaves out seen goods that may not be promoted, on home and product page', async () => {
    const articles = [await goods.addVariant(), await goods.addVariant()]
    await onSale(...articles)
    const { rows } = await world.db.execute<{ id: number; slug: string }>(
      sql`select group_id as id, slug from product_read where group_id in (${articles[0]?.groupId}, ${articles[1]?.groupId}) order by group_id`,
    )
    const [plain, barred] = rows
    const guest = world.visitor()
    await guest.call('recordView', { body: { slugs: rows.map(({ slug }) => slug) } })
    const onProduct = async () => ids((await guest.call('recentlyViewed')).body.products)
    expect(await onProduct()).toHaveLength(2)
    for (const productClass of ['DRUG_H', 'DRUG_H1', 'BIO_C']) {
      await world.db.execute(
        sql`update product_group set product_class = ${productClass} where id = ${barred?.id}`,
      )
      expect(ids((await mine(guest)).recently_viewed)).toEqual([plain?.id])
      expect(await onProduct()).toEqual([plain?.id])
    }
  })

  it('DATA-12 shows the departments that a customer chose in the profile', async () => {
    const { visitor } = await signUp(world, { profile: { customer_choices: ['dental'] } })
    const { interests } = await mine(visitor)
    expect(interests).toMatchObject([{ title: 'Dental for you', href: '/dental' }])
    expect(interests[0]?.products.length).toBeGreaterThan(0)
    expect((await mine((await signUp(world)).visitor)).interests).toEqual([])
  })
})

describe('what a customer bought before', () => {
  it('DATA-18 recent_order_collection_type: all orders, those that have arrived, or none', async () => {
    const [here, onTheWay] = [await goods.addVariant(), await goods.addVariant()]
    await onSale(here, onTheWay)
    const { visitor, id } = await signUp(world)
    for (const article of [here, onTheWay]) {
      const { order } = await buyInCash(world, { sku: article.sku })
      if (article === here) await deliver(world, order.order_id)
      await give(order.order_id, id)
      world.clock.advance(60_000)
    }
    const again = async () => ids((await mine(visitor)).buy_again)
    await expect.poll(again).toEqual([onTheWay.groupId, here.groupId])
    await set('recent_order_collection_type', 'delivered')
    await expect.poll(again).toEqual([here.groupId])
    await set('recent_order_collection_type', '')
    await expect.poll(again).toEqual([])
    await set('recent_order_collection_type', 'ordered')
    await expect.poll(again).toHaveLength(2)
    expect((await mine(world.visitor())).buy_again).toEqual([])
  })

  it('ORDER-07 leaves out what was cancelled, and what may not be promoted', async () => {
    const [cancelled, barred] = [await goods.addVariant(), await goods.addVariant()]
    await onSale(cancelled, barred)
    const { visitor, id } = await signUp(world)
    for (const { sku } of [cancelled, barred]) {
      const { order } = await buyInCash(world, { sku })
      await give(order.order_id, id)
    }
    expect((await mine(visitor)).buy_again).toHaveLength(2)
    await world.db.execute(
      sql`update order_line set cancelled = quantity where sku = ${cancelled.sku}`,
    )
    await world.db.execute(
      sql`update product_group set product_class = 'DRUG_H' where id = ${barred.groupId}`,
    )
    expect((await mine(visitor)).buy_again).toEqual([])
  })
})

describe('social proof', () => {
  beforeEach(() => set('is_social_proof', true))
  const slugOf = async (groupId: number) =>
    (
      await world.db.execute<{ slug: string }>(
        sql`select slug from product_group where id = ${groupId}`,
      )
    ).rows[0]?.slug ?? ''
  let nth = 0
  const buy = async (sku: string, times: number) => {
    for (let time = 0; time < times; time++) {
      const visitor = await guestWith(world, { sku })
      const checkout = await created(visitor, {
        form: { PhoneNumber: `98765${String(++nth).padStart(5, '0')}`, email: `p${nth}@a.example` },
      })
      placed(await place(visitor, checkout))
    }
  }
  const proof = async (groupId: number) => {
    // It is counted once an hour.
    world.clock.advance(3_600_000)
    const slug = await slugOf(groupId)
    const { body } = await world.visitor().call('getProduct', { params: { slug }, query: {} })
    return body.social_proof
  }

  it('DATA-18 is_social_proof: ENGAGE-10 counts the buyers of the last 30 days, from five on', async () => {
    const article = await goods.addVariant({ stock: { mumbai: 500 } })
    await onSale(article)
    await buy(article.sku, 4)
    expect(await proof(article.groupId)).toBeUndefined()
    await buy(article.sku, 2)
    expect(await proof(article.groupId)).toEqual({ buyers: 6, days: 30 })
    await set('is_social_proof', false)
    await expect.poll(() => proof(article.groupId)).toBeUndefined()
    await set('is_social_proof', true)
    await expect.poll(() => proof(article.groupId)).toEqual({ buyers: 6, days: 30 })

    await world.db.execute(sql`update order_line set cancelled = quantity where id in
      (select id from order_line where sku = ${article.sku} limit 1)`)
    expect(await proof(article.groupId)).toEqual({ buyers: 5, days: 30 })
    await world.db
      .execute(sql`update "order" set placed_at = placed_at - interval '31 days' where id in
      (select s.order_id from order_line l join sub_order s on s.id = l.sub_order_id
        where l.sku = ${article.sku} and l.cancelled = 0 limit 1)`)
    expect(await proof(article.groupId)).toBeUndefined()
  })

  it('ENGAGE-10 says nothing about prescription medicines and vaccines', async () => {
    const article = await goods.addVariant({ stock: { mumbai: 500 } })
    await onSale(article)
    await buy(article.sku, 5)
    expect(await proof(article.groupId)).toMatchObject({ buyers: 5 })
    await world.db.execute(
      sql`update product_group set product_class = 'BIO_C' where id = ${article.groupId}`,
    )
    expect(await proof(article.groupId)).toBeUndefined()
  })
})
