// `npm start` on a bare machine: plain JavaScript for Node 20.19 and later. Installs what is missing, then hands over to
// Node 24 from node_modules, which runs the TypeScript as it is.
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

/** Installs when nothing is installed or the lock file has changed since. */
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
    process.stderr.write('npm ci failed; the reason stands above.\n')
    process.exit(result.status ?? 1)
  }
  if (!existsSync(node24)) {
    process.stderr.write(
      'Node 24 did not arrive: npm was told not to run install scripts. Run npm rebuild node, then npm start again.\n',
    )
    process.exit(1)
  }
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, lock)
}

/**
 * How Node runs the shop. The young generation may grow to 8 MiB a half instead of 16 or 32: less memory stays taken after a
 * rush, and the pages a second are the same. Two pools of native memory for all threads instead of one for each core's eight
 * hold some 20 MiB less. What Node makes of our TypeScript is kept: a start is a fifth shorter with it.
 */
const options = JSON.parse(readFileSync(path.join(root, 'tools/node-options.json'), 'utf8'))

/**
 * Runs a script of ours with Node 24 and ends as it ends. Signals go to it first, so that it can put things away; when we
 * are killed it learns that by the channel, and when npm is killed we see that we have another parent.
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
  const [script = 'server/src/main.ts', ...args] = process.argv.slice(2)[0]?.endsWith('.ts')
    ? process.argv.slice(2)
    : ['server/src/main.ts', ...process.argv.slice(2)]
  ensureInstalled()
  // Libraries run at full speed; what is allowed outside production is UPCHAR_ENV's business.
  runWithNode24(script, args, { NODE_ENV: process.env.NODE_ENV ?? 'production' })
}
