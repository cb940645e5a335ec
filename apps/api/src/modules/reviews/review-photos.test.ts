import { beforeAll, describe, expect, it } from 'vitest'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { signUp } from '@upchar/testkit/customers'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { deliverOrders } from '@upchar/testkit/packing'
import { buyInCash, form, place, placed } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { multipartOf, photo } from '@upchar/testkit/uploads'
import { useWorld, type Reply, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'

const world = useWorld()
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})

async function received() {
  const { sku, groupId } = await goods.addVariant()
  const { visitor, order } = await buyInCash(world, { sku })
  await deliverOrders(world, order.order_id)
  const id = order.order_id
  return {
    visitor,
    id,
    groupId,
    number: order.order_number,
    rate: (more: Partial<BodyInput<'rateProduct'>> = {}) =>
      visitor.call('rateProduct', { body: { id, sku_id: sku, rating: 4, text: 'Good.', ...more } }),
  }
}
async function upload(visitor: Visitor, id: string, what = 'review'): Promise<string> {
  const sent = (await visitor.raw({
    method: 'POST',
    url: '/api/orders/photos',
    query: { id, for: what },
    ...multipartOf(await photo(), 'box.jpg'),
  })) as Reply<{ file: { file_id: string } }>
  expect(sent.status).toBe(200)
  return sent.body.file.file_id
}
const open = async (visitor: Visitor, url: string) => {
  const { status, headers } = await visitor.raw({ method: 'GET', url })
  return { status, type: headers['content-type'], cache: headers['cache-control'] }
}
const desk = async () => (await signedInStaff(world, 'support')).visitor
async function atDesk(staff: Visitor, q: string, state: 'waiting' | 'published' = 'waiting') {
  const [row] = (await staff.call('staffListReviews', { query: { q, state } })).body.reviews
  if (row === undefined) throw new Error('no review waits')
  return row
}
const publish = (staff: Visitor, { id, revision }: { id: string; revision: number }) =>
  staff.call('staffDecideReview', { params: { id }, body: { revision, decision: 'publish' } })
const shown = async (groupId: number) =>
  (await world.visitor().call('listReviews', { params: { id: groupId }, query: {} })).body.reviews
const publicUrl = (photoId: string) => `/api/reviews/photos/${photoId}`

describe('photos of a review', () => {
  it('ORDER-04 are seen by staff first, and by everybody once it is published', async () => {
    const { visitor, id, groupId, number, rate } = await received()
    const photos = [await upload(visitor, id), await upload(visitor, id)]
    const rated = await rate({ photos })
    expect(rated.body.product.review?.photos).toEqual(photos)
    expect((await open(world.visitor(), publicUrl(photos[0] ?? ''))).status).toBe(404)
    const staff = await desk()
    const waiting = await atDesk(staff, number)
    expect(waiting.photos.map((one) => one.id)).toEqual(photos)
    const seen = await open(staff, waiting.photos[0]?.url ?? '')
    expect(seen).toMatchObject({ status: 200, cache: 'private, no-store' })
    expect((await open(await desk(), waiting.photos[0]?.url ?? '')).status).toBe(410)
    await publish(staff, waiting)
    const [review] = await shown(groupId)
    expect(review?.photos).toEqual(photos.map(publicUrl))
    expect(await open(world.visitor(), publicUrl(photos[1] ?? ''))).toEqual({
      status: 200,
      type: 'image/jpeg',
      cache: 'public, max-age=3600',
    })
  })

  it('ORDER-04 changed, they wait for staff again; those left out are deleted', async () => {
    const { visitor, id, groupId, number, rate } = await received()
    const [first, second] = [await upload(visitor, id), await upload(visitor, id)]
    await rate({ photos: [first] })
    await publish(await desk(), await atDesk(await desk(), number))
    expect((await rate()).body.product.review).toMatchObject({ state: 'published' })
    const changed = await rate({ photos: [second] })
    expect(changed.body.product.review).toMatchObject({ state: 'waiting', photos: [second] })
    expect(await shown(groupId)).toEqual([])
    const { rows } = await world.db.execute<{ gone: boolean }>(
      sql`select deleted_at is not null as gone from stored_file where id = ${first}`,
    )
    expect(rows).toEqual([{ gone: true }])
    expect((await open(world.visitor(), publicUrl(second))).status).toBe(404)
  })

  it('ORDER-04 are the order’s own, for a review, and used once', async () => {
    const one = await received()
    const other = await received()
    const theirs = await upload(other.visitor, other.id)
    const ofReturn = await upload(one.visitor, one.id, 'return')
    for (const photos of [[theirs], [ofReturn], ['nothing']])
      expect(await one.rate({ photos })).toMatchObject({
        status: 409,
        body: { code: 'photo_unknown' },
      })
    expect(await shown(one.groupId)).toEqual([])
    const mine = await Promise.all(Array.from({ length: 5 }, () => upload(one.visitor, one.id)))
    expect((await one.rate({ photos: mine })).status).toBe(400)
  })

  it('ORDER-04 pressed twice at once, keep one set', async () => {
    const { visitor, id, rate } = await received()
    const photos = [await upload(visitor, id)]
    const twice = await Promise.all([rate({ photos }), rate({ photos })])
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    const { rows } = await world.db.execute(
      sql`select 1 from review_photo where file_id = ${photos[0] ?? ''}`,
    )
    expect(rows).toHaveLength(1)
  })

  it('AUTH-12 are erased with the account', async () => {
    const { visitor, password } = await signUp(world)
    const { sku } = await goods.addVariant()
    await visitor.call('updateCart', {
      body: { type: 'ADD', product: { sku_id: sku, quantity: 1 }, pincode: '400001' },
    })
    const { body } = await visitor.call('createCheckout', {
      query: { source: 'cart' },
      body: { form: form(), request_key: `rate-${sku}` },
    })
    const { order_id: id } = placed(await place(visitor, body.checkout))
    await deliverOrders(world, id)
    const photoId = await upload(visitor, id)
    await visitor.call('rateProduct', {
      body: { id, sku_id: sku, rating: 4, photos: [photoId] },
    })
    const kept = async () => {
      const { rows } = await world.db
        .execute(sql`select 1 from review_photo where file_id = ${photoId}
        union all select 1 from stored_file where id = ${photoId} and deleted_at is null`)
      return rows.length
    }
    expect(await kept()).toBe(2)
    const closed = await visitor.call('deactivateAccount', { body: { current_password: password } })
    expect(closed.status).toBe(200)
    expect(await kept()).toBe(0)
  })
})

it('ORDER-04 the answer stands in the seller’s name, with its day', async () => {
  const { groupId, number, rate } = await received()
  await rate()
  const staff = await desk()
  await publish(staff, await atDesk(staff, number))
  const row = await atDesk(staff, number, 'published')
  expect(row.seller).not.toBe('')
  await staff.call('staffAnswerReview', {
    params: { id: row.id },
    body: { revision: row.revision, text: 'We changed the box.' },
  })
  const [review] = await shown(groupId)
  expect(review).toMatchObject({
    answer: 'We changed the box.',
    answered_by: row.seller,
    answered_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  })
})
