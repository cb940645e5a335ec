import { execFile } from 'node:child_process'
import { createServer as createSocket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { createServer, mountApi } from '@upchar/api/app'
import { followGoods } from '@upchar/api/flows/setup/index'
import { createIdentity } from '@upchar/api/identity'
import { createJobHandlers } from '@upchar/api/jobs'
import { shownVersion } from '@upchar/api/modules/catalogue/index'
import { followOrganisation } from '@upchar/api/modules/organisation/index'
import { askForCurrentIndex } from '@upchar/api/modules/search/index'
import { followChanges } from '@upchar/api/platform/db/changes'
import { systemClock } from '@upchar/api/platform/clock'
import type { Config } from '@upchar/api/platform/config'
import type { Context } from '@upchar/api/platform/context'
import { inTransaction, openDatabase } from '@upchar/api/platform/db/database'
import { dropConnections } from '@upchar/api/platform/db/pool'
import { createCourierApi } from '@upchar/api/platform/courier/index'
import { createCredit } from '@upchar/api/platform/credit/index'
import { openFiles } from '@upchar/api/platform/files/index'
import { createGeocoder } from '@upchar/api/platform/geocode/index'
import { installErrorAnswers } from '@upchar/api/platform/http/errors'
import { registerHealth, type HealthParts } from '@upchar/api/platform/http/health'
import { limitVisitors } from '@upchar/api/platform/http/limit-visitors'
import { addJob } from '@upchar/api/platform/jobs/jobs'
import { startWorker, type Worker } from '@upchar/api/platform/jobs/worker'
import { createGateway } from '@upchar/api/platform/payments/index'
import { builtConsole } from '@upchar/console/build'
import { mountConsole } from '@upchar/console/server'
import { mountGallery } from '@upchar/gallery/server'
import { builtStorefront } from '@upchar/storefront/build'
import { builtSource, liveSource, mountStorefront } from '@upchar/storefront/server'
import { StartupError } from './startup-error.ts'
import { httpTransport, inProcessTransport, mountApiProxy, type ApiLink } from './transport.ts'

const run = promisify(execFile)

export const roles = ['all', 'api', 'web', 'worker'] as const
export type Role = (typeof roles)[number]

/** A started resource; stop them in reverse order. */
export type Running = { stop(): Promise<void> }

const heartbeatMs = 1000

/**
 * Opens the context that API and worker share: database, change feed, gateway. `overruled` are the settings that differ from the
 * stored organisation.
 */
export async function openContext(
  config: Config,
  databaseUrl: string,
  log: Context['log'],
): Promise<{ context: Context; overruled: string[] } & Running> {
  const db = openDatabase(databaseUrl, config.DATABASE_POOL, {
    acquire: config.DATABASE_ACQUIRE_TIMEOUT,
    statement: config.DATABASE_STATEMENT_TIMEOUT,
    lock: config.DATABASE_LOCK_TIMEOUT,
    idleTransaction: config.DATABASE_IDLE_TRANSACTION_TIMEOUT,
  })
  const changes = await followChanges(databaseUrl, {
    log: (message) => log.warn(message),
    heartbeatMs,
    onLost: () => dropConnections(db.$client),
  })
  const source = { config, db, clock: systemClock }
  const overruled = await followOrganisation({ ...source, changes, log })
  return {
    overruled,
    context: {
      ...source,
      changes,
      files: openFiles(config),
      gateway: createGateway(source),
      credit: createCredit(config),
      courier: createCourierApi(source),
      geocoder: createGeocoder(config),
      identity: createIdentity(source),
      log,
    },
    stop: async () => {
      await changes.close()
      await db.$client.end()
    },
  }
}

/** Fails early: seeding the database and building the pages take a while. */
export async function assertPortIsFree(config: Config): Promise<void> {
  const probe = createSocket()
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject).listen({ host: config.HOST, port: config.PORT }, resolve)
  })
  await new Promise((resolve) => {
    probe.close(resolve)
  })
}

async function listen(app: FastifyInstance, config: Config): Promise<Running> {
  await app.listen({ host: config.HOST, port: config.PORT })
  return { stop: () => app.close() }
}

/** `npm run dev` serves the shop from source instead of a build. */
const development = (config: Config): boolean =>
  process.env['NODE_ENV'] === 'development' && !config.production

/** The folders of the browser's files; in development the shop is served from its source. */
async function builtPages(config: Config): Promise<{ shop: string; console: string }> {
  const find = () => ({
    shop: development(config) ? '' : builtStorefront(),
    console: builtConsole(),
  })
  let { shop, console } = find()
  if (shop === undefined || console === undefined) {
    process.stderr.write('Building pages …\n')
    // In a child process, so that the server doesn't retain the build's memory.
    await run(process.execPath, [fileURLToPath(new URL('build.ts', import.meta.url))])
    ;({ shop, console } = find())
  }
  if (shop === undefined || console === undefined) throw new Error('the pages are not built')
  return { shop, console }
}

/** Mounts the storefront and the console, on the API in this process or on a remote one. */
async function mountWeb(
  app: FastifyInstance,
  config: Config,
  api: Context | string,
): Promise<ApiLink> {
  const built = await builtPages(config)
  const source = development(config) ? await liveSource(app) : await builtSource(built.shop)
  const transport =
    typeof api === 'string' ? httpTransport(api) : inProcessTransport(app, () => shownVersion(api))
  if (typeof api === 'string') await mountApiProxy(app, api)
  if (!config.production) mountGallery(app)
  await mountStorefront(app, {
    transport: transport.call,
    source,
    catalogueVersion: transport.version,
    // UI-11
    indexable: config.production,
    origin: config.origin,
  })
  await mountConsole(app, {
    assetsDir: built.console,
    brand: config.BRAND_NAME,
    production: config.production,
  })
  return transport
}

/** Starts the HTTP side of a role. `parts`: what else this process runs, for its health. */
export async function startHttp(
  role: 'all' | 'api' | 'web',
  config: Config,
  context: Context | undefined,
  parts: HealthParts = {},
): Promise<Running> {
  const app = createServer(config)
  if (context !== undefined) {
    await mountApi(app, context, { ...parts, goods: await followGoods(context) })
    if (role === 'all') await mountWeb(app, config, context)
  } else {
    if (config.API_URL === undefined)
      throw new StartupError(
        'API_URL: required for --role web, for example http://localhost:3000 where --role api runs',
      )
    await limitVisitors(app, config)
    installErrorAnswers(app)
    const api = await mountWeb(app, config, config.API_URL)
    registerHealth(app, { api: api.state })
  }
  return listen(app, config)
}

export async function startJobs(context: Context): Promise<Worker> {
  await askForCurrentIndex(context)
  await inTransaction(context.db, async (tx) =>
    addJob(tx, 'catch-up-catalogue', {}, { key: 'catch-up-catalogue' }),
  )
  return startWorker(context.db, createJobHandlers(context), context.log)
}
