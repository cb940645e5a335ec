import { sql } from '../../../platform/db/sql.ts'
import type { Database, Handle } from '../../../platform/db/database.ts'
import { newId } from '../../../platform/ids.ts'
import { queryPrepared, type PreparedStatement } from '../../../platform/db/prepared.ts'
import { forEachOwner, ownerColumn, type Shopper } from '../../../platform/identity/shopper.ts'
import type { CartRow } from '../model.ts'

type VolumePrices = CartRow['volumePrices']
type Deal = CartRow['deal']

const jsonOf = (value: VolumePrices | Deal): string | null =>
  value === null ? null : JSON.stringify(value)

/**
 * Creates the cart if needed and adds to the line, in one statement. The conflict locks the row, so
 * concurrent adds queue and the sum stays within the cap. `others`: what else the cart held when the
 * statement began; `overtaken`: the statement then waited for somebody who may have changed that.
 * Commits asynchronously: a power cut may lose the last moments of a cart, which is not an order
 * yet.
 */
const addToLine = forEachOwner((column, kind): PreparedStatement => ({
  name: `cart-add-${kind}`,
  text: `
    with quick as (select set_config('synchronous_commit', 'off', true)), c as (
      insert into cart (id, ${column}, created_at, updated_at) values ($1, $2, $3, $3)
      on conflict (${column}) do update set updated_at = excluded.updated_at returning id, old.xmin as was
    ), l as (
      insert into cart_line (cart_id, offer_id, quantity, engraving_name, seen_price_paise, seen_volume_prices, seen_deal,
        added_at, shelf_life_months)
      select c.id, $4::bigint, $5::int, $6::text, $7::bigint, $9::jsonb, $10::jsonb, $3, $11::smallint from c
      on conflict (cart_id, offer_id) do update set
        quantity = case when cart_line.gift then excluded.quantity
          else greatest(cart_line.quantity, least(cart_line.quantity + excluded.quantity, $8::int)) end,
        gift = false, shelf_life_months = excluded.shelf_life_months,
        engraving_name = coalesce(excluded.engraving_name, cart_line.engraving_name), merge_note = null,
        seen_price_paise = case when cart_line.price_held_until > $3 then cart_line.seen_price_paise
          else excluded.seen_price_paise end,
        seen_volume_prices = case when cart_line.price_held_until > $3 then cart_line.seen_volume_prices
          else excluded.seen_volume_prices end, seen_deal = excluded.seen_deal
      returning case when old.gift then 0 else old.quantity end as before, new.quantity as after, new.engraving_name, new.shelf_life_months, new.seen_price_paise,
        new.seen_volume_prices, new.seen_deal
    )
    select coalesce(l.before, 0) as before, l.after, l.engraving_name as "engravingName", l.shelf_life_months as "shelfLifeMonths",
      l.seen_price_paise as "seenPricePaise", l.seen_volume_prices as "seenVolumePrices", l.seen_deal as "seenDeal", o.others,
      (select xmin from cart where id = c.id) is distinct from c.was as overtaken
    from quick, c, l, lateral (select array_agg(offer_id || 'x' || quantity order by offer_id) as others
      from cart_line where cart_id = c.id and offer_id <> $4::bigint) o`,
}))

export type AddedLine = {
  before: number
  after: number
  engravingName: string | null
  shelfLifeMonths: number | null
  seenPricePaise: number
  seenVolumePrices: VolumePrices
  seenDeal: Deal
  others: string[] | null
  overtaken: boolean
}

export type LineToAdd = {
  offerId: number
  quantity: number
  maxOq: number
  engravingName: string | null
  shelfLifeMonths: number | null
  pricePaise: number
  volumePrices: VolumePrices
  deal: Deal
  at: Date
}

export async function addLine(
  handle: Handle,
  shopper: Shopper,
  line: LineToAdd,
): Promise<AddedLine> {
  const [added] = await queryPrepared<AddedLine>(handle, addToLine[shopper.kind], [
    newId(),
    shopper.id,
    line.at,
    line.offerId,
    line.quantity,
    line.engravingName,
    line.pricePaise,
    line.maxOq,
    jsonOf(line.volumePrices),
    jsonOf(line.deal),
    line.shelfLifeMonths,
  ])
  if (added === undefined) throw new Error('an upsert gives its row')
  return added
}

const setLineStatement = forEachOwner((column, kind): PreparedStatement => ({
  name: `cart-set-${kind}`,
  text: `
    with l as (
      update cart_line set quantity = $3::int, gift = false, merge_note = null, shelf_life_months = $10::smallint, engraving_name = case
        when $4 then $5::text else engraving_name end,
        seen_price_paise = case when price_held_until > $7 then seen_price_paise else $6::bigint end,
        seen_volume_prices = case when price_held_until > $7 then seen_volume_prices else $8::jsonb end,
        seen_deal = $9::jsonb
      where cart_id = (select id from cart where ${column} = $1) and offer_id = $2::bigint
      returning cart_id, engraving_name as "engravingName", seen_price_paise as "seenPricePaise",
        seen_volume_prices as "seenVolumePrices", seen_deal as "seenDeal"
    ), c as (update cart set updated_at = $7 where id = (select cart_id from l))
    select "engravingName", "seenPricePaise", "seenVolumePrices", "seenDeal" from l`,
}))

export type LineToSet = {
  offerId: number
  quantity: number
  engravingName: string | null | undefined
  shelfLifeMonths: number | null
  pricePaise: number
  volumePrices: VolumePrices
  deal: Deal
  at: Date
}
export type SetLine = Pick<
  CartRow,
  'engravingName' | 'seenPricePaise' | 'seenVolumePrices' | 'seenDeal'
>

/** Sets a line; undefined if it is gone. An undefined engraving leaves the name unchanged. */
export const setLine = async (
  db: Database,
  shopper: Shopper,
  line: LineToSet,
): Promise<SetLine | undefined> =>
  (
    await queryPrepared<SetLine>(db, setLineStatement[shopper.kind], [
      shopper.id,
      line.offerId,
      line.quantity,
      line.engravingName !== undefined,
      line.engravingName ?? null,
      line.pricePaise,
      line.at,
      jsonOf(line.volumePrices),
      jsonOf(line.deal),
      line.shelfLifeMonths,
    ])
  )[0]

const deleteLinesStatement = forEachOwner((column, kind): PreparedStatement => ({
  name: `cart-delete-${kind}`,
  text: `delete from cart_line l using cart c, offer o where c.${column} = $1
    and l.cart_id = c.id and o.id = l.offer_id
    and o.seller_sku = any((select $2::text[])::text[])
    returning o.seller_sku as sku, l.shelf_life_months as "shelfLifeMonths"`,
}))

/** Deletes lines by SKU. Returns those deleted: of two concurrent callers only one gets each. */
export const deleteLines = (
  handle: Handle,
  shopper: Shopper,
  skus: readonly string[],
): Promise<{ sku: string; shelfLifeMonths: number | null }[]> =>
  queryPrepared(handle, deleteLinesStatement[shopper.kind], [shopper.id, skus])

const finishStatement = forEachOwner((column, kind): PreparedStatement => ({
  name: `cart-finish-${kind}`,
  text: `with finished as (update cart set purchase_id = gen_random_uuid(),
      voucher_code = nullif(voucher_code, $4::text),
      auto_voucher = case when auto_voucher = 'on' and voucher_code = $4::text then null
        else auto_voucher end, data_logger = false, use_points = false, sales_code = null, referral_code = null
      where ${column} = $1 and purchase_id = $3::uuid)
    delete from cart_line l using cart c, offer o where c.${column} = $1
    and l.cart_id = c.id and o.id = l.offer_id
    and (l.gift or o.seller_sku = any((select $2::text[])::text[]))`,
}))

/** Removes the lines of a purchase that has become an order, with its voucher, and begins the next. */
export async function finishPurchase(
  handle: Handle,
  shopper: Shopper,
  bought: { purchaseId: string; skus: readonly string[]; voucherCode: string | null },
): Promise<void> {
  await queryPrepared(handle, finishStatement[shopper.kind], [
    shopper.id,
    bought.skus,
    bought.purchaseId,
    bought.voucherCode,
  ])
}

const giftStatement = forEachOwner((column, kind): PreparedStatement => ({
  name: `cart-gift-${kind}`,
  text: `with l as (
    insert into cart_line (cart_id, offer_id, quantity, gift, seen_price_paise, added_at)
      select id, $2::bigint, $3::int, true, $4::bigint, $5 from cart where ${column} = $1
      on conflict (cart_id, offer_id) do update set gift = true, quantity = excluded.quantity,
        seen_price_paise = excluded.seen_price_paise
        where cart_line.gift or cart_line.quantity <= excluded.quantity
      returning cart_id)
    update cart set updated_at = $5 where id = (select cart_id from l) returning 1`,
}))

/** Puts a gift into the cart; false where the buyer has more packs of it by now. */
export const addGift = async (
  db: Database,
  shopper: Shopper,
  gift: { offerId: number; most: number; pricePaise: number; at: Date },
): Promise<boolean> =>
  (
    await queryPrepared(db, giftStatement[shopper.kind], [
      shopper.id,
      gift.offerId,
      gift.most,
      gift.pricePaise,
      gift.at,
    ])
  ).length > 0

/** Removes a line that exceeded the cart's limit. */
export async function removeExcessLine(
  db: Database,
  shopper: Shopper,
  offerId: number,
): Promise<void> {
  await db.execute(
    sql`delete from cart_line where cart_id = (select id from cart
      where ${sql.raw(ownerColumn[shopper.kind])} = ${shopper.id}) and offer_id = ${offerId}`,
  )
}
