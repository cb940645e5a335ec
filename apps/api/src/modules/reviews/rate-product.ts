import type { Body, Query } from '@upchar/contract/schema/endpoints'
import { firstNameOf, mayReview, reviewEnds } from '@upchar/kernel/reviews'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction, type Transaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { newId } from '../../platform/ids.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import { findToCancel, mayCancel, orderNotFound, type OrderCaller } from '../orders/index.ts'
import { notDelivered, notReviewable, photoUnknown, reviewClosed } from './errors.ts'
import { changePhotos } from './photos.ts'
import {
  changeReview,
  findOfOrder,
  insertReview,
  selectDelivered,
  selectDeliveredTo,
  selectOfOrders,
  type Delivered,
  type Review,
} from './store/reviews.ts'
import { photosOf } from './store/photos.ts'
import { settleRating } from './settle-rating.ts'
import { forgetVotes } from './store/shown.ts'
import { ratedView } from './view.ts'

/** What the caller may rate, which is whose order they may cancel, with the reviews so far (ORDER-04). */
export async function getProductRatings(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  caller: OrderCaller,
  { id }: Query<'getProductRatings'>,
): Promise<HandlerResult<'getProductRatings'>> {
  if (id !== undefined) {
    const order = await findToCancel(db, id, false)
    if (order === undefined || !mayCancel(order, caller)) return orderNotFound()
  }
  const delivered = await deliveredTo(db, caller.shopper, id)
  const products = delivered.filter(({ productClass }) => mayReview(productClass))
  const reviews = await selectOfOrders(db, [...new Set(products.map(({ orderId }) => orderId))])
  const photos = await photosOf(
    db,
    reviews.map((one) => one.id),
  )
  return ok({
    success: true,
    products: products.map((product) => {
      const review = reviews.find(
        (one) => one.orderId === product.orderId && one.groupId === product.groupId,
      )
      return ratedView(product, review, photos.get(review?.id ?? '') ?? [], clock.now())
    }),
  })
}

function deliveredTo(
  db: Context['db'],
  shopper: Shopper,
  orderId: string | undefined,
): Promise<Delivered[]> {
  if (orderId !== undefined) return selectDelivered(db, orderId)
  return shopper.kind === 'customer' ? selectDeliveredTo(db, shopper.id) : Promise.resolve([])
}

type Wish = Pick<Body<'rateProduct'>, 'sku_id' | 'rating' | 'text' | 'show_name' | 'photos'>

/** The first review of a product of an order. Its buyer's name is stored only where it is to be shown. */
async function write(
  context: Context,
  tx: Transaction,
  product: Delivered,
  { sku_id, rating, text, show_name, photos = [] }: Wish,
  at: Date,
): Promise<ReturnType<typeof photoUnknown> | ReturnType<typeof ok<undefined>>> {
  const id = newId()
  await insertReview(tx, {
    id,
    groupId: product.groupId,
    orderId: product.orderId,
    sku: sku_id,
    rating,
    text,
    name: show_name ? firstNameOf(product.fullName) : '',
    createdAt: at,
    changedAt: at,
  })
  return (await changePhotos(context, tx, { id, orderId: product.orderId }, [...new Set(photos)]))
    ? ok(undefined)
    : photoUnknown()
}

/** New stars, words or photos wait for staff again; the answer and the votes were about the old ones, and go. */
async function rewrite(
  context: Context,
  tx: Transaction,
  product: Delivered,
  review: Review,
  { rating, text, show_name, photos }: Wish,
  at: Date,
): Promise<
  | ReturnType<typeof reviewClosed>
  | ReturnType<typeof photoUnknown>
  | ReturnType<typeof ok<undefined>>
> {
  const name = show_name ? firstNameOf(product.fullName) : ''
  const before = (await photosOf(tx, [review.id])).get(review.id) ?? []
  const wanted = [...new Set(photos ?? before)]
  if (rating === review.rating && text === review.text && wanted.join() === before.join()) {
    if (name !== review.name) await changeReview(tx, review.id, { name })
    return ok(undefined)
  }
  if (at >= reviewEnds(review.createdAt)) return reviewClosed()
  if (!(await changePhotos(context, tx, review, wanted))) return photoUnknown()
  await changeReview(tx, review.id, {
    rating,
    text,
    name,
    state: 'waiting',
    reason: null,
    note: '',
    answer: '',
    answeredAt: null,
    decidedBy: null,
    decidedAt: null,
    changedAt: at,
  })
  if (review.state === 'published') await settleRating(tx, review.groupId)
  await forgetVotes(tx, review.id)
  return ok(undefined)
}

/**
 * ORDER-04: rates a product that an order delivered, once for each order, and changes the review for 30 days. The order's lock makes
 * two presses wait for each other: the second one finds the review of the first.
 */
export async function rateProduct(
  context: Context,
  caller: OrderCaller,
  body: Body<'rateProduct'>,
): Promise<HandlerResult<'rateProduct'>> {
  const at = context.clock.now()
  const rated = await decideInTransaction(context.db, async (tx) => {
    const order = await findToCancel(tx, body.id, true)
    if (order === undefined || !mayCancel(order, caller)) return orderNotFound()
    const delivered = await selectDelivered(tx, order.id)
    const product = delivered.find(({ skus }) => skus.includes(body.sku_id))
    if (product === undefined) return notDelivered()
    if (!mayReview(product.productClass)) return notReviewable()
    const known = await findOfOrder(tx, order.id, product.groupId)
    const written =
      known === undefined
        ? await write(context, tx, product, body, at)
        : await rewrite(context, tx, product, known, body, at)
    if (!written.ok) return written
    const stored = await findOfOrder(tx, order.id, product.groupId)
    const photos =
      stored === undefined ? [] : ((await photosOf(tx, [stored.id])).get(stored.id) ?? [])
    return ok(ratedView(product, stored, photos, at))
  })
  if (!rated.ok) return rated
  const { review } = rated.value
  return ok({
    success: true,
    message:
      review?.state === 'published'
        ? 'Your review is saved.'
        : 'Thank you. We show your review once somebody has read it.',
    product: rated.value,
  })
}
