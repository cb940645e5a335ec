import { NOT_PROMOTED } from '@upchar/kernel/buying-rules'
import type { NoticeKind } from '@upchar/kernel/notices'
import { count, eq, sql } from '../../../platform/db/sql.ts'
import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { noticeStop, notifyRequest } from '../tables.ts'

/** Locks an address until the transaction ends, so that it can't exceed its limit. */
export async function lockNotices(tx: Transaction, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`notices ${email}`}, 0))`)
}

/** Stores a request; one that waits already stays as it was asked for. */
export async function insertNotifyRequest(
  handle: Handle,
  row: typeof notifyRequest.$inferInsert,
): Promise<void> {
  await handle
    .insert(notifyRequest)
    .values(row)
    .onConflictDoNothing({
      target: [notifyRequest.sku, notifyRequest.email, notifyRequest.pincode, notifyRequest.about],
    })
}

export type NotifyRequest = {
  id: string
  sku: string
  email: string
  pincode: string
  about: NoticeKind
  pricePaise: number | null
  title: string
  slug: string
  moq: number
}

/** Requests for goods on sale that may be promoted, oldest first; `after` is the cursor. */
export async function selectNotifyRequests(
  handle: Handle,
  after: string,
  limit: number,
): Promise<NotifyRequest[]> {
  const { rows } = await handle.execute<NotifyRequest>(sql`
    select n.id, n.sku, n.email, n.pincode, n.about, n.price_paise::float8 as "pricePaise",
      concat_ws(', ', g.title, nullif(v.option_label, '')) as title, g.slug, o.moq
    from notify_request n join offer o on o.seller_sku = n.sku and o.active join variant v on v.id = o.variant_id and v.active join product_group g on g.id = v.group_id and g.active
    where n.id > ${after}::uuid and g.product_class <> all(array[${sql.join(
      NOT_PROMOTED.map((barred) => sql`${barred}`),
      sql`, `,
    )}]::text[])
    order by n.id limit ${limit}`)
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

/** How many mails an address waits for. */
export async function countNotices(handle: Handle, email: string): Promise<number> {
  const [row] = await handle
    .select({ waiting: count() })
    .from(notifyRequest)
    .where(eq(notifyRequest.email, email))
  return row?.waiting ?? 0
}

/** Ends all that an address waits for. */
export async function deleteNotices(handle: Handle, email: string): Promise<void> {
  await handle.delete(notifyRequest).where(eq(notifyRequest.email, email))
}

export async function isStopped(handle: Handle, emailHash: string): Promise<boolean> {
  const rows = await handle
    .select({ at: noticeStop.stoppedAt })
    .from(noticeStop)
    .where(eq(noticeStop.emailHash, emailHash))
  return rows.length > 0
}

export async function insertStop(handle: Handle, emailHash: string, at: Date): Promise<void> {
  await handle.insert(noticeStop).values({ emailHash, stoppedAt: at }).onConflictDoNothing()
}

export async function deleteStop(handle: Handle, emailHash: string): Promise<void> {
  await handle.delete(noticeStop).where(eq(noticeStop.emailHash, emailHash))
}
