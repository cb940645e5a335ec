import { sql } from 'drizzle-orm'
import type { Database } from '@upchar/api/platform/db/database'

/**
 * Makes writes to a table fail, as on a full disk, until `mend` is called. `when`: "before insert", "before update", …;
 * "deferred" fails at the commit. `how`: 'kill' ends the connection in the middle of its transaction instead.
 */
export async function failWrites(
  db: Database,
  table: string,
  when = 'before insert',
  how: 'raise' | 'kill' = 'raise',
): Promise<{ mend(): Promise<void> }> {
  await db.execute(
    sql.raw(
      `create or replace function fail_write() returns trigger language plpgsql as $$ begin ${
        how === 'raise' ? '' : 'perform pg_terminate_backend(pg_backend_pid());'
      } raise 'the disk is full'; end $$`,
    ),
  )
  await db.execute(
    sql.raw(
      when === 'deferred'
        ? `create constraint trigger fail_write after insert on ${table} deferrable initially deferred for each row execute function fail_write()`
        : `create trigger fail_write ${when} on ${table} for each row execute function fail_write()`,
    ),
  )
  return {
    mend: async () => {
      await db.execute(sql.raw(`drop trigger if exists fail_write on ${table}`))
    },
  }
}
