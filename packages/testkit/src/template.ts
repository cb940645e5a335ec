import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import {
  link,
  mkdir,
  readFile,
  readdir,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { sourcesBehind } from './sources-behind.ts'
import { isAlive, scratchFolder } from './scratch.ts'

const run = promisify(execFile)
const root = path.resolve(import.meta.dirname, '../../..')
const cache = path.join(root, 'node_modules/.cache/upchar/test-databases')
const filler = path.join(import.meta.dirname, 'fill-template.ts')
/** The name of a template's database. */
export const filledDatabase = 'upchar'
const kept = 4
const inUse = 3_600_000

/** The inputs of a template: migrations, data and loaders, libraries, the day. */
function fingerprint(today: string): string {
  const hash = createHash('sha256').update(today)
  const migrations = globSync('apps/api/migrations/**/*.{sql,json}', { cwd: root }).toSorted()
  const files = [
    ...migrations.map((file) => path.join(root, file)),
    path.join(root, 'package-lock.json'),
    ...sourcesBehind(filler),
  ]
  for (const file of files) hash.update(path.relative(root, file)).update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

/** Copies files with their owner, by reflink if the file system supports it. */
const copy = (from: string[], to: string) =>
  run('cp', ['-a', ...(process.platform === 'linux' ? ['--reflink=auto'] : []), ...from, to])
const contentsOf = async (folder: string) =>
  (await readdir(folder)).map((name) => path.join(folder, name))

/** Runs `work` under a lock between processes; takes over the lock of a dead process. */
async function withLock(lock: string, work: () => Promise<void>): Promise<void> {
  const mine = `${lock}-${process.pid}`
  await writeFile(mine, String(process.pid))
  try {
    // Linking is atomic: the lock appears with its content.
    while (
      !(await link(mine, lock).then(
        () => true,
        () => false,
      ))
    ) {
      const holder = Number(await readFile(lock, 'utf8').catch(() => process.pid))
      if (isAlive(holder)) await sleep(200)
      else await rm(lock, { force: true })
    }
    await work().finally(() => rm(lock, { force: true }))
  } finally {
    await rm(mine, { force: true })
  }
}

/** Seeds a PostgreSQL and moves its files into the cache atomically. */
async function makeTemplate(template: string, today: string): Promise<void> {
  process.stderr.write(`Filling the test database of ${today}; later runs copy it …\n`)
  const { fillTemplate } = await import('./fill-template.ts')
  const filled = await scratchFolder('upchar-fill-')
  const copied = `${template}.new`
  try {
    await fillTemplate(filled, filledDatabase, today)
    await rm(copied, { recursive: true, force: true })
    await mkdir(copied)
    await copy(await contentsOf(filled), copied)
    await rename(copied, template)
  } finally {
    await rm(filled, { recursive: true, force: true })
  }
}

/** Deletes old templates, except those that a current run may be copying. */
async function prune(): Promise<void> {
  const entries = await Promise.all(
    (await contentsOf(cache)).map(async (entry) => ({
      entry,
      used: (await stat(entry).catch(() => undefined))?.mtimeMs ?? Date.now(),
    })),
  )
  for (const { entry, used } of entries.toSorted((a, b) => b.used - a.used).slice(kept)) {
    if (Date.now() - used > inUse) await rm(entry, { recursive: true, force: true })
  }
}

/** Copies a seeded PostgreSQL with the catalogue of `today` into `dataDir`; the first run creates it. */
export async function copyTemplate(dataDir: string, today: string): Promise<void> {
  await mkdir(cache, { recursive: true })
  const template = path.join(cache, `${today}-${fingerprint(today)}`)
  if (!existsSync(template))
    await withLock(`${template}.lock`, async () => {
      if (!existsSync(template)) await makeTemplate(template, today)
    })
  const now = new Date()
  await utimes(template, now, now)
  await copy(await contentsOf(template), dataDir)
  await prune()
}
