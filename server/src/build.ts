import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { buildConsole } from '@upchar/console/build'
import { buildStorefront } from '@upchar/storefront/build'
import { makeBundle } from './bundle/make-bundle.ts'
import options from '../node-options.json' with { type: 'json' }

/** `npm run build`: builds both web apps and the server's bundle without starting anything. */
process.stderr.write(`Built into ${await buildStorefront()}\n`)
process.stderr.write(`Built into ${await buildConsole()}\n`)
process.stderr.write(`Built into ${path.dirname(await makeBundle())}\n`)

// Fills Node's compile cache: the first start after a build is then as quick, and holds as little memory, as later ones.
spawnSync(
  process.execPath,
  [...options.flags, path.join(import.meta.dirname, 'start.ts'), '--help'],
  {
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: { ...options.env, ...process.env },
    stdio: 'ignore',
  },
)
