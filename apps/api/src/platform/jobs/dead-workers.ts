import { sql } from '../db/sql.ts'
import type { Database } from '../db/database.ts'
import { jobWorker } from '../db/tables.ts'

/** How often a worker says that it is alive. */
export const beatMs = 30_000
/** A worker that has been silent for so long is dead: its process was killed, or its machine is gone. */
const silence = sql`interval '2 minutes'`
/** Longer than the answer to a fetch is under way. */
const fetching = sql`interval '15 seconds'`

/**
 * Says that these workers are alive, and unlocks the jobs of dead ones, which the library would keep locked for four
 * hours. By the database's clock: machines may disagree. A job that a new worker has just locked is left alone.
 * `held`: the jobs that these workers have received. What they have locked beside them was fetched over a connection that
 * broke before the answer came; the library only tries again, and nobody would run it for four hours.
 */
export async function beat(
  db: Database,
  ids: readonly string[],
  held: readonly string[],
): Promise<void> {
  await db.execute(sql`update graphile_worker._private_jobs set locked_at = null, locked_by = null
    where locked_by = any(${sql.param([...ids])}::text[]) and locked_at < now() - ${fetching}
      and id <> all(${sql.param([...held])}::bigint[])`)
  await db.execute(sql`insert into ${jobWorker} (id, seen_at)
    select id, now() from unnest(${sql.param([...ids])}::text[]) as alive(id)
    on conflict (id) do update set seen_at = now()`)
  await db.execute(sql`select graphile_worker.force_unlock_workers(dead.ids) from (
      select array_agg(distinct j.locked_by) as ids from graphile_worker._private_jobs j
      where j.locked_at < now() - ${silence} and not exists (select from ${jobWorker} w
        where w.id = j.locked_by and w.seen_at > now() - ${silence})) dead
    where dead.ids is not null`)
  await db.execute(sql`delete from ${jobWorker} where seen_at < now() - interval '1 day'`)
}
