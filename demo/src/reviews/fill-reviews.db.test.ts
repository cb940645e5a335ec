import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { fillOrders } from '../orders/fill-orders.ts'
import { fillPeople } from '../people/fill-people.ts'
import { fillReviews } from './fill-reviews.ts'
import { toggleDevelopmentAdmin } from '@upchar/api/modules/staff/index'
import { useWorld } from '@upchar/testkit/world'

const world = useWorld()
beforeAll(async () => {
  await toggleDevelopmentAdmin(world.context)
  const { files, config } = world.context
  const [now, staffId] = [world.clock.now(), 'development-admin']
  await fillPeople(world.db, { files, now, staffId })
  await fillOrders(world.db, { config, files, now })
  await fillReviews(world.db, { config, files, now, staffId })
})

const rows = async <R extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await world.db.execute<R>(query)).rows

describe('demo reviews', () => {
  it('ORDER-04 are real rows in every state, most of them with a text, none from the future', async () => {
    const [found] = await rows<Record<string, number>>(sql`
      select count(*) filter (where state = 'published')::int as published, count(*) filter (where state = 'waiting')::int as waiting,
        count(*) filter (where state = 'refused')::int as refused, count(*) filter (where text <> '')::int as written,
        count(*) filter (where name <> '')::int as named, count(*) filter (where answer <> '')::int as answered,
        count(*) filter (where changed_at > ${world.clock.now().toISOString()}::timestamptz)::int as future from review`)
    expect(found?.['published']).toBeGreaterThan(40)
    for (const kind of ['waiting', 'refused', 'written', 'named', 'answered'])
      expect(found?.[kind], kind).toBeGreaterThan(0)
    expect(found?.['future']).toBe(0)
  })

  it('UI-10 DATA-14 alone make the ratings of cards', async () => {
    const wrong = await rows(sql`
      select r.group_id from product_read r left join (select group_id, count(*)::int as count,
        round(avg(rating), 1) as average from review where state = 'published' group by 1) v on v.group_id = r.group_id
      where (r.card::json ->> 'product_reviews_count')::int <> coalesce(v.count, 0)
        or (r.card::json ->> 'product_rating')::numeric <> coalesce(v.average, 0)`)
    expect(wrong).toEqual([])
    const [{ most } = { most: 0 }] = await rows<{ most: number }>(
      sql`select count(distinct group_id)::int as most from review where state = 'published'`,
    )
    const { body } = await world
      .visitor()
      .call('listProducts', { query: { sort: 'rating', limit: 60 } })
    const shown = body.products.map((card) => [card.product_rating, card.product_reviews_count])
    expect(shown.filter(([rating]) => rating !== 0).length).toBe(Math.min(60, most))
    expect(shown).toEqual(shown.toSorted(([a = 0, n = 0], [b = 0, m = 0]) => b - a || m - n))
  })

  it('leave no mails and jobs', async () => {
    expect(await rows(sql`select id from mail_message`)).toEqual([])
    expect(
      await rows(
        sql`select task_identifier from graphile_worker.jobs where task_identifier in ('send-mail', 'refresh-product')`,
      ),
    ).toEqual([])
  })
})
