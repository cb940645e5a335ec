import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from '../db/sql.ts'
import { run, type Runner, type TaskList, type WorkerEvents } from 'graphile-worker'
import type { Database } from '../db/database.ts'
import { beat, beatMs } from './dead-workers.ts'
import { crontab, loggerTo, taskList, type JobHandlers, type JobLog } from './jobs.ts'

const reopenMs = 1000
/** A runner that shuts down during an outage may never finish: jobs are idempotent, so nobody waits longer. */
const shutdownMs = 5000

/** `restarting`: the database was away, and the runner is reopened once it is back. */
export type Worker = { state(): 'ok' | 'restarting'; stop(): Promise<void> }

/** That a job is over is written soon after it is said; until then it counts as held. */
const writtenMs = 30_000

/** One runner, the ids under which it locks jobs, the jobs that it has received, and its end. */
type OpenRunner = {
  runner: Runner
  ids: string[]
  held: ReadonlyMap<string, number>
  ended: Promise<unknown>
}

/** The jobs between their arrival and their end: by id, with the attempt, because a failed one may come back. */
function followJobs(events: WorkerEvents): ReadonlyMap<string, number> {
  const held = new Map<string, number>()
  const forget = (id: string) => {
    const attempt = held.get(id)
    setTimeout(() => {
      if (held.get(id) === attempt) held.delete(id)
    }, writtenMs).unref()
  }
  events.on('localQueue:getJobs:complete', ({ jobs }) => {
    for (const { id, attempts } of jobs) held.set(id, attempts)
  })
  events.on('localQueue:returnJobs', ({ jobs }) => {
    for (const { id } of jobs) forget(id)
  })
  events.on('job:complete', ({ job }) => forget(job.id))
  return held
}

async function openRunner(db: Database, tasks: TaskList, log: JobLog): Promise<OpenRunner> {
  const events: WorkerEvents = new EventEmitter()
  const ids: string[] = []
  const held = followJobs(events)
  events.on('pool:create', ({ workerPool }) => void ids.push(workerPool.id))
  const shutDown = new Promise<void>((resolve) => {
    events.once('pool:gracefulShutdown', () => {
      setTimeout(resolve, shutdownMs).unref()
    })
  })
  const runner = await run({
    // Fetches and completes jobs in batches: one by one, the bookkeeping would cost more statements
    // than most jobs.
    preset: {
      worker: {
        localQueue: { size: 20, refetchDelay: { durationMs: 100 } },
        completeJobBatchDelay: 20,
        failJobBatchDelay: 20,
      },
    },
    events,
    pgPool: db.$client,
    concurrency: 4,
    pollInterval: 1000,
    noHandleSignals: true,
    logger: loggerTo(log),
    taskList: tasks,
    crontab,
  })
  const finished = runner.promise.catch((error: unknown) =>
    log.error({ err: error }, 'running jobs ended'),
  )
  return { runner, ids, held, ended: Promise.race([finished, shutDown]) }
}

/**
 * Runs jobs until stopped. A runner that can't record a finished job ends; it is replaced, and the jobs that it
 * had locked, which would wait for hours, are unlocked. So are those of workers that were killed.
 */
export async function startWorker(
  db: Database,
  handlers: JobHandlers,
  log: JobLog,
): Promise<Worker> {
  const tasks = taskList(handlers)
  const stopping = new AbortController()
  const pause = () => sleep(reopenMs, undefined, { signal: stopping.signal }).catch(() => undefined)
  let state: ReturnType<Worker['state']> = 'ok'
  let current = await openRunner(db, tasks, log)

  const reopen = async () => {
    const { ids } = current
    while (!stopping.signal.aborted) {
      try {
        await db.execute(
          sql`select graphile_worker.force_unlock_workers(${sql.param(ids)}::text[])`,
        )
        current = await openRunner(db, tasks, log)
        return
      } catch (error) {
        log.warn({ err: error }, 'jobs can’t be run yet; trying again')
        await pause()
      }
    }
  }
  const keepRunning = async () => {
    while (!stopping.signal.aborted) {
      await current.ended
      state = 'restarting'
      await reopen()
      state = 'ok'
    }
  }
  const kept = keepRunning()
  /** Failing beats are those of an outage, after which the runner is reopened anyway. */
  const speak = () =>
    beat(db, current.ids, [...current.held.keys()]).catch((error: unknown) =>
      log.warn({ err: error }, 'a worker could not say that it is alive'),
    )
  await speak()
  const beating = setInterval(() => void speak(), beatMs)
  return {
    state: () => state,
    stop: async () => {
      stopping.abort()
      clearInterval(beating)
      // It has ended already while the database was away.
      await current.runner.stop().catch(() => undefined)
      await kept
    },
  }
}
