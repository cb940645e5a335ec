import { sql, type SQL } from '../../../platform/db/sql.ts'
import type { Handle } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'
import { sellableFrom, sellableFromText, sellableLotText } from '../../catalogue/index.ts'
import type { Allocation, FreeLot } from '../allocate.ts'
import type { Holder } from '../holder.ts'

const numbers = (values: readonly number[]): SQL => sql`${`{${values.join(',')}}`}::bigint[]`

const uuids = (values: readonly string[]): SQL => sql`${`{${values.join(',')}}`}::uuid[]`

const lockLotsStatement = {
  name: 'stock-lock',
  text: `select id from lot where id in (select id from lot where offer_id = any((select $1::bigint[])::bigint[])
    union all select lot_id from stock_hold where checkout_id = any((select $2::uuid[])::uuid[])
      and state = 'held') order by id for no key update`,
}

/**
 * Locks every lot of the offers and those held by the given checkouts, in id order, so that two
 * checkouts never deadlock. The next statement reads the holds: its snapshot is taken after the
 * wait.
 */
export async function lockLots(
  handle: Handle,
  offerIds: readonly number[],
  heldBy: readonly string[],
): Promise<void> {
  await queryPrepared(handle, lockLotsStatement, [offerIds, heldBy])
}

const freeLotsStatement = {
  name: 'stock-free',
  text: `select l.id as "lotId", l.offer_id as "offerId", l.warehouse_id as "warehouseId",
    (l.on_hand - coalesce(h.held, 0))::int as free, l.batch_no as "batchNo", l.expires_on::text as "expiresOn"
    from lot l join offer o on o.id = l.offer_id
    left join lateral (select sum(quantity) as held from stock_hold
      where lot_id = l.id and state = 'held' and expires_at > $3::timestamptz
        and checkout_id <> all((select $2::uuid[])::uuid[])) h on true
    where l.offer_id = any((select $1::bigint[])::bigint[]) and ${sellableLotText(sellableFromText('$4::date'))}
    order by l.expires_on nulls last, l.id`,
}

/** Free stock of a lot, with its batch. */
export type FreeBatch = FreeLot & { batchNo: string; expiresOn: string | null }

/**
 * Unheld stock of each lot, first expiry first. Holds of `ownIds`, the buyer's own checkouts, count
 * as free.
 */
export const selectFreeLots = (
  handle: Handle,
  offerIds: readonly number[],
  ownIds: readonly string[],
  at: Date,
): Promise<FreeBatch[]> =>
  queryPrepared<FreeBatch>(handle, freeLotsStatement, [offerIds, ownIds, at, sellableFrom(at)])

/**
 * Replaces a checkout's holds. Ends expired holds on the same lots under the lock: a lagging clock
 * must not let their owner revive them.
 */
export async function replaceHolds(
  handle: Handle,
  checkoutId: string,
  allocations: readonly Allocation[],
  at: Date,
  expiresAt: Date,
  holder: Holder,
): Promise<void> {
  const network = holder.proved ? null : holder.network
  const lots = allocations.map((a) => a.lotId)
  await handle.execute(sql`
    with ended as (
      update stock_hold set state = 'released' where state = 'held'
        and (checkout_id = ${checkoutId}::uuid or (lot_id = any(${numbers(lots)})
          and expires_at <= ${at.toISOString()}::timestamptz))
    )
    insert into stock_hold (checkout_id, lot_id, offer_id, quantity, state, proved, network, expires_at)
    select ${checkoutId}::uuid, lot_id, offer_id, quantity, 'held', ${holder.proved}, ${network}::text,
      ${expiresAt.toISOString()}::timestamptz
    from unnest(${numbers(lots)}, ${numbers(allocations.map((a) => a.offerId))},
      ${numbers(allocations.map((a) => a.quantity))}) as a(lot_id, offer_id, quantity)`)
}

/** Locks the lots that a checkout holds, in id order. */
export async function lockHeldLots(handle: Handle, checkoutId: string): Promise<void> {
  await handle.execute(sql`select id from lot
    where id in (select lot_id from stock_hold where checkout_id = ${checkoutId}::uuid and state = 'held')
    order by id for no key update`)
}

export type HeldLot = {
  holdId: number
  lotId: number
  offerId: number
  warehouseId: number
  quantity: number
  batchNo: string
  expiresOn: string | null
  live: boolean
}

/** A checkout's holds with their lots, locked against the job that ends expired ones. */
export async function selectHeldLots(
  handle: Handle,
  checkoutId: string,
  at: Date,
): Promise<HeldLot[]> {
  const { rows } = await handle.execute<HeldLot>(sql`
    select h.id as "holdId", h.lot_id as "lotId", h.offer_id as "offerId",
      l.warehouse_id as "warehouseId", h.quantity, l.batch_no as "batchNo",
      l.expires_on::text as "expiresOn", h.expires_at > ${at.toISOString()}::timestamptz as live
    from stock_hold h join lot l on l.id = h.lot_id
    where h.checkout_id = ${checkoutId}::uuid and h.state = 'held' order by h.id for update of h`)
  return rows
}

/** Takes held stock out: consumes holds, reduces lots, writes the ledger. */
export async function sellHeldLots(
  handle: Handle,
  checkoutId: string,
  reference: string,
  at: Date,
): Promise<void> {
  await handle.execute(sql`
    with taken as (update stock_hold set state = 'consumed' where checkout_id = ${checkoutId}::uuid
      and state = 'held' returning lot_id, quantity),
    shrunk as (update lot set on_hand = on_hand - t.quantity
      from (select lot_id, sum(quantity)::int as quantity from taken group by lot_id) t where lot.id = t.lot_id)
    insert into stock_movement (lot_id, quantity, reason, reference, at)
    select lot_id, -quantity, 'sale', ${reference}, ${at.toISOString()}::timestamptz from taken`)
}

/** Extends live holds. Returns how many. */
export async function extendHolds(
  handle: Handle,
  checkoutId: string,
  at: Date,
  expiresAt: Date,
): Promise<number> {
  const { rowCount } = await handle.execute(sql`update stock_hold
      set expires_at = greatest(expires_at, ${expiresAt.toISOString()}::timestamptz)
    where checkout_id = ${checkoutId}::uuid and state = 'held' and expires_at > ${at.toISOString()}::timestamptz`)
  return rowCount ?? 0
}

/** Ends the holds of checkouts. Returns the freed offers. */
export async function endHolds(handle: Handle, checkoutIds: readonly string[]): Promise<number[]> {
  const { rows } = await handle.execute<{
    offerId: number
  }>(sql`update stock_hold set state = 'released'
    where checkout_id = any(${uuids(checkoutIds)}) and state = 'held' returning offer_id as "offerId"`)
  return [...new Set(rows.map((row) => row.offerId))]
}

/** Ends at most `limit` expired holds; skips rows that a payment has locked. */
export async function endExpiredHolds(handle: Handle, at: Date, limit: number): Promise<number[]> {
  const { rows } = await handle.execute<{
    offerId: number
  }>(sql`update stock_hold set state = 'released'
    where id in (select id from stock_hold where state = 'held' and expires_at <= ${at.toISOString()}::timestamptz
      order by id limit ${limit} for update skip locked)
    returning offer_id as "offerId"`)
  return rows.map((row) => row.offerId)
}

export type SoldLot = {
  lotId: number
  offerId: number
  warehouseId: number
  quantity: number
  batchNo: string
  expiresOn: string | null
}

const sellLotsStatement = {
  name: 'stock-sell',
  text: `with sold as (
      select * from unnest($2::bigint[], $3::bigint[], $4::bigint[]) as a(lot_id, offer_id, quantity)
    ), ended as (
      update stock_hold set state = 'released' where state = 'held'
        and (checkout_id = $1::uuid or (lot_id = any($2::bigint[]) and expires_at <= $6::timestamptz))
    ), held as (
      insert into stock_hold (checkout_id, lot_id, offer_id, quantity, state, expires_at)
      select $1::uuid, lot_id, offer_id, quantity, 'consumed', $6::timestamptz from sold
    ), moved as (
      insert into stock_movement (lot_id, quantity, reason, reference, at) select lot_id,
        -quantity, 'sale', $5::text, $6::timestamptz from sold
    )
    update lot set on_hand = on_hand - s.quantity
      from (select lot_id, sum(quantity)::int as quantity from sold group by lot_id) s
      where lot.id = s.lot_id`,
}

/**
 * Takes allocated stock out without holding it first, for a checkout without an online payment.
 * Also ends the checkout's own and expired holds, like `replaceHolds`. The caller has locked the
 * lots.
 */
export async function sellLots(
  handle: Handle,
  checkoutId: string,
  allocations: readonly Allocation[],
  reference: string,
  at: Date,
): Promise<void> {
  await queryPrepared(handle, sellLotsStatement, [
    checkoutId,
    allocations.map((a) => a.lotId),
    allocations.map((a) => a.offerId),
    allocations.map((a) => a.quantity),
    reference,
    at,
  ])
}

const lockTheseStatement = {
  name: 'stock-lock-lots',
  text: 'select id from lot where id = any($1::bigint[]) order by id for no key update',
}
const returnStatement = {
  name: 'stock-return',
  text: `with back as (select lot_id, sum(quantity)::int as quantity
        from unnest($1::bigint[], $2::int[]) as b(lot_id, quantity) group by lot_id),
      grown as (update lot set on_hand = on_hand + b.quantity from back b where lot.id = b.lot_id)
    insert into stock_movement (lot_id, quantity, reason, reference, at)
      select lot_id, quantity, $5::text, $3::text, $4::timestamptz from back order by lot_id`,
}

/** Locks lots in id order, as everybody does. */
export async function lockTheseLots(handle: Handle, ids: readonly number[]): Promise<void> {
  await queryPrepared(handle, lockTheseStatement, [ids])
}

/** Puts pieces back into the lots that they were sold from, `release` by way of quarantine; locks the lots in id order. */
export async function returnToLots(
  handle: Handle,
  lots: readonly { lotId: number; quantity: number }[],
  {
    reason,
    reference,
    at,
  }: { reason: 'cancellation' | 'return' | 'release'; reference: string; at: Date },
): Promise<void> {
  const ids = lots.map(({ lotId }) => lotId)
  await lockTheseLots(handle, ids)
  await queryPrepared(handle, returnStatement, [
    ids,
    lots.map(({ quantity }) => quantity),
    reference,
    at,
    reason,
  ])
}
