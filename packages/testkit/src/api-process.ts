import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const start = path.resolve(import.meta.dirname, '../../../server/src/start.ts')
const importCommand = path.resolve(import.meta.dirname, '../../../server/src/import.ts')

const settings = (databaseUrl: string, more: Record<string, string> = {}) => ({
  ...process.env,
  NODE_ENV: 'production',
  UPCHAR_ENV: 'development',
  DATABASE_URL: databaseUrl,
  UPCHAR_SECRET: 'one secret over both lives of the server',
  LOG_LEVEL: 'silent',
  ...more,
})

/** A role of the shop as a separate process that a test can kill. */
export const startRole = (
  role: 'api' | 'worker',
  databaseUrl: string,
  port: number,
): ChildProcess =>
  spawn(process.execPath, [start, '--role', role], {
    stdio: 'ignore',
    env: settings(databaseUrl, { PORT: String(port), RATE_LIMIT_PER_MINUTE: '0' }),
  })

/** The import command as a process that a test can kill. */
export const startImport = (
  databaseUrl: string,
  file: string,
  options: readonly string[] = [],
): ChildProcess =>
  spawn(process.execPath, [importCommand, file, ...options], {
    stdio: 'ignore',
    env: settings(databaseUrl),
  })

/** Starts the API as a process and waits until it answers. */
export async function startApi(databaseUrl: string, port: number): Promise<ChildProcess> {
  const child = startRole('api', databaseUrl, port)
  // Starting takes long on a busy machine.
  for (let tries = 0; tries < 2000; tries++) {
    if (
      await fetch(`http://127.0.0.1:${port}/health`).then(
        (r) => r.ok,
        () => false,
      )
    )
      return child
    await sleep(50)
  }
  child.kill('SIGKILL')
  throw new Error('the API does not start')
}
