import type { Context } from '../../platform/context.ts'
import { inTransaction, withLoader } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import type { BooksDifference, BooksReport } from './model.ts'
import { runAuditor } from './run-auditor.ts'
import {
  clearDifferences,
  findRunning,
  finishAudit,
  forgetOldAudits,
  insertAudit,
  insertDifferences,
} from './store.ts'

const longestFailure = 500
const batch = 500
/** Kept of one audit; more are only counted. */
const most = 10_000

/** Stores differences in batches, and counts what is more than staff can page through. */
function keeper({ db }: Pick<Context, 'db'>, auditId: string) {
  let [count, stored] = [0, 0]
  let waiting: BooksDifference[] = []
  const flush = async () => {
    await insertDifferences(db, auditId, stored + 1, waiting)
    stored += waiting.length
    waiting = []
  }
  return {
    count: () => count,
    flush,
    keep: async (difference: BooksDifference) => {
      if (++count > most) return
      waiting.push(difference)
      if (waiting.length >= batch) await flush()
    },
  }
}

function resultOf(report: BooksReport, found: number) {
  if (report.kind === 'refused')
    return {
      state: 'failed' as const,
      failure: `The auditor doesn’t know the whole schema: ${report.unknown.join('; ')}.`,
    }
  const { checks, orders, blind } = report
  if (blind.length > 0)
    return {
      state: 'failed' as const,
      checks,
      orders,
      failure: `These checks looked at nothing although there are orders: ${blind.join(', ')}.`,
    }
  const differences = checks.reduce((sum, check) => sum + check.differences, 0)
  const state: 'differences' | 'clean' = Math.max(differences, found) > 0 ? 'differences' : 'clean'
  return { state, checks, orders, differences }
}

/** Arbitrary: names the lock of whoever audits. */
const auditLock = 7_014_222

/** The audit that is to be done: the one that staff asked for, one that was interrupted, or a new one of the schedule. */
async function begin({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<string> {
  return inTransaction(db, async (tx) => {
    const id = newId()
    await insertAudit(tx, { id, startedAt: clock.now(), startedBy: null })
    return (await findRunning(tx)) ?? id
  })
}

async function runAudit(context: Context): Promise<void> {
  const { db, clock, log } = context
  const id = await begin(context)
  await clearDifferences(db, id)
  const { keep, flush, count } = keeper(context, id)
  try {
    const report = await runAuditor(db.$client.options.connectionString ?? '', keep)
    await flush()
    const result = resultOf(report, count())
    await finishAudit(db, id, { ...result, endedAt: clock.now() })
    if (result.state !== 'clean')
      log.error({ audit: id, state: result.state }, 'the books are wrong: see Books in the console')
  } catch (error) {
    log.error({ audit: id, err: error }, 'the books could not be audited')
    const failure = error instanceof Error ? error.message.slice(0, longestFailure) : 'It failed.'
    await finishAudit(db, id, { state: 'failed', endedAt: clock.now(), failure })
  }
  await forgetOldAudits(db)
}

/** Job: has the books audited. Two at a time never run: the lock ends with its connection, so with its process too. */
export const auditBooks = (context: Context): Promise<void> =>
  withLoader(context.db, async (client) => {
    const { rows } = await client.query<{ free: boolean }>(
      'select pg_try_advisory_lock($1) as free',
      [auditLock],
    )
    if (rows[0]?.free === true) await runAudit(context)
  })
