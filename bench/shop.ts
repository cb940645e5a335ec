import path from 'node:path'
import { existsSync, readdirSync } from 'node:fs'
import { fillDatabase } from '@upchar/demo/fill'
import { isFilled } from '@upchar/demo/finished'
import { openDatabase, type Database } from '@upchar/api/platform/db/database'
import { migrateDatabase } from '@upchar/api/platform/db/migrate'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '@upchar/server/postgres'
import { startNode, type Started } from '@upchar/testkit/start-node'

const root = path.resolve(import.meta.dirname, '..')

export type BenchDatabase = { postgres: EmbeddedPostgres; db: Database; dataDir: string }

/** A database with about `variants` variants, seeded once and kept in `.data/bench`; delete that folder after a schema change. */
export async function openBenchDatabase(
  name: string,
  variants: number | undefined,
  port: number,
): Promise<BenchDatabase> {
  const dataDir = path.join(root, '.data/bench', name)
  const postgres = await startEmbeddedPostgres({ dataDir, port, database: 'upchar' })
  const db = openDatabase(postgres.url, 4)
  await migrateDatabase(db)
  if (!(await isFilled(db))) {
    process.stderr.write(`Filling the ${name} catalogue …\n`)
    const began = performance.now()
    await fillDatabase(db, {
      today: new Date().toISOString().slice(0, 10),
      ...(variants !== undefined && { variants }),
      onProgress: () => undefined,
    })
    process.stderr.write(`  ${Math.round((performance.now() - began) / 1000)} s\n`)
  }
  return { postgres, db, dataDir }
}

/** PostgreSQL's files: in the data folder, or under /var/lib/upchar if root's folders are closed to others. */
export function clusterFolder(dataDir: string): string {
  if (existsSync(path.join(dataDir, 'postgres/postmaster.pid'))) return dataDir
  const home = '/var/lib/upchar'
  const found = readdirSync(home)
    .map((name) => path.join(home, name, 'data'))
    .find((folder) => existsSync(path.join(folder, 'postgres/postmaster.pid')))
  if (found === undefined) throw new Error('cannot find the running PostgreSQL')
  return found
}

/** Starts the shop in production mode on that database: one process with every role. `ms`: time to the first listing. */
export async function startShop(
  database: BenchDatabase,
  port: number,
  role: 'all' | 'api' = 'all',
): Promise<Started & { origin: string; ms: number }> {
  const origin = `http://127.0.0.1:${port}`
  const began = performance.now()
  const started = await startNode(
    path.join(root, 'server/src/start.ts'),
    ['--role', role],
    {
      NODE_ENV: 'production',
      UPCHAR_ENV: 'development',
      DATABASE_URL: database.postgres.url,
      PORT: String(port),
      UPCHAR_DATA_DIR: database.dataDir,
      RATE_LIMIT_PER_MINUTE: '0',
      LOG_LEVEL: 'error',
      UPCHAR_ORIGIN: origin,
      SANDBOX_COURIER_SECONDS: '86400',
    },
    `${origin}/api/get-data-json?limit=24`,
  )
  return { ...started, origin, ms: performance.now() - began }
}

export async function startReference(
  database: BenchDatabase,
  port: number,
): Promise<Started & { origin: string }> {
  const origin = `http://127.0.0.1:${port}`
  const started = await startNode(
    path.join(root, 'bench/reference-server.ts'),
    [],
    { NODE_ENV: 'production', DATABASE_URL: database.postgres.url, PORT: String(port) },
    `${origin}/pg`,
  )
  return { ...started, origin }
}
