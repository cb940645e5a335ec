import { sql } from 'drizzle-orm'
import type { Database } from '@upchar/api/platform/db/database'

/**
 * The job queue goes by the database's clock, tests by their own, whose day comes and passes. A job that the shop
 * schedules for later would be due at once from that day on; here it waits until a test runs it (`runJobs`), whatever
 * day it really is.
 */
export async function keepScheduledJobsWaiting(db: Database): Promise<void> {
  await db.execute(sql`
    create function keep_scheduled_waiting() returns trigger language plpgsql as $$
    begin
      if new.run_at < now() then new.run_at := new.run_at + interval '100 years'; end if;
      return new;
    end $$;
    create trigger keep_scheduled_waiting before insert or update of run_at on graphile_worker._private_jobs
      for each row execute function keep_scheduled_waiting()`)
}

/** The time that the shop has scheduled a job for, by its key. */
export async function scheduledAt(db: Database, key: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ at: Date }>(sql`
    select case when run_at > now() + interval '50 years' then run_at - interval '100 years' else run_at end as at
    from graphile_worker.jobs where key = ${key}`)
  return rows[0] && new Date(rows[0].at).toISOString()
}

/** Makes every waiting job due, the scheduled ones and those to be tried again too. */
export async function makeJobsDue(db: Database): Promise<void> {
  await db.execute(
    sql`update graphile_worker._private_jobs set run_at = now() where locked_at is null`,
  )
}
