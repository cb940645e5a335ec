import { sql, type SQL } from 'drizzle-orm'
import type { Handle } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'
import { sellableFrom } from '../../catalogue/index.ts'
import type { Allocation, FreeLot } from '../allocate.ts'

const numbers = (values: readonly number[]): SQL => sql`${`{${values.join(',')}}`}::bigint[]`

const uuids = (values: readonly string[]): SQL => sql`${`{${values.join(',')}}`}::uuid[]`

const lockLotsStatement = {
  name: 'stock-lock',
  text: `select id from lot where id in (select id from lot where offer_id = any((select $1::bigint[])::bigint[])
    union all select lot_id from stock_hold where checkout_id = any((select $2::uuid[])::uuid[]) and state = 'held') order by id for no key update`,
}

/**
 * Locks every batch of the offers, and those that the given checkouts hold, in the order of their ids: two checkouts
 * never wait for each other in a circle. Holds are read by the next statement, whose snapshot is taken after the wait.
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
  text: `select l.id as "lotId", l.offer_id as "offerId", l.warehouse_id as "warehouseId", (l.on_hand - coalesce(h.held, 0))::int as free
    from lot l
    left join lateral (select sum(quantity) as held from stock_hold
      where lot_id = l.id and state = 'held' and expires_at > $3::timestamptz and checkout_id <> all((select $2::uuid[])::uuid[])) h on true
    where l.offer_id = any((select $1::bigint[])::bigint[]) and (l.expires_on is null or l.expires_on >= $4::date)
    order by l.expires_on nulls last, l.id`,
}

/** What nobody holds of each batch, first expiry first. What `ownIds`, a buyer's own checkouts, hold counts as free. */
export const selectFreeLots = (
  handle: Handle,
  offerIds: readonly number[],
  ownIds: readonly string[],
  at: Date,
): Promise<FreeLot[]> =>
  queryPrepared<FreeLot>(handle, freeLotsStatement, [offerIds, ownIds, at, sellableFrom(at)])

/**
 * Puts a checkout's new holds in the place of its old ones. Dead holds on the same batches end here, under the lock:
 * their owner must not find them alive by a clock that is a little behind.
 */
export async function replaceHolds(
  handle: Handle,
  checkoutId: string,
  allocations: readonly Allocation[],
  at: Date,
  expiresAt: Date,
): Promise<void> {
  const lots = allocations.map((a) => a.lotId)
  await handle.execute(sql`
    with ended as (
      update stock_hold set state = 'released' where state = 'held'
        and (checkout_id = ${checkoutId}::uuid or (lot_id = any(${numbers(lots)}) and expires_at <= ${at.toISOString()}::timestamptz))
    )
    insert into stock_hold (checkout_id, lot_id, offer_id, quantity, state, expires_at)
    select ${checkoutId}::uuid, lot_id, offer_id, quantity, 'held', ${expiresAt.toISOString()}::timestamptz
    from unnest(${numbers(lots)}, ${numbers(allocations.map((a) => a.offerId))}, ${numbers(allocations.map((a) => a.quantity))}) as a(lot_id, offer_id, quantity)`)
}

/** Locks the batches that a checkout holds, in the order of their ids. */
export async function lockHeldLots(handle: Handle, checkoutId: string): Promise<void> {
  await handle.execute(sql`select id from lot where id in (select lot_id from stock_hold where checkout_id = ${checkoutId}::uuid and state = 'held')
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

/** A checkout's holds with their batches, locked against the job that ends dead ones. */
export async function selectHeldLots(
  handle: Handle,
  checkoutId: string,
  at: Date,
): Promise<HeldLot[]> {
  const { rows } = await handle.execute<HeldLot>(sql`
    select h.id as "holdId", h.lot_id as "lotId", h.offer_id as "offerId", l.warehouse_id as "warehouseId", h.quantity, l.batch_no as "batchNo",
      l.expires_on::text as "expiresOn", h.expires_at > ${at.toISOString()}::timestamptz as live
    from stock_hold h join lot l on l.id = h.lot_id
    where h.checkout_id = ${checkoutId}::uuid and h.state = 'held' order by h.id for update of h`)
  return rows
}

/** Takes held goods out of stock: holds end, batches shrink, the ledger says why. */
export async function takeHeld(
  handle: Handle,
  checkoutId: string,
  reference: string,
  at: Date,
): Promise<void> {
  await handle.execute(sql`
    with taken as (update stock_hold set state = 'consumed' where checkout_id = ${checkoutId}::uuid and state = 'held' returning lot_id, quantity),
    shrunk as (update lot set on_hand = on_hand - t.quantity
      from (select lot_id, sum(quantity)::int as quantity from taken group by lot_id) t where lot.id = t.lot_id)
    insert into stock_movement (lot_id, quantity, reason, reference, at)
    select lot_id, -quantity, 'sale', ${reference}, ${at.toISOString()}::timestamptz from taken`)
}

/** Gives a live set of holds more time. Returns how many holds got it. */
export async function prolongHolds(
  handle: Handle,
  checkoutId: string,
  at: Date,
  expiresAt: Date,
): Promise<number> {
  const { rowCount } =
    await handle.execute(sql`update stock_hold set expires_at = greatest(expires_at, ${expiresAt.toISOString()}::timestamptz)
    where checkout_id = ${checkoutId}::uuid and state = 'held' and expires_at > ${at.toISOString()}::timestamptz`)
  return rowCount ?? 0
}

/** Ends the holds of checkouts. Returns the offers that became free. */
export async function endHolds(handle: Handle, checkoutIds: readonly string[]): Promise<number[]> {
  const { rows } = await handle.execute<{
    offerId: number
  }>(sql`update stock_hold set state = 'released'
    where checkout_id = any(${uuids(checkoutIds)}) and state = 'held' returning offer_id as "offerId"`)
  return [...new Set(rows.map((row) => row.offerId))]
}

/** Ends at most so many dead holds; rows that a payment has locked this moment are left to it. */
export async function endDeadHolds(handle: Handle, at: Date, limit: number): Promise<number[]> {
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
      insert into stock_movement (lot_id, quantity, reason, reference, at) select lot_id, -quantity, 'sale', $5::text, $6::timestamptz from sold
    ), shrunk as (
      update lot set on_hand = on_hand - s.quantity from (select lot_id, sum(quantity)::int as quantity from sold group by lot_id) s where lot.id = s.lot_id
      returning lot.id, lot.warehouse_id, lot.batch_no, lot.expires_on
    )
    select s.lot_id as "lotId", s.offer_id as "offerId", s.quantity::int as quantity, l.warehouse_id as "warehouseId", l.batch_no as "batchNo", l.expires_on::text as "expiresOn"
    from sold s join shrunk l on l.id = s.lot_id order by s.lot_id`,
}

/**
 * Takes goods that were just allotted out of stock without holding them first: for a checkout that needs no payment.
 * Dead holds on the same batches and the checkout's own end, as in `replaceHolds`. The caller has the batches locked.
 */
export const sellLots = (
  handle: Handle,
  checkoutId: string,
  allocations: readonly Allocation[],
  reference: string,
  at: Date,
): Promise<SoldLot[]> =>
  queryPrepared<SoldLot>(handle, sellLotsStatement, [
    checkoutId,
    allocations.map((a) => a.lotId),
    allocations.map((a) => a.offerId),
    allocations.map((a) => a.quantity),
    reference,
    at,
  ])
