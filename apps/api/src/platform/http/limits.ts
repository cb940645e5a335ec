import { err, ok, type Result } from '@upchar/kernel/result'
import type { Context } from '../context.ts'
import type { Handle } from '../db/database.ts'
import { hmac } from '../ids.ts'
import { queryPrepared, type PreparedStatement } from '../db/prepared.ts'

/**
 * At most `max` uses within `seconds` of the first. `key` names the subject and the caller; only its hash is
 * stored.
 */
export type Limit = { readonly key: string; readonly max: number; readonly seconds: number }

type Source = { db: Handle } & Pick<Context, 'config' | 'clock'>

const hashOf = ({ config }: Source, { key, seconds }: Limit): string =>
  hmac(config.secret, `limit ${seconds} ${key}`)

// Rows are locked in one order, so that calls with the same keys can't deadlock. A row that filled
// up meanwhile is noticed under its lock and missing from the result.
const takeStatement: PreparedStatement = {
  name: 'attempt_counter_take',
  text: `with wanted as (select * from unnest($1::text[], $2::int[], $3::int[]) as w(key, most, seconds)),
    full_ones as (select c.expires_at from attempt_counter c join wanted w on w.key = c.key where c.expires_at > $4::timestamptz and c.count >= w.most),
    taken as (
      insert into attempt_counter (key, count, started_at, expires_at)
      select key, 1, $4::timestamptz, $4::timestamptz + make_interval(secs => seconds) from wanted where not exists (select 1 from full_ones) order by key
      on conflict (key) do update set
        count = case when attempt_counter.expires_at <= $4::timestamptz then 1 else attempt_counter.count + 1 end,
        started_at = case when attempt_counter.expires_at <= $4::timestamptz then excluded.started_at else attempt_counter.started_at end,
        expires_at = case when attempt_counter.expires_at <= $4::timestamptz then excluded.expires_at else attempt_counter.expires_at end
      where attempt_counter.expires_at <= $4::timestamptz or attempt_counter.count < (select most from wanted w where w.key = excluded.key)
      returning key)
    select array(select key from taken) as taken, (select max(expires_at) from full_ones) as until`,
}

/**
 * Takes one from every limit, or from none when one is exhausted; the error is the seconds until it opens
 * again. Counters are in the database: shared by all nodes and safe across restarts.
 */
export async function takeFrom(
  source: Source,
  limits: readonly Limit[],
): Promise<Result<void, number>> {
  const at = source.clock.now()
  const [row] = await queryPrepared<{ taken: string[]; until: Date | null }>(
    source.db,
    takeStatement,
    [
      limits.map((limit) => hashOf(source, limit)),
      limits.map((limit) => limit.max),
      limits.map((limit) => limit.seconds),
      at.toISOString(),
    ],
  )
  const taken = row?.taken ?? []
  if (taken.length === limits.length) return ok(undefined)
  // A concurrent call exhausted one of them between check and write: return the rest.
  if (taken.length > 0) await giveBack(source.db, taken, at)
  return err(
    row?.until == null ? 1 : Math.max(1, Math.ceil((row.until.getTime() - at.getTime()) / 1000)),
  )
}

const giveBackStatement: PreparedStatement = {
  name: 'attempt_counter_give_back',
  text: `update attempt_counter c set count = c.count - 1
    from (select key from attempt_counter where key = any($1::text[]) and expires_at > $2::timestamptz and count > 0 order by key for update) held where c.key = held.key`,
}

async function giveBack(handle: Handle, keys: readonly string[], at: Date): Promise<void> {
  await queryPrepared(handle, giveBackStatement, [keys, at.toISOString()])
}

/** Returns one to every limit, because the attempt succeeded. */
export const giveBackTo = (source: Source, limits: readonly Limit[]): Promise<void> =>
  giveBack(
    source.db,
    limits.map((limit) => hashOf(source, limit)),
    source.clock.now(),
  )

const exhaustedStatement: PreparedStatement = {
  name: 'attempt_counter_exhausted',
  text: `select 1 from attempt_counter c join unnest($1::text[], $2::int[]) as w(key, most) on w.key = c.key
    where c.expires_at > $3::timestamptz and c.count >= w.most limit 1`,
}

/** Whether one of the limits is exhausted at present. */
export async function isExhausted(source: Source, limits: readonly Limit[]): Promise<boolean> {
  const rows = await queryPrepared(source.db, exhaustedStatement, [
    limits.map((limit) => hashOf(source, limit)),
    limits.map((limit) => limit.max),
    source.clock.now().toISOString(),
  ])
  return rows.length > 0
}

const clearStatement: PreparedStatement = {
  name: 'attempt_counter_clear',
  text: 'delete from attempt_counter where key = any($1::text[])',
}

/** Forgets the attempts that were counted against the limits. */
export async function clearLimits(source: Source, limits: readonly Limit[]): Promise<void> {
  await queryPrepared(source.db, clearStatement, [limits.map((limit) => hashOf(source, limit))])
}

/** A waiting time in words: `30 seconds`, `12 minutes`, `3 hours`. */
export function waitingTime(seconds: number): string {
  const [count, unit] =
    seconds < 90
      ? [seconds, 'second']
      : seconds < 5400
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3600), 'hour']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
