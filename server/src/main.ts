import { settleDevelopmentAdmin } from '@upchar/api/modules/staff/index'
import { openLog } from '@upchar/api/platform/log'
import { systemClock } from '@upchar/api/platform/clock'
import { migrateDatabase } from '@upchar/api/platform/db/migrate'
import { openDatabase } from '@upchar/api/platform/db/database'
import type { Config } from '@upchar/api/platform/config'
import { isFilled } from '@upchar/demo/finished'
import { bringSearchWords } from '@upchar/api/modules/search/index'
import { synonyms } from '@upchar/reference/synonyms'
import { StartupError } from './startup-error.ts'
import { explainFailure } from './explain-failure.ts'
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

const say = (text: string) => process.stderr.write(`${text}\n`)

const usage = `npm start -- [--role ROLE]\n  ROLE: ${roles.join(', ')}; default: all of them in one process.\n`

function readRole(): Role {
  const { values } = readOptions(usage, { options: { role: { type: 'string', default: 'all' } } })
  const role = roles.find((r) => r === values.role)
  if (role !== undefined) return role
  throw new StartupError(`--role is "${values.role}": must be one of ${roles.join(', ')}`)
}

/** Migrates the database, then updates its synonyms or, if it is empty, seeds it (not in production). */
async function prepareDatabase(config: Config, url: string): Promise<void> {
  const db = openDatabase(url, 4)
  try {
    await migrateDatabase(db)
    await settleDevelopmentAdmin({ db, config, clock: systemClock })
    if (await isFilled(db)) {
      await bringSearchWords(db, synonyms)
      return
    }
    if (config.production) return
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

async function start(role: Role, config: Config, started: Running[]): Promise<void> {
  if (role !== 'worker') await assertPortIsFree(config)
  if (role === 'web') {
    started.push(await startHttp('web', config, undefined))
    return
  }
  let url = config.DATABASE_URL
  if (url === undefined) {
    const postgres = await startEmbeddedPostgres({
      dataDir: config.UPCHAR_DATA_DIR,
      port: config.DATABASE_PORT,
      database: 'upchar',
    })
    started.push(postgres)
    url = postgres.url
  }
  await prepareDatabase(config, url)
  const opened = await openContext(config, url, openLog(config.LOG_LEVEL))
  started.push(opened)
  if (role === 'all' || role === 'worker') started.push(await startJobs(opened.context))
  if (role === 'all' || role === 'api') started.push(await startHttp(role, config, opened.context))
}

async function stopAll(started: Running[]): Promise<void> {
  for (const running of started.toReversed()) {
    await running.stop().catch((error: unknown) => say(`Error while stopping: ${String(error)}`))
  }
}

const started: Running[] = []
let stopping = false
const stop = (code: number) => {
  if (stopping) return
  stopping = true
  void stopAll(started).then(() => process.exit(code))
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0))
// The IPC channel closes when the parent process is killed.
process.once('disconnect', () => stop(1))

try {
  const role = readRole()
  const config = readSettings()
  await start(role, config, started)
  if (role !== 'worker')
    say(
      `\n  ${config.BRAND_NAME} is open at ${role === 'api' ? `${config.origin}/api/docs` : `${config.origin}/shop`}\n`,
    )
  else say('The worker is running.')
} catch (error) {
  say(explainFailure(error))
  stop(1)
}
