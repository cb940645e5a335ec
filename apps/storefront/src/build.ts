import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const home = path.resolve(import.meta.dirname, '..')
const root = path.resolve(home, '../..')
const dist = path.join(home, 'dist')
const stamp = path.join(dist, 'inputs.sha256')

const INPUTS = [
  'apps/storefront/{src,public}/**/*.{ts,tsx,css,svg}', 'apps/storefront/{vite.config,lean-parts}.ts', 'apps/storefront/package.json',
  'packages/{ui,kernel}/src/**/*.{ts,tsx,css,woff2}', 'packages/contract/src/routes.ts', 'package-lock.json',
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

/**
 * Builds the browser's files and the server's bundle, unless nothing changed since the last time. Returns the folder of the
 * browser's files; the server's bundle stands beside it.
 */
export async function buildStorefront(): Promise<string> {
  const client = path.join(dist, 'client')
  const hash = inputsHash()
  const built = existsSync(path.join(client, 'manifest.json')) && existsSync(path.join(dist, 'server/entry-server.js'))
  if (built && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return client
  const { build } = await import('vite')
  const configFile = path.join(home, 'vite.config.ts')
  // Vite takes React's development build, three times the size, unless this says production: in tests it says test.
  const environment = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  try {
    await build({ configFile, mode: 'production', logLevel: 'warn' })
    await build({ configFile, mode: 'production', logLevel: 'warn', build: { ssr: 'src/entry-server.tsx' } })
  } finally {
    if (environment === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = environment
  }
  compressFiles(client)
  writeFileSync(stamp, hash)
  return client
}
