import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import manifest from '../package.json' with { type: 'json' }
import { root } from './architecture/imports.ts'

/**
 * `npm run db:generate -- --name what_changes`: generates the migration for changed tables. Installs drizzle-kit and the
 * drizzle-orm that it expects in a separate folder, which keeps it out of the shop's installation.
 */
const kit = '0.31.11'
const home = path.join(root, 'node_modules/.cache/migrations')
mkdirSync(home, { recursive: true })
writeFileSync(
  path.join(home, 'package.json'),
  JSON.stringify({
    private: true,
    dependencies: {
      'drizzle-kit': kit,
      'drizzle-orm': manifest.dependencies['drizzle-orm'],
      pg: manifest.dependencies.pg,
    },
  }),
)
const run = (command: string, args: string[], cwd: string) =>
  spawnSync(command, args, { cwd, stdio: 'inherit' }).status ?? 1
const installed = run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], home)
process.exit(
  installed === 0
    ? run(
        path.join(home, 'node_modules/.bin/drizzle-kit'),
        ['generate', ...process.argv.slice(2)],
        root,
      )
    : installed,
)
