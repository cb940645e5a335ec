import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { currentBundle } from './bundle/bundle.ts'

/**
 * `npm start`: runs the server's bundle, making it first where the sources have changed. `npm run dev` runs `main.ts` itself.
 */
function bundle(): string {
  const current = currentBundle()
  if (current !== undefined) return current
  process.stderr.write('Bundling the server …\n')
  const { status } = spawnSync(
    process.execPath,
    [path.join(import.meta.dirname, 'bundle/make.ts')],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  )
  const made = currentBundle()
  if (made === undefined) throw new Error(`the server could not be bundled (${status})`)
  return made
}

await import(pathToFileURL(bundle()).href)
