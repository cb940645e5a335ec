import type { FastifyBaseLogger } from 'fastify'
import { Logger, runMigrations, runOnce, type TaskList } from 'graphile-worker'
import { z } from 'zod'
import type { PushText } from '../push/push-text.ts'
import { beforeCommit, type Database, type Transaction } from '../db/database.ts'

/** The background jobs and their payloads. Jobs are delivered at least once, so each must be idempotent. */
export type JobPayloads = {
  'send-mail': { messageId: string }
  'send-sms': { messageId: string }
  'send-push': { subscriptionId: string; text: PushText }
  /** Written by the database itself (`webhook_job`). */
  'send-webhook': { deliveryId: string; turn: number; isAside: boolean }
  'queue-reports': Record<string, never>
  'send-report': { scheduleId: string; from: string; until: string }
  'push-stock': { email: string; tag: string }
  'capture-payment': { checkoutId: string }
  'settle-payment': { checkoutId: string }
  'note-offer': { paymentId: string }
  'close-request': { checkoutId: string }
  'withdraw-requests': { sellerId: number }
  'contest-dispute': { disputeId: string }
  'settle-points': { orderId: string }
  'sync-credit': { externalId: string }
  'remind-credit': Record<string, never>
  'end-credit': { externalId: string | null; fileIds: string[] }
  'close-statements': Record<string, never>
  'settle-referrals': Record<string, never>
  'move-shipment': { shipmentId: string }
  'follow-bookings': Record<string, never>
  'refresh-business': { key: string }
  'turn-content': Record<string, never>
  'refresh-product-class': { productClass: string }
  'refresh-product': { groupId: number }
  'refresh-seller': { sellerId: number }
  'tell-seller-backend': { sellerId: number }
  'follow-licences': Record<string, never>
  'release-holds': Record<string, never>
  'reconcile-payments': Record<string, never>
  'age-stock': Record<string, never>
  'follow-gst-rates': Record<string, never>
  'follow-ceilings': Record<string, never>
  'end-search-placements': Record<string, never>
  'send-notices': Record<string, never>
  'tell-recall': { recallId: number }
  'follow-recalls': Record<string, never>
  forget: Record<string, never>
  'forget-customer': { customerId: string }
  'merge-leftovers': { from: string; into: string }
  'remove-file': { fileId: string }
  'clear-files': Record<string, never>
  'count-bought-together': Record<string, never>
  'expire-wallets': Record<string, never>
  'expire-kyc': Record<string, never>
  'warn-complaints': Record<string, never>
  'tell-called-off': Record<string, never>
  'audit-books': Record<string, never>
  'rebuild-search-index': Record<string, never>
  'catch-up-catalogue': Record<string, never>
  'check-catalogue': { uploadId: string }
  'import-catalogue': { uploadId: string }
  'undo-catalogue': { uploadId: string }
  'fetch-settlement': { id: string; amountPaise: number; utr: string; at: string }
  'follow-settlements': Record<string, never>
  'settle-sandbox': Record<string, never>
  'deliver-sandbox-settlement': { settlementId: string; eventId: string }
  'deliver-sandbox-webhook': { orderId: string; paymentId: string; event: string; eventId: string }
}
export type JobName = keyof JobPayloads
export type JobHandlers = { [N in JobName]: (payload: JobPayloads[N]) => Promise<void> }

/** How often a failed job is tried (OPS-08). */
export const mostAttempts = 12

const addStatement = {
  name: 'jobs-add',
  text: `select count(*) from graphile_worker.add_jobs(array(
    select (j.name, j.payload, null, j.run_at, ${mostAttempts}::smallint, j.key, null, null)::graphile_worker.job_spec
    from jsonb_to_recordset($1::jsonb) as j(name text, payload json, run_at timestamptz, key text)))`,
}

type NewJob = {
  name: JobName
  payload: JobPayloads[JobName]
  run_at: Date | undefined
  key: string | undefined
}
const noted = new WeakMap<Transaction, NewJob[]>()

/**
 * Adds a job in the caller's transaction (an outbox): it exists only if the transaction commits. All jobs of
 * a transaction are written at its end in one statement. `key` replaces a job that is waiting under the same
 * key.
 */
export function addJob<N extends JobName>(
  tx: Transaction,
  name: N,
  payload: JobPayloads[N],
  options: { runAt?: Date; key?: string } = {},
): void {
  const jobs = noted.get(tx) ?? []
  if (jobs.length === 0) {
    noted.set(tx, jobs)
    beforeCommit(tx, { ...addStatement, values: () => [JSON.stringify(jobs)] })
  }
  const before = jobs.findIndex((job) => options.key !== undefined && job.key === options.key)
  if (before >= 0) jobs.splice(before, 1)
  jobs.push({ name, payload, run_at: options.runAt, key: options.key })
}

export const taskList = (handlers: JobHandlers): TaskList =>
  Object.fromEntries(
    Object.entries(handlers).map(([name, handler]) =>
      // The payload is the one that addJob wrote under this name.
      [name, (payload: unknown) => (handler as (payload: unknown) => Promise<void>)(payload)],
    ),
  )

const failedJob = z.object({
  id: z.coerce.string(),
  task_identifier: z.string(),
  attempts: z.coerce.number(),
})
export type JobLog = Pick<FastifyBaseLogger, 'warn' | 'error'>

/**
 * Logs failures only: successful jobs would fill the log. A message that accompanies an error quotes it and
 * is dropped.
 */
export const loggerTo = (log: JobLog): Logger =>
  new Logger(() => (level, message, meta) => {
    if (level !== 'error' && level !== 'warning') return
    const error = meta['error'] ?? meta['fatalError']
    const job = failedJob.safeParse(meta['job']).data
    const facts = {
      ...(job && { job: job.id, task: job.task_identifier, attempt: job.attempts }),
      ...(error !== undefined && { err: error }),
    }
    log[level === 'error' ? 'error' : 'warn'](facts, error === undefined ? message : 'a job failed')
  })

export async function migrateJobs(db: Database): Promise<void> {
  await runMigrations({ pgPool: db.$client })
}

/**
 * The schedule, in UTC. 18:30 is midnight in India, when licences end; 18:35 is 00:05 in India, when products have a day less to
 * expiry and new tax rates begin; 20:35 is 02:05,
 * when few people buy; 03:30 is 09:00, when people read mail.
 */
export const crontab = [
  '* * * * * release-holds',
  '* * * * * reconcile-payments',
  '*/10 * * * * send-notices',
  '*/10 * * * * queue-reports',
  '30 18 * * * follow-licences',
  '*/10 * * * * catch-up-catalogue',
  '20 * * * * settle-referrals',
  '40 * * * * follow-settlements',
  '50 * * * * warn-complaints',
  '10 * * * * follow-recalls',
  '*/10 * * * * end-search-placements',
  '*/10 * * * * follow-bookings',
  '*/10 * * * * tell-called-off',
  '35 18 * * * expire-wallets',
  '35 18 * * * age-stock',
  '35 18 * * * follow-gst-rates',
  '35 18 * * * follow-ceilings',
  '45 18 * * * close-statements',
  '35 20 * * * forget',
  '50 20 * * * count-bought-together',
  '5 21 * * * clear-files',
  '35 21 * * * audit-books',
  '30 3 * * * expire-kyc',
  '30 3 * * * remind-credit',
  '30 4 * * * settle-sandbox',
].join('\n')

/** Runs every job that is due, then returns. For tests and the CLI. */
export async function runDueJobs(db: Database, handlers: JobHandlers, log: JobLog): Promise<void> {
  await runOnce({
    // Only a batch is waited for: with none, the run returns while its last jobs are still being taken off the queue.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    pgPool: db.$client,
    taskList: taskList(handlers),
    noHandleSignals: true,
    concurrency: 1,
    logger: loggerTo(log),
  })
}
