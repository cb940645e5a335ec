import type { Transaction } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'

const lockStatement = {
  name: 'stock-lock-batch',
  text: `select id from lot where offer_id = any($1::bigint[]) and ($2 = '' or upper(batch_no) = $2) order by id for no key update`,
}
const withdrawStatement = {
  name: 'stock-withdraw',
  text: `with ended as (update stock_hold set state = 'released' where state = 'held' and lot_id = any($1::bigint[])),
      taken as (select id, on_hand from lot where id = any($1::bigint[]) and on_hand > 0),
      emptied as (update lot set on_hand = 0 from taken t where lot.id = t.id)
    insert into stock_movement (lot_id, quantity, reason, reference, at)
      select id, -on_hand, 'recall', $2, $3::timestamptz from taken order by id
      returning lot_id as "lotId", -quantity as quantity`,
}

/**
 * Takes all that is on hand of a batch, or of all where `batch` is empty, out of the stock, and ends the holds on it: who is paying for it gets another batch, or the
 * money back. Locks the lots in id order, as everybody does. Returns what was taken.
 */
export async function withdrawBatch(
  tx: Transaction,
  { offerIds, batch }: { offerIds: readonly number[]; batch: string },
  { reference, at }: { reference: string; at: Date },
): Promise<{ lotId: number; quantity: number }[]> {
  const lots = await queryPrepared<{ id: number }>(tx, lockStatement, [offerIds, batch])
  return queryPrepared<{ lotId: number; quantity: number }>(tx, withdrawStatement, [
    lots.map(({ id }) => id),
    reference,
    at,
  ])
}

const lockHeldStatement = {
  name: 'stock-lock-held-of-seller',
  text: `select l.id from lot l join offer f on f.id = l.offer_id where f.seller_id = $1::int
    and exists (select from stock_hold h where h.lot_id = l.id and h.state = 'held') order by l.id for no key update of l`,
}
const endHeldStatement = {
  name: 'stock-end-holds',
  text: `update stock_hold set state = 'released' where state = 'held' and lot_id = any($1::bigint[])`,
}

/** Ends the holds on a seller's goods: who is paying for them gets the money back. Locks the lots in id order. */
export async function endHoldsOfSeller(tx: Transaction, sellerId: number): Promise<void> {
  const lots = await queryPrepared<{ id: number }>(tx, lockHeldStatement, [sellerId])
  await queryPrepared(tx, endHeldStatement, [lots.map(({ id }) => id)])
}
