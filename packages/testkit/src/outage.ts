import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from '@upchar/api/platform/db/database'
import { runErrand } from './errand.ts'

type Answer = { at: number; status: number }
export type Load = { answers: Answer[]; stop(): Promise<void> }

/** What visitors noticed of an outage. */
export type Outage = {
  event: string
  /**
   * From the cause, or from its end, to the first good answer after the last bad one; without a bad one, the
   * longest time without an answer.
   */
  backMs: number
  /** How many answers had which status meanwhile; 0: no answer at all. */
  codes: Record<string, number>
}

/** Goods that anybody may buy 20 of, with plenty in stock. */
export async function plentifulSkus(db: Database, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ sku: string }>(
    sql`select v.sku from variant v join product_group g on g.id = v.group_id join offer o on o.variant_id = v.id join lot l on l.offer_id = o.id
      join family f on f.key = g.family_key join business_category b on b.key = f.business_category and b.enabled
      where g.product_class = 'GEN' and not g.lead_only and o.price_paise between 5000 and 20000 and o.moq <= 20 and o.max_oq >= 20
      group by v.sku having sum(l.on_hand) > 500 order by v.sku limit ${limit}`,
  )
  return rows.map(({ sku }) => sku)
}

const isBad = ({ status }: Answer): boolean => status === 0 || status >= 500

/** Buyers who order one after the other, and readers of `paths`, until stopped. */
export function startLoad(
  origin: string,
  skus: readonly string[],
  { buyers, paths }: { buyers: number; paths: readonly string[] },
): Load {
  const answers: Answer[] = []
  const stopping = new AbortController()
  let next = 0
  const note = (status: number) => void answers.push({ at: performance.now(), status })
  const buy = async () => {
    while (!stopping.signal.aborted) {
      const n = next++
      await runErrand(origin, skus[n % skus.length] ?? '', n, { onAnswer: note })
      await sleep(20)
    }
  }
  const read = async (path: string) => {
    while (!stopping.signal.aborted) {
      const reply = await fetch(`${origin}${path}`).catch(() => undefined)
      await reply?.arrayBuffer().catch(() => undefined)
      note(reply?.status ?? 0)
      await sleep(50)
    }
  }
  const running = [...Array.from({ length: buyers }, buy), ...paths.map(read)]
  return {
    answers,
    stop: async () => {
      stopping.abort()
      await Promise.all(running)
    },
  }
}

const calmMs = 2000
const patienceMs = 60_000

/**
 * Runs `cause` under load and waits until answers have been good for two seconds. `cause` may return the time at
 * which the shop could recover; otherwise that is when it was called.
 */
export async function measureOutage(
  load: Load,
  event: string,
  cause: () => Promise<number | void> | void,
): Promise<Outage> {
  const began = performance.now()
  const freed = (await cause()) ?? began
  const since = () => load.answers.filter(({ at }) => at >= began)
  const lastBad = () => since().findLast(isBad)?.at ?? freed
  const isCalm = () =>
    performance.now() - Math.max(lastBad(), freed) > calmMs &&
    since().some((answer) => answer.at > lastBad() && !isBad(answer))
  while (!isCalm() && performance.now() - freed < patienceMs) await sleep(50)
  const bad = since().findLast(isBad)
  const good = since().find((answer) => answer.at > (bad?.at ?? began) && !isBad(answer))
  const codes: Record<string, number> = {}
  for (const { at, status } of since())
    if (at <= (good?.at ?? Infinity)) codes[status] = (codes[status] ?? 0) + 1
  const times = [freed, ...since().map(({ at }) => at)].filter((at) => at >= freed)
  const silence = times.map((at, n) => at - (times[n - 1] ?? at))
  const backMs =
    bad === undefined
      ? Math.max(...silence)
      : good === undefined
        ? Infinity
        : Math.max(0, good.at - freed)
  return { event, backMs, codes }
}

/** The server's main process, and those it has started. Linux only. */
export function postgresPids(cluster: string): number[] {
  const postmaster = Number(readFileSync(`${cluster}/postmaster.pid`, 'utf8').split('\n')[0])
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim()
  return [postmaster, ...(children === '' ? [] : children.split(' ').map(Number))]
}

/** kill -9 for the server's main process. */
export const killPostgres = (cluster: string): void => {
  process.kill(postgresPids(cluster)[0] ?? 0, 'SIGKILL')
}

/** Stops every process of the server by a signal; nobody continues them. */
export const freezePostgres = (cluster: string): void => {
  for (const pid of postgresPids(cluster)) process.kill(pid, 'SIGSTOP')
}
