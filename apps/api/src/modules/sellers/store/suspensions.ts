import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'

export type Suspension = {
  sellerId: number
  reason: string
  at: Date
  by: { id: string; name: string; email: string }
}

const openText = `select p.seller_id as "sellerId", p.reason, p.suspended_at as at,
    json_build_object('id', m.id, 'name', m.name, 'email', m.email) as by
  from seller_suspension p join staff_member m on m.id = p.suspended_by where p.lifted_at is null`

const openStatement = {
  name: 'seller-suspensions',
  text: `${openText} order by p.suspended_at desc`,
}
/** Suspensions that stand, the latest first. */
export const selectSuspensions = (handle: Handle): Promise<Suspension[]> =>
  queryPrepared<Suspension>(handle, openStatement, [])

const waitingStatement = {
  name: 'seller-waiting-orders',
  text: `select seller_id as "sellerId", count(distinct order_id)::int as orders from shipment
    where state in ('placed', 'confirmed', 'packed') group by 1`,
}
/** Orders of each seller with a parcel that hasn't left. */
export async function countWaiting(handle: Handle): Promise<ReadonlyMap<number, number>> {
  const rows = await queryPrepared<{ sellerId: number; orders: number }>(
    handle,
    waitingStatement,
    [],
  )
  return new Map(rows.map(({ sellerId, orders }) => [sellerId, orders]))
}

const insertStatement = {
  name: 'seller-suspend',
  text: `insert into seller_suspension (seller_id, reason, suspended_by, suspended_at) values ($1::int, $2, $3, $4::timestamptz)`,
}
export const insertSuspension = async (
  tx: Transaction,
  of: { sellerId: number; reason: string; by: string; at: Date },
): Promise<void> => {
  await queryPrepared(tx, insertStatement, [of.sellerId, of.reason, of.by, of.at])
}

const liftStatement = {
  name: 'seller-lift',
  text: `update seller_suspension set lifted_by = $2, lifted_at = $3::timestamptz, lifted_reason = $4
    where seller_id = $1::int and lifted_at is null`,
}
export const setLifted = async (
  tx: Transaction,
  of: { sellerId: number; reason: string; by: string; at: Date },
): Promise<void> => {
  await queryPrepared(tx, liftStatement, [of.sellerId, of.by, of.at, of.reason])
}
