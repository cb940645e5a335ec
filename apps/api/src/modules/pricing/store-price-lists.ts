import type { Context } from '../../platform/context.ts'
import type { Handle, Transaction } from '../../platform/db/database.ts'
import { memoize } from '../../platform/db/memoize.ts'
import { sql } from '../../platform/db/sql.ts'
import { PriceLists, type PriceList } from './price-lists.ts'
import { datedRows } from './store-dates.ts'
import { priceList, priceListRow } from './tables.ts'

/** The lists that run or are planned, the first to begin first. */
async function selectPriceLists(handle: Handle, at: Date): Promise<PriceList[]> {
  const { rows } = await handle.execute<
    Omit<PriceList, 'validFrom' | 'validTo'> & { validFrom: string; validTo: string | null }
  >(sql`select l.id, l.name, l.business_types as "businessTypes", l.valid_from as "validFrom", l.valid_to as "validTo",
      (select jsonb_object_agg(o.seller_sku, r.price_paise) from price_list_row r join offer o on o.id = r.offer_id
        where r.list_id = l.id) as prices,
      array(select distinct v.group_id::float8 from price_list_row r join offer o on o.id = r.offer_id
        join variant v on v.id = o.variant_id where r.list_id = l.id) as "groupIds"
    from price_list l where l.valid_to is null or l.valid_to > greatest(${at.toISOString()}::timestamptz, l.valid_from)
    order by l.valid_from, l.id`)
  return rows.map((row) => ({
    ...row,
    prices: row.prices ?? {},
    validFrom: new Date(row.validFrom),
    validTo: row.validTo === null ? null : new Date(row.validTo),
  }))
}

/** The price lists, in memory until the catalogue changes: no request has a statement more. */
export const priceListsOf = memoize(
  async ({ db, clock }: Context) => new PriceLists(await selectPriceLists(db, clock.now())),
)

/** Queues with other changes of price lists, until the transaction ends. */
export const lockPriceLists = async (tx: Transaction): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('price-lists'))`)
}

/** How staff set and end the lists of a name; undefined: all lists. */
export const listDates = datedRows('price_list', (name: string | undefined) =>
  name === undefined ? sql`true` : sql`lower(name) = lower(${name})`,
)

/** Writes a list with its rows. */
export async function insertPriceList(
  tx: Transaction,
  list: typeof priceList.$inferInsert,
  rows: readonly { offerId: number; pricePaise: number }[],
): Promise<void> {
  await tx.insert(priceList).values(list)
  await tx.insert(priceListRow).values(rows.map((row) => ({ ...row, listId: list.id })))
}
