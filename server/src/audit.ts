import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { readOptions } from './options.ts'
import { withDatabase } from './with-database.ts'

const usage =
  'npm run audit\n  Recomputes money, stock, documents and numbers from the rows, and prints what differs.\n  Exit code 0: nothing differs; 1: something does; 2: it could not be audited.\n'
if (readOptions(usage, { allowPositionals: true }).positionals.length > 0) {
  process.stderr.write(usage)
  process.exit(2)
}

const auditor = fileURLToPath(import.meta.resolve('@upchar/auditor/main'))

/** In a process of its own: it shares nothing with the shop but the database. */
await withDatabase(
  async (db) => {
    const child = spawn(process.execPath, [auditor], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DATABASE_URL: db.$client.options.connectionString },
    })
    const [code]: unknown[] = await once(child, 'exit')
    return typeof code === 'number' ? code : 2
  },
  { migrate: false },
)
