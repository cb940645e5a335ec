import { spawn, type ChildProcess } from 'node:child_process'
import { globSync, watch } from 'node:fs'
import path from 'node:path'
import { root } from './architecture/imports.ts'
import options from '@upchar/server/node-options.json' with { type: 'json' }

/**
 * `npm run dev`: Vite hot-reloads the storefront's source (`apps/storefront/src/server/live-source.ts`). A change in these
 * folders restarts the server. After a crash, the next change restarts it.
 */
const watchedFolders = [
  'apps/api/src',
  'apps/api/migrations',
  'apps/console/src',
  'packages/contract/src',
  'packages/kernel/src',
  'packages/drawings/src',
  'packages/web/src',
  'server/src',
]

const say = (text: string) => process.stderr.write(`${text}\n`)
let server: ChildProcess | undefined
let stale = false
let ending = false

let debounce: NodeJS.Timeout | undefined
const watched = new Set<string>()
/** Watches each folder separately: recursive watching loses files that an editor replaces by renaming. */
function watchFolders(): void {
  for (const folder of globSync(
    watchedFolders.flatMap((top) => [top, `${top}/**/`]),
    { cwd: root },
  )) {
    if (watched.has(folder)) continue
    watched.add(folder)
    watch(path.join(root, folder), (_, name) => {
      if (
        ending ||
        name === null ||
        !/\.(tsx?|mjs|css|sql|json)$/.test(name) ||
        /\.test\.tsx?$/.test(name)
      )
        return
      clearTimeout(debounce)
      debounce = setTimeout(() => {
        say(`${path.join(folder, name)} changed; restarting …`)
        restart()
      }, 100)
    })
  }
}

function start(): void {
  stale = false
  watchFolders()
  server = spawn(
    process.execPath,
    [...options.flags, path.join(root, 'server/src/main.ts'), ...process.argv.slice(2)],
    { cwd: root, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] },
  )
  server.once('exit', () => {
    server = undefined
    if (ending) process.exit()
    if (stale) start()
    else say('The next change restarts it; Ctrl-C ends it.')
  })
}

function restart(): void {
  if (server === undefined) start()
  else if (!stale) {
    stale = true
    server.kill('SIGTERM')
  }
}

const end = () => {
  ending = true
  if (server === undefined) process.exit()
  server.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.once(signal, end)
start()
