import path from 'node:path'
import { toggleDevelopmentAdmin } from '@upchar/api/modules/staff/index'
import { openLog } from '@upchar/api/platform/log'
import { systemClock } from '@upchar/api/platform/clock'
import { migrateDatabase } from '@upchar/api/platform/db/migrate'
import { openDatabase, type Database } from '@upchar/api/platform/db/database'
import type { Config } from '@upchar/api/platform/config'
import type { Context } from '@upchar/api/platform/context'
import { isFilled } from '@upchar/demo/finished'
import { ensureReference, hasReference } from '@upchar/api/flows/load-reference'
import { refreshReadModels } from '@upchar/api/modules/catalogue/index'
import { announceChange } from '@upchar/api/platform/db/changes'
import { isUnavailable } from '@upchar/api/platform/db/unavailable'
import { StartupError } from './startup-error.ts'
import { explainFailure } from './explain-failure.ts'
import { startLender } from './lender/start-lender.ts'
import { readOptions } from './options.ts'
import { startEmbeddedPostgres } from './postgres.ts'
import {
  openContext,
  assertPortIsFree,
  roles,
  startHttp,
  startJobs,
  type Role,
  type Running,
} from './processes.ts'
import { progressBar } from './progress.ts'
import { readSettings } from './settings.ts'
import { welcome } from './welcome.ts'

const say = (text: string) => process.stderr.write(`${text}\n`)

const usage = `npm start -- [--role ROLE]\n  ROLE: ${roles.join(', ')}; default: all of them in one process.\n`

function readRole(): Role {
  const { values } = readOptions(usage, { options: { role: { type: 'string', default: 'all' } } })
  const role = roles.find((r) => r === values.role)
  if (role !== undefined) return role
  throw new StartupError(`--role is "${values.role}": must be one of ${roles.join(', ')}`)
}

/** Loads this release's reference data and rebuilds what products show, in this release's form. */
async function bringReference(db: Database): Promise<void> {
  if (!(await hasReference(db))) say('Loading tax rates, buying rules, categories and pincodes …')
  if (!(await ensureReference(db))) return
  await refreshReadModels(db, 'all', systemClock.now())
  await announceChange(db)
}

/** Migrates the database and loads reference data; outside production, seeds an empty one with a demo shop (OPS-09). */
async function prepareDatabase(config: Config, url: string): Promise<void> {
  const db = openDatabase(url, 4)
  try {
    await migrateDatabase(db)
    await toggleDevelopmentAdmin({ db, config, clock: systemClock })
    if (config.production || (await isFilled(db))) {
      await bringReference(db)
      return
    }
    const { fillShop } = await import('./fill-shop.ts')
    say('The database is empty. Seeding it with a demo shop …')
    const bar = progressBar()
    await fillShop(db, config, {
      today: new Date().toISOString().slice(0, 10),
      onProgress: ({ step, done, total }) => bar.show(step, done, total),
    })
    bar.end()
  } finally {
    await db.$client.end()
  }
}

/** In development a stand-in lends, as a process of its own, so that the credit line can be tried. */
async function withLender(role: Role, config: Config, started: Running[]): Promise<Config> {
  if (role !== 'all' || config.UPCHAR_ENV !== 'development' || config.CREDIT_URL !== undefined)
    return config
  const lender = await startLender({
    shopUrl: `http://${config.HOST}:${config.PORT}`,
    file: path.join(config.UPCHAR_DATA_DIR, 'lender.json'),
  })
  started.push(lender)
  return { ...config, ...lender.settings }
}

async function start(role: Role, config: Config, started: Running[]): Promise<Context | undefined> {
  if (role !== 'worker') await assertPortIsFree(config)
  if (role === 'web') {
    started.push(await startHttp('web', config, undefined))
    return undefined
  }
  let url = config.DATABASE_URL
  if (url === undefined) {
    const postgres = await startEmbeddedPostgres({
      dataDir: config.UPCHAR_DATA_DIR,
      port: config.DATABASE_PORT,
      database: 'upchar',
      onFailure: (error) => {
        say(error.message)
        stop(1)
      },
    })
    started.push(postgres)
    url = postgres.url
  }
  const [settings] = await Promise.all([
    withLender(role, config, started),
    prepareDatabase(config, url),
  ])
  const opened = await openContext(settings, url, openLog(config.LOG_LEVEL))
  started.push(opened)
  const { overruled } = opened
  if (overruled.length > 0)
    say(
      `The set-up has stored another ${overruled.join(', ')} than the settings: the stored one counts. Change it in the console or by npm run setup.`,
    )
  const jobs = role === 'api' ? undefined : await startJobs(opened.context)
  if (jobs !== undefined) started.push(jobs)
  if (role !== 'worker')
    started.push(
      await startHttp(role, config, opened.context, jobs === undefined ? {} : { jobs: jobs.state }),
    )
  return opened.context
}

async function stopAll(started: Running[]): Promise<void> {
  for (const running of started.toReversed()) {
    await running.stop().catch((error: unknown) => say(`Error while stopping: ${String(error)}`))
  }
}

/** A database that doesn't answer must not keep the process alive. */
const stopWithinMs = 20_000

// An outage interrupts work whose promises libraries keep to themselves; that must not end the shop.
process.on('unhandledRejection', (error) => {
  if (!isUnavailable(error)) throw error
  say(`Interrupted while the database was away: ${String(error)}`)
})

const started: Running[] = []
let stopping = false
const stop = (code: number) => {
  if (stopping) return
  stopping = true
  setTimeout(() => {
    say('Something does not stop; ending anyway.')
    process.exit(code)
  }, stopWithinMs).unref()
  void stopAll(started).then(() => process.exit(code))
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0))
// The IPC channel closes when the parent process is killed.
process.once('disconnect', () => stop(1))

try {
  const role = readRole()
  const config = readSettings()
  say(await welcome(role, config, await start(role, config, started)))
} catch (error) {
  say(explainFailure(error))
  stop(1)
}
