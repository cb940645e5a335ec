import type { ReviewState } from '@upchar/kernel/reviews'
import { and, asc, desc, eq, or, sql, type SQL } from '../../../platform/db/sql.ts'
import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { likeLiteral } from '../../../platform/db/like.ts'
import { countLimit, rowsOf, type Page } from '../../../platform/db/paging.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'
import { ownerColumn, type Shopper } from '../../../platform/identity/shopper.ts'
import { order } from '../../orders/tables.ts'
import { productGroup } from '../../catalogue/tables.ts'
import { review } from '../tables.ts'

export type Review = typeof review.$inferSelect
export type NewReview = typeof review.$inferInsert

/** A product of an order whose parcel has arrived; several articles of one product are one row. */
export type Delivered = {
  orderId: string
  orderNumber: string
  fullName: string
  groupId: number
  productClass: string
  /** All articles of the product that the order delivered. */
  skus: string[]
  title: string
  slug: string
  family: string
}

/** Goods that came back stay rateable: their buyer had them. */
const arrived = `('delivered', 'return_requested', 'return_picked', 'returned')`

const deliveredText = (which: string) => `
  select o.id as "orderId", o.number as "orderNumber", o.form ->> 'fullName' as "fullName", g.id as "groupId",
    g.product_class as "productClass", array_agg(distinct l.sku) as skus, g.title, g.slug, g.family_key as family
  from "order" o join sub_order s on s.order_id = o.id join order_line l on l.sub_order_id = s.id
    join offer f on f.id = l.offer_id join variant v on v.id = f.variant_id join product_group g on g.id = v.group_id
  where ${which} and l.cancelled < l.quantity and exists (select from shipment h
    where h.sub_order_id = s.id and h.state in ${arrived} and exists (select from order_line_lot b
      where b.order_line_id = l.id and b.shipment_id = h.id))
  group by o.id, g.id order by o.placed_at desc, g.title`

const ofOrder = {
  name: 'reviews-delivered-of-order',
  text: deliveredText('o.id = $1::uuid'),
}
const ofCustomer = {
  name: 'reviews-delivered-of-customer',
  text: `${deliveredText('o.customer_id = $1')} limit 50`,
}

/** What an order delivered. */
export const selectDelivered = (handle: Handle, orderId: string): Promise<Delivered[]> =>
  queryPrepared<Delivered>(handle, ofOrder, [orderId])

/** What a customer's newest orders delivered. */
export const selectDeliveredTo = (handle: Handle, customerId: string): Promise<Delivered[]> =>
  queryPrepared<Delivered>(handle, ofCustomer, [customerId])

/** The reviews of orders. */
export const selectOfOrders = (handle: Handle, orderIds: readonly string[]): Promise<Review[]> =>
  orderIds.length === 0
    ? Promise.resolve([])
    : handle
        .select()
        .from(review)
        .where(sql`${review.orderId} = any(${sql.param([...orderIds])}::uuid[])`)

/** The review of a product of an order; the caller has locked the order. */
export async function findOfOrder(
  tx: Transaction,
  orderId: string,
  groupId: number,
): Promise<Review | undefined> {
  const [row] = await tx
    .select()
    .from(review)
    .where(and(eq(review.orderId, orderId), eq(review.groupId, groupId)))
    .for('update')
  return row
}

/** Stores a first review. */
export async function insertReview(tx: Transaction, row: NewReview): Promise<void> {
  await tx.insert(review).values(row)
}

/** Changes a review; its revision goes up with it. */
export async function changeReview(
  tx: Transaction,
  id: string,
  change: Partial<Omit<NewReview, 'id' | 'orderId' | 'groupId' | 'revision'>>,
): Promise<void> {
  await tx
    .update(review)
    .set({ ...change, revision: sql`${review.revision} + 1` })
    .where(eq(review.id, id))
}

/** Takes the first names off a shopper's reviews. */
export async function forgetNames(tx: Transaction, { kind, id }: Shopper): Promise<void> {
  await tx.execute(sql`update review set name = '', revision = revision + 1
    where name <> '' and order_id in (select id from "order" where ${sql.identifier(ownerColumn[kind])} = ${id})`)
}

export async function lockReview(tx: Transaction, id: string): Promise<Review | undefined> {
  const [row] = await tx.select().from(review).where(eq(review.id, id)).for('update')
  return row
}

/** A review as staff see it. */
export type DeskReview = {
  review: Review
  title: string
  slug: string
  orderNumber: string
  /** Who sold it. */
  seller: string
}
export type ReviewFilter = { state: ReviewState; q?: string | undefined }

function matching(q: string | undefined): SQL | undefined {
  const text = q?.trim() ?? ''
  if (text === '') return undefined
  const like = `%${likeLiteral(text)}%`
  return or(
    eq(order.number, text.toUpperCase()),
    eq(review.sku, text.toUpperCase()),
    sql`${productGroup.title} ilike ${like}`,
    sql`${review.text} ilike ${like}`,
  )
}

const where = ({ state, q }: ReviewFilter) => and(eq(review.state, state), matching(q))

/** The trade name of who sold what a review is about. */
export const sellerOf = sql<string>`coalesce((select w.trade_name from sub_order s join order_line l on l.sub_order_id = s.id
  join seller w on w.id = s.seller_id
  where s.order_id = review.order_id and l.sku = review.sku limit 1), '')`

const deskRows = (handle: Handle) =>
  handle
    .select({
      review,
      title: productGroup.title,
      slug: productGroup.slug,
      orderNumber: order.number,
      seller: sellerOf,
    })
    .from(review)
    .innerJoin(productGroup, eq(productGroup.id, review.groupId))
    .innerJoin(order, eq(order.id, review.orderId))

/** A page of reviews: waiting ones by how long they wait, others newest first. */
export function selectForDesk(handle: Handle, filter: ReviewFilter & Page): Promise<DeskReview[]> {
  const { offset, limit } = rowsOf(filter)
  const by = filter.state === 'waiting' ? asc : desc
  return deskRows(handle)
    .where(where(filter))
    .orderBy(by(review.changedAt), by(review.id))
    .offset(offset)
    .limit(limit)
}

export async function findForDesk(handle: Handle, id: string): Promise<DeskReview | undefined> {
  const [row] = await deskRows(handle).where(eq(review.id, id))
  return row
}

/** How many match, counted to one more than a list shows. */
export async function countForDesk(handle: Handle, filter: ReviewFilter): Promise<number> {
  const found = handle
    .select({ one: sql`1`.as('one') })
    .from(review)
    .innerJoin(productGroup, eq(productGroup.id, review.groupId))
    .innerJoin(order, eq(order.id, review.orderId))
    .where(where(filter))
    .limit(countLimit)
    .as('found')
  const [row] = await handle.select({ count: sql<number>`count(*)::int` }).from(found)
  return row?.count ?? 0
}
