import { sql } from 'drizzle-orm'
import type { APIRequestContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Database } from '@upchar/api/platform/db/database'
import type { Visit } from './browser.ts'
import { buyable, orderByCash } from './buying.ts'

/** A buyer rates a product that has arrived, and staff publish it. */
export async function publishReview(
  db: Database,
  origin: string,
  { buyer, admin }: { buyer: Page; admin: Visit },
): Promise<void> {
  const { sku } = await buyable(origin)
  const { track_url: track } = await orderByCash(buyer, sku)
  const [, order = ''] = /order\/([^/]+)/.exec(track) ?? []
  await db.execute(sql`update shipment set state = 'delivered'
    where sub_order_id in (select id from sub_order where order_id = ${order}::uuid)`)
  const post = async (of: APIRequestContext, path: string, data: object) => {
    const answer = await of.post(`${origin}/api/${path}`, { data })
    expect(answer.status(), await answer.text()).toBe(200)
  }
  await post(buyer.request, 'order-product-rating', {
    id: order,
    key: new URL(track, origin).searchParams.get('key') ?? '',
    sku_id: sku,
    rating: 5,
    text: 'Fits well and does not tear.',
  })
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from review where order_id = ${order}::uuid`,
  )
  await post(admin.context.request, `staff/reviews/${rows[0]?.id}/decision`, {
    revision: 1,
    decision: 'publish',
  })
}
