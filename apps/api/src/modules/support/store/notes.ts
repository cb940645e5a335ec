import { eq, sql } from '../../../platform/db/sql.ts'
import type { Handle } from '../../../platform/db/database.ts'
import { variant } from '../../catalogue/tables.ts'
import { feedback, notifyRequest } from '../tables.ts'

export type FeedbackRow = typeof feedback.$inferSelect

export async function isSkuKnown(handle: Handle, sku: string): Promise<boolean> {
  const rows = await handle
    .select({ id: variant.id })
    .from(variant)
    .where(eq(variant.sku, sku))
    .limit(1)
  return rows.length > 0
}

/** Stores feedback; the last answer under an id counts. */
export async function putFeedback(handle: Handle, row: FeedbackRow): Promise<void> {
  await handle
    .insert(feedback)
    .values(row)
    .onConflictDoUpdate({
      target: feedback.id,
      set: { rating: row.rating, helpful: row.helpful, comment: row.comment },
    })
}

/** Stores a notification request; idempotent. */
export async function insertNotifyRequest(
  handle: Handle,
  row: typeof notifyRequest.$inferInsert,
): Promise<void> {
  await handle
    .insert(notifyRequest)
    .values(row)
    .onConflictDoNothing({
      target: [notifyRequest.sku, notifyRequest.email, notifyRequest.pincode],
    })
}

export type NotifyRequest = {
  id: string
  sku: string
  email: string
  pincode: string
  title: string
  slug: string
  moq: number
}

/** Notification requests, oldest first; `after` is the cursor. */
export async function selectNotifyRequests(
  handle: Handle,
  after: string,
  limit: number,
): Promise<NotifyRequest[]> {
  const { rows } = await handle.execute<NotifyRequest>(sql`
    select n.id, n.sku, n.email, n.pincode, g.title || ', ' || v.option_label as title, g.slug, o.moq
    from notify_request n join variant v on v.sku = n.sku and v.active join offer o on o.variant_id = v.id and o.active join product_group g on g.id = v.group_id and g.active
    where n.id > ${after}::uuid order by n.id limit ${limit}`)
  return rows
}

/** Removes a request from the list: true for exactly one caller. */
export async function deleteNotifyRequest(handle: Handle, id: string): Promise<boolean> {
  const taken = await handle
    .delete(notifyRequest)
    .where(eq(notifyRequest.id, id))
    .returning({ id: notifyRequest.id })
  return taken.length > 0
}
