import type { VolumePrice } from '@upchar/kernel/volume-prices'
import type { Database, Transaction } from '../../../platform/db/database.ts'
import { queryPrepared, type PreparedStatement } from '../../../platform/db/prepared.ts'
import { sql } from '../../../platform/db/sql.ts'
import { forEachOwner, ownerColumn, type Shopper } from '../../../platform/identity/shopper.ts'

const holdStatement = forEachOwner((column, kind): PreparedStatement => ({
  name: `cart-hold-${kind}`,
  text: `update cart_line l set price_held_until = $3::timestamptz from cart c
    where c.${column} = $1 and l.cart_id = c.id and l.offer_id = $2::bigint
      and l.price_held_until is null and not exists (select 1 from cart_line o
        where o.cart_id = c.id and o.price_held_until is not null)
    returning 1`,
}))

/** Holds the price of a line of a cart without a hold. False: another tab was faster. */
export const holdPrice = async (
  db: Database,
  shopper: Shopper,
  offerId: number,
  until: Date,
): Promise<boolean> =>
  (await queryPrepared(db, holdStatement[shopper.kind], [shopper.id, offerId, until])).length > 0

/** A price that a quotation promises: the list price with the volume prices of that day, in paise. */
export type HeldPrice = {
  sku: string
  pricePaise: number
  volumePrices: readonly VolumePrice[] | null
}

/** Holds prices of lines of the shopper's cart, as a hold that began when they were quoted; today's apply where they are lower. */
export async function holdPrices(
  tx: Transaction,
  { kind, id }: Shopper,
  prices: readonly HeldPrice[],
  until: Date,
): Promise<void> {
  await tx.execute(sql`update cart_line l set price_held_until = ${until.toISOString()}::timestamptz,
      seen_price_paise = h."pricePaise", seen_volume_prices = nullif(h."volumePrices", 'null')
    from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) as h(sku text, "pricePaise" bigint, "volumePrices" jsonb)
    join offer o on o.seller_sku = h.sku
    where l.offer_id = o.id and l.cart_id = (select id from cart where ${sql.raw(ownerColumn[kind])} = ${id})`)
}
