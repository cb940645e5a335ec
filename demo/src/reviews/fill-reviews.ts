import type pg from 'pg'
import { refreshReadModels } from '@upchar/api/modules/catalogue/index'
import {
  answerReview,
  decideReview,
  rateProduct,
} from '@upchar/api/internals/modules/reviews/index'
import { customerShopper, guestShopper } from '@upchar/api/internals/platform/identity/shopper'
import { announceChange } from '@upchar/api/platform/db/changes'
import { withLoader, type Database } from '@upchar/api/platform/db/database'
import type { FillOrdersOptions } from '../orders/fill-orders.ts'
import { openPast, type Past } from '../orders/past.ts'
import { random, type Random } from '../random.ts'
import { answers, anyProduct, ofFamily, refused } from './words.ts'

type Received = {
  order: string
  customer: string | null
  guest: string | null
  sku: string
  family: string
  at: Date
}
type Options = FillOrdersOptions & { staffId: string }

const hour = 3_600_000
/** How many still wait for staff. */
const unread = 4
/** One in so many is refused. */
const refusal = 40

/** What has arrived, one article of each product of an order, oldest first. */
async function received(client: pg.ClientBase): Promise<Received[]> {
  const { rows } = await client.query<Received>(`
    select distinct on (o.placed_at, o.id, v.group_id) o.id as "order", o.customer_id as customer, o.guest_id as guest,
      l.sku, g.family_key as family,
      (select max(c.scanned_at) from shipment h join shipment_scan c on c.shipment_id = h.id where h.sub_order_id = s.id) as at
    from "order" o join sub_order s on s.order_id = o.id join order_line l on l.sub_order_id = s.id
      join offer f on f.id = l.offer_id join variant v on v.id = f.variant_id join product_group g on g.id = v.group_id
    where s.state = 'delivered' and l.cancelled < l.quantity
      and exists (select from order_line_lot b join shipment h on h.id = b.shipment_id and h.state = 'delivered'
        where b.order_line_id = l.id)
    order by o.placed_at, o.id, v.group_id, l.sku`)
  return rows
}

const starsOf = (chance: number): number =>
  chance < 0.5 ? 5 : chance < 0.79 ? 4 : chance < 0.91 ? 3 : chance < 0.97 ? 2 : 1

function wordsOf(rng: Random, family: string, rating: number): string {
  if (rng.chance(0.2)) return ''
  const own = ofFamily.find(([families]) => families.test(family))?.[1][rating] ?? []
  return rng.pick(own.length > 0 && rng.chance(0.5) ? own : (anyProduct[rating] ?? ['']))
}

/** Writes one review as its buyer did. */
async function write(
  past: Past,
  { order, customer, guest, sku }: Received,
  { at, rating, text, showsName }: { at: Date; rating: number; text: string; showsName: boolean },
): Promise<void> {
  const shopper = customer === null ? guestShopper(guest ?? '') : customerShopper(customer)
  const done = await rateProduct(
    past(at),
    { shopper, key: undefined },
    { id: order, sku_id: sku, rating, text, show_name: showsName },
  )
  // Medicines have no reviews.
  if (!done.ok && done.error.code !== 'not_reviewable')
    throw new Error(`a review of the past: ${done.error.code}`)
}

/** Reads what buyers wrote, as staff did: publishes it, answers the unhappy, refuses a few. */
async function moderate(past: Past, client: pg.ClientBase, { now, staffId }: Options) {
  const { rows } = await client.query<{ id: string; rating: number; at: Date; text: string }>(
    `select id, rating, text, changed_at as at from review where state = 'waiting' order by changed_at, id`,
  )
  const staff = { staffId, role: 'admin', sessionId: '' } as const
  for (const [n, { id, rating, at, text }] of rows.slice(0, -unread).entries()) {
    const then = past(new Date(Math.min(at.getTime() + 5 * hour, now.getTime())))
    const decided = await decideReview(
      then,
      staff,
      id,
      text === refused.text
        ? { revision: 1, decision: 'refuse', reason: refused.reason, note: '' }
        : { revision: 1, decision: 'publish' },
    )
    if (!decided.ok) throw new Error(`a decision of the past: ${decided.error.code}`)
    if (rating > 2 || text === refused.text) continue
    const answer = { revision: 2, text: answers[n % answers.length] ?? '' }
    const answered = await answerReview(then, staff, id, answer)
    if (!answered.ok) throw new Error(`an answer of the past: ${answered.error.code}`)
  }
}

/** Reviews of the demo's delivered orders, written and read through the real use cases. Run after `fillOrders`. */
export async function fillReviews(db: Database, options: Options): Promise<void> {
  const { config, files, now } = options
  const past = openPast(config, db, files)
  await withLoader(db, async (client) => {
    for (const [n, goods] of (await received(client)).entries()) {
      const rng = random(`review ${n}`)
      const at = new Date(goods.at.getTime() + rng.between(20, 300) * hour)
      if (rng.chance(0.4) || at > now) continue
      const rating = starsOf(rng.next())
      const text = n % refusal === 7 ? refused.text : wordsOf(rng, goods.family, rating)
      await write(past, goods, { at, rating, text, showsName: rng.chance(0.6) })
    }
    await moderate(past, client, options)
    await client.query('delete from mail_message')
    await client.query(
      `select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs where task_identifier = any('{send-mail,refresh-product}')`,
    )
    const { rows } = await client.query<{ id: number }>(
      `select distinct group_id as id from review`,
    )
    await refreshReadModels(
      db,
      rows.map(({ id }) => Number(id)),
      now,
    )
  })
  await announceChange(db)
}
