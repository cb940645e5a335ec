import { sql } from '../../../platform/db/sql.ts'
import type { Transaction } from '../../../platform/db/database.ts'
import { ownerColumn, type Shopper } from '../../../platform/identity/shopper.ts'
import { newId } from '../../../platform/ids.ts'
import type { CartVoucherState, MergedLine, MergeLine } from '../merge-rules.ts'

export type LockedCart = { id: string; purchaseId: string } & CartVoucherState

/** Locks the shopper's cart; undefined if there is none, for example because another tab has merged it. */
export async function lockCart(
  tx: Transaction,
  { kind, id }: Shopper,
): Promise<LockedCart | undefined> {
  const { rows } = await tx.execute<LockedCart>(
    sql`select id, purchase_id as "purchaseId", voucher_code as "voucherCode",
      auto_voucher as "autoVoucher" from cart where ${sql.identifier(ownerColumn[kind])} = ${id} for update`,
  )
  return rows[0]
}

/** Locks the customer's cart, creating it if needed. */
export async function lockCustomerCart(
  tx: Transaction,
  customerId: string,
  at: Date,
): Promise<LockedCart> {
  const { rows } = await tx.execute<LockedCart>(sql`
    insert into cart (id, customer_id, created_at, updated_at)
      values (${newId()}, ${customerId}, ${at.toISOString()}, ${at.toISOString()})
    on conflict (customer_id) do update set updated_at = excluded.updated_at
    returning id, purchase_id as "purchaseId", voucher_code as "voucherCode",
      auto_voucher as "autoVoucher"`)
  const [row] = rows
  if (row === undefined) throw new Error('an upsert gives its row')
  return row
}

/** The lines of both carts, oldest first. */
export async function selectMergeLines(
  tx: Transaction,
  cartIds: readonly [string, string],
): Promise<(MergeLine & { cartId: string })[]> {
  const { rows } = await tx.execute<
    MergeLine & { cartId: string; addedAt: string; priceHeldUntil: string | null }
  >(sql`
    select l.cart_id as "cartId", l.offer_id as "offerId", l.quantity, l.gift, l.shelf_life_months as "shelfLifeMonths", l.engraving_name as "engravingName",
      l.seen_price_paise as "seenPricePaise", l.seen_volume_prices as "seenVolumePrices", l.seen_deal as "seenDeal",
      l.price_held_until as "priceHeldUntil",
        l.added_at as "addedAt", o.max_oq as "maxOq"
    from cart_line l join offer o on o.id = l.offer_id
    where l.cart_id in (${sql.join(
      cartIds.map((id) => sql`${id}::uuid`),
      sql`, `,
    )}) order by l.added_at, l.offer_id`)
  return rows.map((row) => ({
    ...row,
    addedAt: new Date(row.addedAt),
    priceHeldUntil: row.priceHeldUntil === null ? null : new Date(row.priceHeldUntil),
  }))
}

/** Writes the merged lines and removes them from the first cart, which is deleted when empty. */
export async function moveLines(
  tx: Transaction,
  from: string,
  to: string,
  { lines, voucher }: { lines: readonly MergedLine[]; voucher: CartVoucherState },
): Promise<void> {
  const rows = lines.map((line) => ({
    offer_id: line.offerId,
    quantity: line.quantity,
    gift: line.gift,
    shelf_life_months: line.shelfLifeMonths,
    engraving_name: line.engravingName,
    seen_price_paise: line.seenPricePaise,
    seen_volume_prices: line.seenVolumePrices,
    seen_deal: line.seenDeal,
    price_held_until: line.priceHeldUntil,
    merge_note: line.note,
    added_at: line.addedAt,
  }))
  await tx.execute(sql`
    with taken as (delete from cart_line where cart_id = ${from}::uuid
      and offer_id = any(${sql.param(lines.map((line) => line.offerId))}::bigint[]))
    insert into cart_line (cart_id, offer_id, quantity, gift, shelf_life_months, engraving_name, seen_price_paise,
      seen_volume_prices, seen_deal, price_held_until, merge_note, added_at)
    select ${to}::uuid, offer_id, quantity, gift, shelf_life_months, engraving_name, seen_price_paise,
      nullif(seen_volume_prices, 'null'::jsonb),
      nullif(seen_deal, 'null'::jsonb), price_held_until, merge_note, added_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(offer_id bigint, quantity int, gift boolean, shelf_life_months smallint,
      engraving_name text, seen_price_paise bigint, seen_volume_prices jsonb, seen_deal jsonb,
      price_held_until timestamptz, merge_note text, added_at timestamptz)
    on conflict (cart_id, offer_id) do update set quantity = excluded.quantity, gift = excluded.gift,
      shelf_life_months = excluded.shelf_life_months,
      engraving_name = excluded.engraving_name,
      seen_price_paise = excluded.seen_price_paise,
      seen_volume_prices = excluded.seen_volume_prices, seen_deal = excluded.seen_deal, price_held_until = excluded.price_held_until,
        merge_note = excluded.merge_note`)
  await tx.execute(
    sql`update cart t set voucher_code = ${voucher.voucherCode}, auto_voucher = ${voucher.autoVoucher},
      attribution = coalesce(f.attribution, t.attribution), data_logger = t.data_logger or f.data_logger,
      sales_code = coalesce(f.sales_code, t.sales_code), referral_code = coalesce(f.referral_code, t.referral_code)
      from cart f where f.id = ${from}::uuid and t.id = ${to}::uuid`,
  )
  await tx.execute(
    sql`delete from cart where id = ${from}::uuid and
      not exists (select 1 from cart_line where cart_id = ${from}::uuid)`,
  )
}
