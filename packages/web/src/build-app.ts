import { createHash } from 'node:crypto'
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { InlineConfig } from 'vite'

const root = path.resolve(import.meta.dirname, '../../..')
const KEPT_BUILDS = 4
const DAY_MS = 86_400_000
/** Inputs of every web app's build besides its own files. */
const SHARED_INPUTS = [
  'packages/{ui,kernel,web}/src/**/*.{ts,tsx,css,woff2}',
  'packages/contract/src/*.ts',
  'package-lock.json',
]

export type WebApp = {
  /** The app's absolute folder, with `vite.config.ts`; output goes to `dist`. */
  home: string
  /** Globs of its own files, relative to its folder: their contents identify the build. */
  inputs: readonly string[]
  /** Vite's builds, run in sequence into `folder`; the browser's files go to `folder/client`. */
  steps: (folder: string) => readonly NonNullable<InlineConfig['build']>[]
}

export type WebAppBuild = {
  /** The folder of the browser's files, if the current source is built. It is read whole to tell: ask once. */
  built: () => string | undefined
  /**
   * Builds the app unless the current source is built. Returns the folder of the browser's files; other output is beside it.
   * Each source has its own folder, created atomically: a running server keeps its files, and concurrent builds are safe.
   */
  build: () => Promise<string>
}

function inputsHash(patterns: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of patterns.flatMap((pattern) => globSync(pattern, { cwd: root })).toSorted()) {
    if (/\.test\.tsx?$/.test(file)) continue
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

/** Precompresses files at the highest level. */
function compressFiles(folder: string): void {
  for (const name of globSync('assets/*.{js,css,svg}', { cwd: folder })) {
    const file = path.join(folder, name)
    const body = readFileSync(file)
    writeFileSync(`${file}.br`, brotliCompressSync(body))
    writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }))
  }
}

async function runVite(app: WebApp, folder: string): Promise<void> {
  const { build } = await import('vite')
  const shared = {
    configFile: path.join(app.home, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'warn' as const,
  }
  // Otherwise Vite takes React's development build, three times the size; tests set NODE_ENV to test.
  const environment = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  try {
    for (const step of app.steps(folder)) await build({ ...shared, build: step })
  } finally {
    if (environment === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = environment
  }
  compressFiles(path.join(folder, 'client'))
}

/** Deletes builds older than a day except the latest few, because running servers read from theirs. */
function removeOldBuilds(dist: string): void {
  const builds = readdirSync(dist)
    .map((name) => path.join(dist, name))
    .map((folder) => ({ folder, madeAt: statSync(folder).mtimeMs }))
    .toSorted((a, b) => b.madeAt - a.madeAt)
  for (const { folder, madeAt } of builds.slice(KEPT_BUILDS))
    if (Date.now() - madeAt > DAY_MS) rmSync(folder, { recursive: true, force: true })
}

/** A web app's build, identified by its inputs. */
export function webAppBuild(app: WebApp): WebAppBuild {
  const dist = path.join(app.home, 'dist')
  const own = app.inputs.map((pattern) => path.join(path.relative(root, app.home), pattern))
  const present = () => {
    const folder = path.join(dist, inputsHash([...own, ...SHARED_INPUTS]).slice(0, 16))
    const client = path.join(folder, 'client')
    return { folder, client, done: existsSync(client) }
  }
  return {
    built: () => {
      const { client, done } = present()
      return done ? client : undefined
    },
    build: async () => {
      const { folder, client, done } = present()
      if (done) return client
      mkdirSync(dist, { recursive: true })
      const aside = mkdtempSync(path.join(dist, 'making-'))
      await runVite(app, aside)
      try {
        renameSync(aside, folder)
      } catch (error) {
        // Another process was faster with the same source.
        if (!existsSync(client)) throw error
        rmSync(aside, { recursive: true, force: true })
      }
      removeOldBuilds(dist)
      return client
    },
  }
}
