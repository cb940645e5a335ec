import { sql } from 'drizzle-orm'
import { inTransaction, type Database } from '@upchar/api/platform/db/database'

/**
 * Copies a checkout that stands at the gateway, with stock for each copy. `paid`: the gateway has captured the
 * money, and no message of it arrived.
 */
export async function copyCheckout(
  db: Database,
  checkoutId: string,
  copies: number,
  { paid }: { paid: boolean },
): Promise<void> {
  const original = sql`${checkoutId}::uuid`
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`create temporary table copied on commit drop as
      select gen_random_uuid() as id, gen_random_uuid() as order_id,
        'order_' || substr(md5(n::text || ${checkoutId}), 1, 14) as provider,
        'pay_' || substr(md5(n::text || ${checkoutId}), 1, 14) as paid
      from generate_series(1, ${copies}::int) n`)
    await tx.execute(sql`insert into checkout
      select (jsonb_populate_record(c, jsonb_build_object('id', copied.id, 'request_key', copied.id,
          'purchase_id', copied.id))).*
      from checkout c, copied where c.id = ${original}`)
    await tx.execute(sql`with needed as (select lot_id, quantity * ${copies}::int as quantity
        from stock_hold where checkout_id = ${original}),
      moved as (update lot l set on_hand = on_hand + quantity from needed where l.id = lot_id)
      insert into stock_movement (lot_id, quantity, reason, reference, at)
      select lot_id, quantity, 'adjustment', 'copies', now() from needed`)
    await tx.execute(sql`insert into stock_hold (checkout_id, lot_id, offer_id, quantity, state, expires_at)
      select copied.id, lot_id, offer_id, quantity, state, expires_at
      from stock_hold, copied where checkout_id = ${original}`)
    await tx.execute(sql`insert into payment_order
      select (jsonb_populate_record(o, jsonb_build_object('id', copied.order_id,
        'checkout_id', copied.id, 'provider_order_id', copied.provider))).*
      from payment_order o, copied where o.checkout_id = ${original}`)
    if (!paid) return
    await tx.execute(sql`insert into sandbox_gateway_order (id, amount_paise, receipt, status, created_at)
      select copied.provider, o.amount_paise, copied.id::text, 'paid', o.created_at
      from payment_order o, copied where o.checkout_id = copied.id`)
    await tx.execute(sql`insert into sandbox_gateway_payment (id, order_id, amount_paise, method, status, created_at)
      select copied.paid, copied.provider, o.amount_paise, 'upi', 'captured', o.created_at
      from payment_order o, copied where o.checkout_id = copied.id`)
  })
}
