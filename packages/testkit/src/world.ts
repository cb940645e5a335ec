import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { routes, type RouteName } from '@upchar/contract/routes'
import type { Answer, BodyInput, ParamsInput, QueryInput } from '@upchar/contract/schema/endpoints'
import { createServer, mountApi } from '@upchar/api/app'
import { createIdentity } from '@upchar/api/identity'
import { followChanges, type Changes } from '@upchar/api/platform/db/changes'
import { parseConfig, type Config } from '@upchar/api/platform/config'
import type { Context } from '@upchar/api/platform/context'
import { loadReference } from '@upchar/api/flows/load-reference'
import { openDatabase, type Database } from '@upchar/api/platform/db/database'
import { migrateDatabase } from '@upchar/api/platform/db/migrate'
import { createCourierApi } from '@upchar/api/platform/courier/index'
import { createCredit } from '@upchar/api/platform/credit/index'
import { openFiles } from '@upchar/api/platform/files/index'
import { createGeocoder } from '@upchar/api/platform/geocode/index'
import { createGateway } from '@upchar/api/platform/payments/index'
import { createEmptyDatabase, createTestDatabase } from './database.ts'
import { keepScheduledJobsWaiting } from './scheduled-jobs.ts'

/** A clock controlled by the test, starting on a working Tuesday at 11:00 IST. */
export class TestClock {
  private at = new Date('2026-11-24T05:30:00Z')
  now(): Date {
    return new Date(this.at)
  }
  set(iso: string): void {
    this.at = new Date(iso)
  }
  advance(milliseconds: number): void {
    this.at = new Date(this.at.getTime() + milliseconds)
  }
}

export type Reply<A> = { status: number; body: A; headers: Record<string, unknown> }
type Parts<N extends RouteName> = {
  params?: ParamsInput<N>
  query?: QueryInput<N>
  body?: BodyInput<N>
  headers?: Record<string, string>
}

/** A visitor with a cookie jar that respects paths and deletions. */
export type Visitor = {
  cookies: Map<string, string>
  call<N extends RouteName>(name: N, parts?: Parts<N>): Promise<Reply<Answer<N>>>
  /** Sends an arbitrary request with an unchanged body, for attacks. */
  raw(options: InjectOptions): Promise<Reply<unknown>>
}

export type World = {
  readonly app: FastifyInstance
  readonly db: Database
  readonly context: Context
  readonly clock: TestClock
  /** `address`: the remote IP address, the loopback address by default. */
  visitor(address?: string): Visitor
  /** Runs `work` and returns its SQL statements, including transaction control. */
  statements<T>(work: () => Promise<T>): Promise<{ result: T; statements: string[] }>
}

type Opened = {
  app: FastifyInstance
  db: Database
  context: Context
  changes: Changes
  drop(): Promise<void>
}

const configFor = (overrides: Record<string, string>): Config => {
  const parsed = parseConfig(
    {
      UPCHAR_ENV: 'test',
      LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
      RATE_LIMIT_PER_MINUTE: '0',
      ...overrides,
    },
    'a secret of thirty-two characters',
  )
  if (!parsed.ok) throw new Error(parsed.error.join('; '))
  return parsed.value
}

function visitorOf(app: FastifyInstance, address?: string): Visitor {
  const cookies = new Map<string, string>()
  const paths = new Map<string, string>()
  /** Whether a browser sends a cookie of this path. */
  const goesTo = (name: string, url: string) => {
    const cookiePath = paths.get(name) ?? '/'
    const path = url.split('?', 1)[0] ?? ''
    return (
      path === cookiePath ||
      path.startsWith(cookiePath.endsWith('/') ? cookiePath : `${cookiePath}/`)
    )
  }
  const raw: Visitor['raw'] = async (options) => {
    const url = String(options.url ?? '/')
    const reply = await app.inject({
      cookies: Object.fromEntries([...cookies].filter(([name]) => goesTo(name, url))),
      ...(address !== undefined && { remoteAddress: address }),
      ...options,
    })
    for (const cookie of reply.cookies) {
      if (cookie.maxAge === 0 || (cookie.expires !== undefined && cookie.expires.getTime() <= 0))
        cookies.delete(cookie.name)
      else cookies.set(cookie.name, cookie.value)
      paths.set(cookie.name, cookie.path ?? '/')
    }
    const type = String(reply.headers['content-type'] ?? '')
    return {
      status: reply.statusCode,
      headers: reply.headers,
      body: type.includes('json') && reply.body !== '' ? reply.json<unknown>() : reply.rawPayload,
    }
  }
  const call = async <N extends RouteName>(
    name: N,
    parts: Parts<N> = {},
  ): Promise<Reply<Answer<N>>> => {
    const params: Record<string, unknown> = Object.fromEntries(Object.entries(parts.params ?? {}))
    const url = routes[name].path.replace(/\{(\w+)\}/g, (_, key: string) =>
      encodeURIComponent(String(params[key])),
    )
    const query = Object.fromEntries(
      Object.entries(parts.query ?? {})
        .filter(([, value]) => value !== undefined)
        .map(([key, value]) => [key, String(value)]),
    )
    const reply = await raw({
      method: routes[name].method,
      url,
      query,
      headers: parts.headers ?? {},
      ...(routes[name].method !== 'GET' && { payload: parts.body ?? {} }),
    })
    // The server validated a 200 against the contract; tests check the other answers.
    return reply as Reply<Answer<N>>
  }
  return { cookies, call, raw }
}

/**
 * A world for one test file: an API with its own database. Use it inside tests and hooks only. Test buyers share a phone
 * and an address, so the daily caps of cash on delivery apply only with `cashCaps`. `isEmpty`: a shop as it is at its first
 * start, with the reference data and nothing else.
 */
export function useWorld(
  overrides: Record<string, string> = {},
  { cashCaps = false, isEmpty = false }: { cashCaps?: boolean; isEmpty?: boolean } = {},
): World {
  let opened: Opened | undefined
  const clock = new TestClock()
  const current = (): Opened => {
    if (opened === undefined) throw new Error('the world opens before the first test')
    return opened
  }
  beforeAll(async () => {
    const database = await (isEmpty ? createEmptyDatabase() : createTestDatabase())
    const config = configFor(overrides)
    const db = openDatabase(database.url, 20)
    if (isEmpty) {
      await migrateDatabase(db)
      await loadReference(db)
    }
    await keepScheduledJobsWaiting(db)
    if (!cashCaps)
      await db.execute(sql`update cod_rule set max_day_paise = null, max_day_orders = null`)
    const changes = await followChanges(database.url, { log: () => undefined })
    const app = createServer(config)
    const source = { config, db, clock }
    const folder = await mkdtemp(path.join(tmpdir(), 'upchar-files-'))
    const files = openFiles({ ...config, UPCHAR_DATA_DIR: folder })
    const context: Context = {
      ...source,
      changes,
      files,
      gateway: createGateway(source),
      credit: createCredit(config),
      courier: createCourierApi(source),
      geocoder: createGeocoder(config),
      identity: createIdentity(source),
      log: app.log,
    }
    await mountApi(app, context)
    await app.ready()
    opened = {
      app,
      db,
      context,
      changes,
      drop: async () => {
        await database.drop()
        await rm(folder, { recursive: true, force: true })
      },
    }
  })
  afterAll(async () => {
    if (opened === undefined) return
    await opened.app.close()
    await opened.changes.close()
    await opened.db.$client.end()
    await opened.drop()
  })
  return {
    get app() {
      return current().app
    },
    get db() {
      return current().db
    },
    get context() {
      return current().context
    },
    clock,
    visitor: (address) => visitorOf(current().app, address),
    statements: countStatements,
  }
}

/** Runs `work` and gives the SQL statements it made on any connection. */
export async function countStatements<T>(
  work: () => Promise<T>,
): Promise<{ result: T; statements: string[] }> {
  const statements: string[] = []
  const original = pg.Client.prototype.query
  const spy = function (this: pg.Client, ...args: unknown[]): unknown {
    const first = args[0]
    statements.push(
      typeof first === 'string'
        ? first
        : typeof first === 'object' && first !== null && 'text' in first
          ? String(first.text)
          : '?',
    )
    return Reflect.apply(original, this, args)
  }
  Object.assign(pg.Client.prototype, { query: spy })
  try {
    return { result: await work(), statements }
  } finally {
    Object.assign(pg.Client.prototype, { query: original })
  }
}
