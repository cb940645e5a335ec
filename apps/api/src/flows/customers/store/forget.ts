import { isLostDevice } from '../../../modules/pushes/index.ts'
import { sql, type SQL } from '../../../platform/db/sql.ts'
import type { Handle } from '../../../platform/db/database.ts'

export type Forgettable =
  | 'carts'
  | 'checkouts'
  | 'mails'
  | 'webhooks'
  | 'unread_webhooks'
  | 'webhook_deliveries'
  | 'searches'
  | 'help'
  | 'complaints'
  | 'notices'
  | 'events'
  | 'quotations'
  | 'pushes'
  | 'shared_carts'
  | 'compared'
  | 'wished'
  | 'views'
  | 'consents'
  | 'codes'
  | 'proofs'
  | 'texts'
  | 'phones'
  | 'counters'
  | 'sessions'
  | 'staff_sessions'
  | 'seller_sessions'
  | 'staff_presence'

/** The webhook fields that `wire.ts` reads; all others may identify the payer. */
const used = (entity: 'payment' | 'refund', keys: string): SQL => sql`jsonb_build_object('entity', (
  select jsonb_object_agg(key, value) from jsonb_each(case
    when jsonb_typeof(payload #> ${`{payload,${entity},entity}`}) = 'object' then payload #>
    ${`{payload,${entity},entity}`} else '{}' end)
  where key = any(${keys}::text[])))`
const reduced = sql`jsonb_strip_nulls(jsonb_build_object('event', payload -> 'event', 'payload', jsonb_build_object(
  'payment', ${used('payment', '{id,order_id,amount,currency,method,status,error_reason}')},
    'refund', ${used('refund', '{id,payment_id,amount,status}')})))`

/** Each statement erases at most `limit` rows older than `before`; the row count says how many. */
const statements: Record<Forgettable, (before: SQL, limit: number) => SQL> = {
  carts: (before, limit) =>
    sql`delete from cart where id in (select id from cart where guest_id is not null
      and updated_at < ${before} limit ${limit} for update skip locked)`,
  // Leaves checkouts with a payment, a pending payment, a transfer to be looked at or held stock:
  // others finish these first.
  checkouts: (before, limit) => sql`
    with old as (select c.id from checkout c where c.created_at < ${before}
        and not exists (select 1 from "order" o where o.checkout_id = c.id)
        and not exists (select 1 from payment_order p where p.checkout_id = c.id
          and (p.state <> 'expired' or exists (select 1 from payment where payment_order_id = p.id)
            or exists (select 1 from bank_credit b where b.payment_order_id = p.id and b.state = 'waiting')))
        and not exists (select 1 from stock_hold h where h.checkout_id = c.id and h.state = 'held')
        limit ${limit} for update skip locked),
      holds as (delete from stock_hold where checkout_id in (select id from old)),
      unpaid as (select id from payment_order where checkout_id in (select id from old)),
      refused as (delete from bank_credit where payment_order_id in (select id from unpaid)),
      requests as (delete from payment_request where payment_order_id in (select id from unpaid)),
      asked as (delete from payment_order where id in (select id from unpaid)),
      draws as (delete from credit_draw where checkout_id in (select id from old))
    delete from checkout where id in (select id from old)`,
  mails: (
    before,
    limit,
  ) => sql`update mail_message set text = '', html = '', attachments = '[]', stop_url = null
    where id in (select id from mail_message where created_at < ${before}
      and (text <> '' or html <> '') limit ${limit})`,
  webhooks: (before, limit) => sql`update webhook_event e set payload = old.kept
    from (select event_id, ${reduced} as kept from webhook_event where received_at < ${before}
      and payload <> ${reduced} limit ${limit}) old
    where e.event_id = old.event_id`,
  webhook_deliveries: (before, limit) =>
    sql`delete from webhook_delivery where id in (select id from webhook_delivery where created_at < ${before} limit ${limit})`,
  unread_webhooks: (before, limit) =>
    sql`delete from unread_webhook where id in (select id from unread_webhook where received_at < ${before} limit ${limit})`,
  searches: (before, limit) =>
    sql`delete from search_log where id in (select id from search_log where at < ${before} limit ${limit})`,
  help: (before, limit) => sql`
    with t as (delete from support_ticket where id in (select id from support_ticket
      where created_at < ${before} and kind <> 'complaint' limit ${limit}) returning 1),
      f as (delete from feedback where id in (select id from feedback where created_at < ${before}
        limit ${limit}) returning 1)
    select 1 from t union all select 1 from f`,
  complaints: (before, limit) =>
    sql`delete from support_ticket where id in (select id from support_ticket
      where created_at < ${before} and kind = 'complaint' and state = 'closed' limit ${limit})`,
  notices: (before, limit) =>
    sql`delete from notify_request where id in (select id from notify_request where created_at < ${before} limit ${limit})`,
  events: (before, limit) =>
    sql`delete from event_registration where id in (select id from event_registration where event_ends_at < ${before} limit ${limit})`,
  quotations: (before, limit) =>
    sql`delete from quotation where id in (select id from quotation where made_at < ${before} limit ${limit})`,
  // Guests only; a customer's end with the account, when the browser ends them, or before the session is forgotten that was ended for safety.
  pushes: (before, limit) =>
    sql`delete from push_subscription where id in (select id from push_subscription
      where created_at < ${before} and customer_id is null or ${isLostDevice} limit ${limit})`,
  shared_carts: (before, limit) =>
    sql`delete from shared_cart where key_hash in (select key_hash from shared_cart
      where expires_at < ${before} limit ${limit})`,
  // Guests only; a customer's stays with the account.
  compared: (before, limit) =>
    sql`delete from compare_item where id in (select id from compare_item
      where added_at < ${before} and customer_id is null limit ${limit})`,
  wished: (before, limit) =>
    sql`delete from wishlist_item where id in (select id from wishlist_item
      where added_at < ${before} and customer_id is null limit ${limit})`,
  views: (before, limit) =>
    sql`delete from product_view where ctid = any(array(select ctid from product_view
      where at < ${before} limit ${limit}))`,
  // An account's stay with it: they still count.
  consents: (before, limit) =>
    sql`delete from consent_record where id in (select id from consent_record
      where at < ${before} and customer_id is null limit ${limit})`,
  codes: (before, limit) =>
    sql`delete from one_time_code where ctid = any(array(select ctid from one_time_code
      where expires_at < ${before} limit ${limit}))`,
  proofs: (before, limit) =>
    sql`delete from email_proof where ctid = any(array(select ctid from email_proof
      where expires_at < ${before} limit ${limit}))`,
  texts: (before, limit) =>
    sql`delete from sms_message where id in (select id from sms_message where created_at < ${before} limit ${limit})`,
  phones: (before, limit) =>
    sql`delete from phone_proof where id in (select id from phone_proof where code_until < ${before} limit ${limit})`,
  counters: (before, limit) =>
    sql`delete from attempt_counter where ctid = any(array(select ctid from attempt_counter
      where expires_at < ${before} limit ${limit}))`,
  // Sessions that nobody signed out expire by time.
  sessions: (before, limit) =>
    sql`delete from customer_session where id in (select id from customer_session
      where least(ended_at, expires_at) < ${before} limit ${limit})`,
  staff_sessions: (before, limit) =>
    sql`delete from staff_session where id in (select id from staff_session
      where expires_at < ${before} limit ${limit})`,
  seller_sessions: (before, limit) =>
    sql`delete from seller_session where id in (select id from seller_session
      where expires_at < ${before} limit ${limit})`,
  staff_presence: (before, limit) =>
    sql`delete from staff_presence where ctid = any(array(select ctid from staff_presence
      where seen_at < ${before} limit ${limit}))`,
}

/** Erases one batch; returns the number of rows. */
export async function forgetBefore(
  handle: Handle,
  what: Forgettable,
  before: Date,
  limit: number,
): Promise<number> {
  const { rowCount } = await handle.execute(
    statements[what](sql`${before.toISOString()}::timestamptz`, limit),
  )
  return rowCount ?? 0
}
