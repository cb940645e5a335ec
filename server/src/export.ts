import { exportCatalogue } from '@upchar/api/flows/catalogue-file/index'
import { problemWithTarget } from './file-paths.ts'
import { readOptions } from './options.ts'
import { progressBar } from './progress.ts'
import { withDatabase } from './with-database.ts'

const usage =
  'npm run export -- FILE\n  FILE: .jsonl for JSON lines, anything else is CSV. npm run import reads it back.\n'
const [path, ...more] = readOptions(usage, { allowPositionals: true }).positionals
const problem = path === undefined || more.length > 0 ? undefined : problemWithTarget(path)
if (path === undefined || more.length > 0 || problem !== undefined) {
  process.stderr.write(problem === undefined ? usage : `${problem}\n`)
  process.exit(1)
}

await withDatabase(async (db) => {
  const bar = progressBar()
  const count = await exportCatalogue(db, path, (done) => bar.show('Rows', done, done))
  bar.end()
  process.stdout.write(`${count} products written to ${path}\n`)
  return 0
})
