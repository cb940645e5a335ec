import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const home = path.resolve(import.meta.dirname, '..')
const root = path.resolve(home, '../..')
const dist = path.join(home, 'dist')
const buildsKept = 4

const INPUTS = [
  'apps/storefront/{src,public}/**/*.{ts,tsx,css,svg}', 'apps/storefront/{vite.config,lean-parts}.ts', 'apps/storefront/package.json',
  'packages/{ui,kernel}/src/**/*.{ts,tsx,css,woff2}', 'packages/contract/src/*.ts', 'package-lock.json',
]

/** One value for everything that the build is made of. */
function inputsHash(): string {
  const hash = createHash('sha256')
  for (const file of INPUTS.flatMap((pattern) => globSync(pattern, { cwd: root })).toSorted()) {
    if (/\.test\.tsx?$/.test(file)) continue
    hash.update(file).update('\0').update(readFileSync(path.join(root, file))).update('\0')
  }
  return hash.digest('hex')
}

/** Compresses once, as well as can be, what is sent a thousand times. */
function compressFiles(folder: string): void {
  for (const name of globSync('assets/*.{js,css,svg}', { cwd: folder })) {
    const file = path.join(folder, name)
    const body = readFileSync(file)
    writeFileSync(`${file}.br`, brotliCompressSync(body))
    writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }))
  }
}

/** Runs Vite twice: the browser's files to `folder/client`, the server's bundle to `folder/server`. */
async function buildInto(folder: string): Promise<void> {
  const { build } = await import('vite')
  const shared = { configFile: path.join(home, 'vite.config.ts'), mode: 'production', logLevel: 'warn' as const }
  // Vite takes React's development build, three times the size, unless this says production: in tests it says test.
  const environment = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  try {
    await build({ ...shared, build: { outDir: path.join(folder, 'client') } })
    await build({ ...shared, build: { outDir: path.join(folder, 'server'), ssr: 'src/entry-server.tsx' } })
  } finally {
    if (environment === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = environment
  }
  compressFiles(path.join(folder, 'client'))
}

/** Older builds go, but for the last few: a server that was started with one still reads from it. */
function removeOldBuilds(): void {
  const builds = readdirSync(dist).map((name) => path.join(dist, name)).toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
  for (const folder of builds.slice(buildsKept)) rmSync(folder, { recursive: true, force: true })
}

/** Where the build of the present source is, or would be. */
function buildFor(): { folder: string; client: string; done: boolean } {
  const folder = path.join(dist, inputsHash().slice(0, 16))
  const client = path.join(folder, 'client')
  return { folder, client, done: existsSync(client) }
}

/** Is the present source built already? */
export const isStorefrontBuilt = (): boolean => buildFor().done

/**
 * Builds the browser's files and the server's bundle, unless this very source is built already. Returns the folder of the
 * browser's files; the server's bundle stands beside it. Each source has a folder of its own, made whole or not at all:
 * a running server keeps its files, and two builds at once do no harm.
 */
export async function buildStorefront(): Promise<string> {
  const { folder, client, done } = buildFor()
  if (done) return client
  mkdirSync(dist, { recursive: true })
  const aside = mkdtempSync(path.join(dist, 'making-'))
  await buildInto(aside)
  try {
    renameSync(aside, folder)
  } catch (error) {
    // Another process was faster with the same source.
    if (!existsSync(client)) throw error
    rmSync(aside, { recursive: true, force: true })
  }
  removeOldBuilds()
  return client
}
