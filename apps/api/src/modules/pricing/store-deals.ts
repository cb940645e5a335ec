import type { GiftCondition } from '@upchar/kernel/gifts'
import { eq, sql } from '../../platform/db/sql.ts'
import type { Handle, Transaction } from '../../platform/db/database.ts'
import { queryPrepared, type PreparedStatement } from '../../platform/db/prepared.ts'
import type { DealUse, StoredDeal } from './deals.ts'
import type { StoredGift } from './gifts.ts'
import { datedRows } from './store-dates.ts'
import { deal } from './tables.ts'

/**
 * SQL expression: the deals, gifts and upsells of an offer in force at a moment as `StoredPromotion[]`, or null. Part of the
 * statement that reads a cart anyway. `left`: what orders and open payments leave of the share; `own`, an expression, has the ids
 * of the shopper's open ones, which don't count.
 */
export const promotionsText = ({
  offerId,
  at,
  own,
}: Record<'offerId' | 'at' | 'own', string>): string =>
  `(select jsonb_agg(jsonb_build_object('id', d.id, 'price', d.price_paise, 'from', d.valid_from, 'until', d.valid_to,
    'most', d.per_order, 'condition', d.condition, 'left', greatest(0, d.share - coalesce(
      (select sum(u.quantity) from deal_use u where u.deal_id = d.id
        and (u.held_until is null or (u.held_until > ${at} and u.checkout_id <> all(${own})))), 0)::int))
    order by d.price_paise, d.valid_from desc, d.id)
    from deal d where d.offer_id = ${offerId} and d.valid_from <= ${at} and d.valid_to > ${at})`

/** A row of `promotionsText`: a deal, or, with a condition, a gift or an upsell. */
export type StoredPromotion = Pick<StoredDeal, 'id' | 'price' | 'from' | 'until' | 'left'> & {
  most: number | null
  condition: GiftCondition | null
}

/** The deal that counts, the last one set, and the gifts and upsells, the lowest price first. */
export function sortPromotions(found: readonly StoredPromotion[] | null): {
  deal: StoredDeal | null
  gifts: StoredGift[] | null
} {
  if (found === null) return noPromotions
  let last: StoredDeal | null = null
  const gifts: StoredGift[] = []
  for (const { id, price, from, until, left, most, condition } of found) {
    if (condition !== null) gifts.push({ id, price, most: most ?? 0, condition, left })
    else if (last === null || from > last.from || (from === last.from && id > last.id))
      last = { id, price, from, until, left }
  }
  return { deal: last, gifts: gifts.length === 0 ? null : gifts }
}
const noPromotions = { deal: null, gifts: null }

export type DealRow = typeof deal.$inferSelect

/** A gift or an upsell that is running or planned, with the goods it is for. */
export type KnownGift = {
  id: string
  sku: string
  offerId: number
  sellerId: number
  sellerName: string
  price: number
  most: number
  condition: GiftCondition
  /** The product that the condition names; null for an amount. */
  besideSku: string | null
  validFrom: Date
  validTo: Date
}

/** Those that are not over; read once for each version of the shop's data. */
export async function selectKnownGifts(handle: Handle, at: Date): Promise<KnownGift[]> {
  const { rows } = await handle.execute<
    Omit<KnownGift, 'validFrom' | 'validTo'> & { validFrom: string; validTo: string }
  >(sql`select d.id, o.seller_sku as sku, d.offer_id::float8 as "offerId", s.id::float8 as "sellerId",
      s.trade_name as "sellerName", d.price_paise::float8 as price, d.per_order as most, d.condition,
      (select b.seller_sku from offer b where b.id = (d.condition->>'offerId')::bigint) as "besideSku",
      d.valid_from as "validFrom", d.valid_to as "validTo"
    from deal d join offer o on o.id = d.offer_id join variant v on v.id = o.variant_id
    join seller s on s.id = o.seller_id
    where d.condition is not null and d.valid_to > ${at.toISOString()}::timestamptz
      and d.valid_to > d.valid_from order by d.price_paise, d.id`)
  return rows.map((row) => ({
    ...row,
    validFrom: new Date(row.validFrom),
    validTo: new Date(row.validTo),
  }))
}

/** How staff set and end the deal of an offer. Gifts and upsells stand beside one another, and beside the deal of their offer. */
export const dealDates = datedRows(
  'deal',
  (offerId: number) => sql`offer_id = ${offerId} and condition is null`,
)

export async function insertDeal(tx: Transaction, row: DealRow): Promise<void> {
  await tx.insert(deal).values(row)
}

export async function findDeal(handle: Handle, id: string): Promise<DealRow | undefined> {
  const [row] = await handle.select().from(deal).where(eq(deal.id, id))
  return row
}

const lockStatement: PreparedStatement = {
  name: 'deal-lock',
  text: `select id from deal where id = any($1::uuid[]) order by id for no key update`,
}
const leftStatement: PreparedStatement = {
  name: 'deal-left',
  text: `select d.id, d.share - coalesce((select sum(u.quantity) from deal_use u where u.deal_id = d.id
    and u.checkout_id <> all($2::uuid[]) and (u.held_until is null or u.held_until > $3)), 0)::int as left
    from deal d where d.id = any($1::uuid[])`,
}

/**
 * Whether the shares still have the packs. Serialises the buyers of a deal until the transaction
 * ends, so that the uses counted under the lock are complete; called before any stock is locked.
 * The uses of `ownIds` are the buyer's and will be replaced.
 */
export async function sharesLeft(
  tx: Transaction,
  uses: readonly DealUse[],
  ownIds: readonly string[],
  at: Date,
): Promise<boolean> {
  if (uses.length === 0) return true
  const ids = uses.map(({ dealId }) => dealId)
  await queryPrepared(tx, lockStatement, [ids])
  const left = new Map(
    (await queryPrepared<{ id: string; left: number }>(tx, leftStatement, [ids, ownIds, at])).map(
      (row) => [row.id, row.left],
    ),
  )
  return uses.every(({ dealId, quantity }) => quantity <= (left.get(dealId) ?? 0))
}

const freeStatement: PreparedStatement = {
  name: 'deal-free',
  text: 'delete from deal_use where checkout_id = any($1::uuid[]) and held_until is not null',
}

/** Gives back what open payments had; runs no statement without checkouts. */
export async function freeDeals(tx: Transaction, checkoutIds: readonly string[]): Promise<void> {
  if (checkoutIds.length > 0) await queryPrepared(tx, freeStatement, [checkoutIds])
}

const takeBackStatement: PreparedStatement = {
  name: 'deal-take-back',
  text: 'delete from deal_use where checkout_id = $1::uuid',
}

/** The order of a checkout is cancelled as a whole: the packs count as not sold. */
export async function takeBackDeals(tx: Transaction, checkoutId: string): Promise<void> {
  await queryPrepared(tx, takeBackStatement, [checkoutId])
}

const useStatement: PreparedStatement = {
  name: 'deal-use',
  text: `insert into deal_use (checkout_id, deal_id, quantity, held_until)
    select $1::uuid, r.id, r.quantity, $4::timestamptz
    from unnest($2::uuid[], $3::int[]) as r(id, quantity)
    on conflict (checkout_id, deal_id) do update set quantity = excluded.quantity,
      held_until = excluded.held_until`,
}

/** Records what a checkout has of its deals; `heldUntil` null: ordered. */
export async function writeDealUses(
  tx: Transaction,
  checkoutId: string,
  uses: readonly DealUse[],
  heldUntil: Date | null,
): Promise<void> {
  if (uses.length === 0) return
  await queryPrepared(tx, useStatement, [
    checkoutId,
    uses.map(({ dealId }) => dealId),
    uses.map(({ quantity }) => quantity),
    heldUntil,
  ])
}
