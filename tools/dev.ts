import { spawn, type ChildProcess } from 'node:child_process'
import { globSync, watch } from 'node:fs'
import path from 'node:path'
import { root } from './architecture/imports.ts'
import options from './node-options.json' with { type: 'json' }

/**
 * `npm run dev`: the shop's own source is followed by Vite while pages stay open (`apps/storefront/src/server/live-source.ts`).
 * A change of anything else starts the shop again, which takes seconds. Source that doesn't run is waited for.
 */
const followed = [
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
let shop: ChildProcess | undefined
let stale = false
let ending = false

let settling: NodeJS.Timeout | undefined
const watched = new Set<string>()
/** Folders one by one: watched as a tree, a file that an editor puts in another's place is lost. */
function follow(): void {
  for (const folder of globSync(
    followed.flatMap((top) => [top, `${top}/**/`]),
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
      clearTimeout(settling)
      settling = setTimeout(() => {
        say(`${path.join(folder, name)} has changed …`)
        startAgain()
      }, 100)
    })
  }
}

function start(): void {
  stale = false
  follow()
  shop = spawn(
    process.execPath,
    [...options.flags, path.join(root, 'server/src/main.ts'), ...process.argv.slice(2)],
    { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] },
  )
  shop.once('exit', () => {
    shop = undefined
    if (ending) process.exit()
    if (stale) start()
    else say('It starts again with the next change; Ctrl-C ends it.')
  })
}

function startAgain(): void {
  if (shop === undefined) start()
  else if (!stale) {
    stale = true
    shop.kill('SIGTERM')
  }
}

const end = () => {
  ending = true
  if (shop === undefined) process.exit()
  shop.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.once(signal, end)
start()
