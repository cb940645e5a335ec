// `npm start` on a bare machine: plain JavaScript for Node 20.19 and later. Installs the dependencies, then runs Node 24
// from node_modules, which executes TypeScript directly.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(
    `Upchar needs Node 20.19 or later to install; this is ${process.versions.node}.\n`,
  )
  process.exit(1)
}

const node24 = path.join(root, 'node_modules/node/bin/node')
const stamp = path.join(root, 'node_modules/.upchar-installed')

/** Installs when nothing is installed or the lock file has changed. */
function ensureInstalled() {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(node24) && existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  process.stderr.write('Installing dependencies (half a minute or more) …\n')
  const result = spawnSync(
    'npm',
    ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: root, stdio: 'inherit' },
  )
  if (result.status !== 0) {
    process.stderr.write('npm ci failed; see its output above.\n')
    process.exit(result.status ?? 1)
  }
  if (!existsSync(node24)) {
    process.stderr.write(
      'Node 24 is missing because npm skips install scripts here. Run npm rebuild node, then npm start again.\n',
    )
    process.exit(1)
  }
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, lock)
}

/**
 * Node's options, so that memory depends on the shop's data and not on the machine's. V8 derives how far its heap may
 * grow before a collection from the RAM it finds, so the old generation is told to grow by less than half. Semi-spaces of 8 MiB
 * instead of 16 or 32 retain less after a traffic peak. Two malloc arenas for all threads instead of eight per core hold
 * some 20 MiB less; fixed thresholds return freed buffers to the system, where glibc's adaptive ones keep them. The
 * compile cache makes a start a fifth shorter; the preloaded hook, a quarter.
 */
const options = JSON.parse(readFileSync(path.join(root, 'server/node-options.json'), 'utf8'))

/**
 * Runs a script with Node 24 and exits with its status. Signals are forwarded, so that the script can shut down. If this
 * process is killed, the script notices by the closed IPC channel; if npm is killed, our parent pid changes.
 */
function runWithNode24(script, args, env = {}) {
  const child = spawn(node24, [...options.flags, path.join(root, script), ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...options.env,
      ...process.env,
      ...env,
      PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH ?? ''}`,
    },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  const parent = process.ppid
  if (process.env.npm_lifecycle_event !== undefined)
    setInterval(() => {
      if (process.ppid !== parent) child.kill('SIGTERM')
    }, 1000).unref()
  child.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 1) : 1))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [script = 'server/src/start.ts', ...args] = process.argv.slice(2)[0]?.endsWith('.ts')
    ? process.argv.slice(2)
    : ['server/src/start.ts', ...process.argv.slice(2)]
  ensureInstalled()
  // NODE_ENV only makes libraries fast; UPCHAR_ENV decides what is allowed outside production.
  runWithNode24(script, args, { NODE_ENV: process.env.NODE_ENV ?? 'production' })
}
