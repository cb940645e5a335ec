import { sql } from '../../../platform/db/sql.ts'
import type { Transaction } from '../../../platform/db/database.ts'
import { newId, sha256 } from '../../../platform/ids.ts'
import { ownerColumn, type Shopper } from '../../../platform/identity/shopper.ts'
import type { LineToAdd } from './write.ts'

/** Locks the shopper's cart, if there is one, against other adds. */
export async function lockCart(tx: Transaction, { kind, id }: Shopper): Promise<void> {
  await tx.execute(sql`select 1 from cart where ${sql.raw(ownerColumn[kind])} = ${id} for update`)
}

/** Locks the cart that the shopper may not have yet, against others who fill it up. */
export async function lockFilling(tx: Transaction, { kind, id }: Shopper): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`cart ${kind} ${sha256(id)}`}, 0))`,
  )
}

/** Says on lines of the shopper's cart what a merge could not bring. */
export async function noteLines(
  tx: Transaction,
  { kind, id }: Shopper,
  notes: readonly { offerId: number; note: string }[],
): Promise<void> {
  await tx.execute(sql`update cart_line l set merge_note = n.note
    from jsonb_to_recordset(${JSON.stringify(notes)}::jsonb) as n("offerId" bigint, note text)
    where l.offer_id = n."offerId"
      and l.cart_id = (select id from cart where ${sql.raw(ownerColumn[kind])} = ${id})`)
}

/**
 * Creates the cart if needed and adds to its lines as `addLine` does, any number in one statement. An offer stands among them once.
 * The lines keep the given order.
 */
export async function addManyLines(
  tx: Transaction,
  { kind, id }: Shopper,
  lines: readonly Omit<LineToAdd, 'at' | 'engravingName'>[],
  at: Date,
): Promise<void> {
  const column = sql.raw(ownerColumn[kind])
  const now = sql`${at.toISOString()}::timestamptz`
  await tx.execute(sql`
    with n as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(lines.map((line, place) => ({ ...line, place })))}::jsonb) as
        r("offerId" bigint, quantity int, "maxOq" int, "shelfLifeMonths" smallint, "pricePaise" bigint, "volumePrices" jsonb, deal jsonb, place int)
    ), c as (
      insert into cart (id, ${column}, created_at, updated_at) values (${newId()}, ${id}, ${now}, ${now})
      on conflict (${column}) do update set updated_at = excluded.updated_at returning id
    )
    insert into cart_line (cart_id, offer_id, quantity, shelf_life_months, seen_price_paise, seen_volume_prices, seen_deal, added_at)
    select c.id, n."offerId", n.quantity, n."shelfLifeMonths", n."pricePaise", nullif(n."volumePrices", 'null'), nullif(n.deal, 'null'),
      ${now} + n.place * interval '1 ms' from c, n
    on conflict (cart_id, offer_id) do update set
      quantity = case when cart_line.gift then excluded.quantity else greatest(cart_line.quantity,
        least(cart_line.quantity + excluded.quantity, (select "maxOq" from n where n."offerId" = excluded.offer_id))) end,
      gift = false, merge_note = null, shelf_life_months = greatest(cart_line.shelf_life_months, excluded.shelf_life_months),
      seen_price_paise = case when cart_line.price_held_until > ${now} then cart_line.seen_price_paise
        else excluded.seen_price_paise end,
      seen_volume_prices = case when cart_line.price_held_until > ${now} then cart_line.seen_volume_prices
        else excluded.seen_volume_prices end,
      seen_deal = excluded.seen_deal`)
}
