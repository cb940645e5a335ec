import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'
import { recalledLotText, sellableFrom, sellableLotText } from '../../catalogue/index.ts'

/** A batch as it lies in a warehouse. */
export type ShelfLot = {
  lotId: number
  offerId: number
  batchNo: string
  expiresOn: string | null
  /** Pieces that no order and no payment has. */
  free: number
  /** It has its batch number where the goods need one, doesn't expire too soon and isn't recalled. */
  sellable: boolean
  /** Its batch is recalled. */
  recalled: boolean
}

const shelfStatement = {
  name: 'stock-shelf',
  text: `select l.id as "lotId", l.offer_id as "offerId", l.batch_no as "batchNo", l.expires_on::text as "expiresOn",
    (l.on_hand - coalesce((select sum(quantity) from stock_hold where lot_id = l.id and state = 'held'
      and expires_at > $3::timestamptz), 0))::int as free,
    ${sellableLotText('$4::date')} as sellable, ${recalledLotText} as recalled
    from lot l where l.offer_id = any((select $1::bigint[])::bigint[]) and l.warehouse_id = $2
    order by l.expires_on nulls last, l.id`,
}

/** All batches of some offers in a warehouse, first expiry first. */
export const selectShelf = (
  handle: Handle,
  { offerIds, warehouseId, at }: { offerIds: readonly number[]; warehouseId: number; at: Date },
): Promise<ShelfLot[]> =>
  queryPrepared<ShelfLot>(handle, shelfStatement, [offerIds, warehouseId, at, sellableFrom(at)])

const takeStatement = {
  name: 'stock-take',
  text: `with taken as (select * from unnest($1::bigint[], $2::int[]) as t(lot_id, quantity)),
      ended as (update stock_hold set state = 'released' where state = 'held' and lot_id = any($1::bigint[])
        and expires_at <= $4::timestamptz),
      shrunk as (update lot set on_hand = on_hand - t.quantity from taken t where lot.id = t.lot_id)
    insert into stock_movement (lot_id, quantity, reason, reference, at)
      select lot_id, -quantity, 'sale', $3::text, $4::timestamptz from taken order by lot_id`,
}

/** Sells pieces of locked lots that nobody holds. Ends expired holds on them: a lagging clock must not revive them. */
export async function takeFromLots(
  tx: Transaction,
  lots: readonly { lotId: number; quantity: number }[],
  { reference, at }: { reference: string; at: Date },
): Promise<void> {
  await queryPrepared(tx, takeStatement, [
    lots.map(({ lotId }) => lotId),
    lots.map(({ quantity }) => quantity),
    reference,
    at,
  ])
}
