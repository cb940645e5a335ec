import { sql } from '../../platform/db/sql.ts'
import type { Handle } from '../../platform/db/database.ts'

type OrderMail = {
  subject: string
  orderId: string
  guestId: string | null
  customerId: string | null
}

/** A mail to the buyer about an order, with whose the order is; undefined: about none, or to somebody else. */
export async function findOrderMail(
  handle: Handle,
  messageId: string,
): Promise<OrderMail | undefined> {
  const { rows } = await handle.execute<OrderMail>(sql`
    select m.subject, o.id as "orderId", o.guest_id as "guestId", o.customer_id as "customerId"
    from mail_message m join "order" o on o.id = m.order_id
    where m.id = ${messageId} and m.to_address = o.form->>'email'`)
  return rows[0]
}
