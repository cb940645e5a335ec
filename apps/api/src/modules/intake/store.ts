import { sql } from '../../platform/db/sql.ts'
import type { WaitingReason } from '@upchar/kernel/waiting-goods'
import type { Handle } from '../../platform/db/database.ts'

export type Waiting = { groupId: number; reasons: readonly WaitingReason[] }

/**
 * Stores why products wait, and lets go those without a reason. One that staff refused stays refused. Returns how many wait
 * that didn't before.
 */
export async function setWaiting(
  tx: Handle,
  products: readonly Waiting[],
  at: Date,
): Promise<number> {
  const json = JSON.stringify(products)
  await tx.execute(sql`
    delete from waiting_product w using jsonb_to_recordset(${json}::jsonb) as p("groupId" bigint, reasons jsonb)
      where w.group_id = p."groupId" and p.reasons = '[]' and w.refused_at is null`)
  const { rows } = await tx.execute<{ added: boolean }>(sql`
    insert into waiting_product (group_id, reasons, since)
    select p."groupId", array(select jsonb_array_elements_text(p.reasons)), ${at.toISOString()}::timestamptz
      from jsonb_to_recordset(${json}::jsonb) as p("groupId" bigint, reasons jsonb) where p.reasons <> '[]'
    on conflict (group_id) do update set reasons = excluded.reasons, revision = waiting_product.revision + 1
    returning xmax = 0 as added`)
  return rows.filter(({ added }) => added).length
}

/** Marks products whose read model and postings have to follow, in the transaction that changes them. */
export async function markStale(tx: Handle, groupIds: readonly number[]): Promise<void> {
  if (groupIds.length === 0) return
  await tx.execute(sql`
    insert into stale_product (group_id, mark)
    select id, pg_current_xact_id()::text::bigint from unnest(${sql.param([...groupIds])}::bigint[]) id order by id
    on conflict (group_id) do update set mark = excluded.mark`)
}

export type Stale = { groupId: number; mark: number }

export async function selectStale(handle: Handle, limit: number): Promise<Stale[]> {
  const { rows } = await handle.execute<Stale>(sql`
    select group_id as "groupId", mark from stale_product order by mark, group_id limit ${limit}`)
  return rows
}

/** Forgets marks that nobody has renewed since they were read. */
export async function clearStale(handle: Handle, done: readonly Stale[]): Promise<void> {
  await handle.execute(sql`
    delete from stale_product s using jsonb_to_recordset(${JSON.stringify(done)}::jsonb) as d("groupId" bigint, mark bigint)
      where s.group_id = d."groupId" and s.mark = d.mark`)
}
