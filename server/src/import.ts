import { hasWarehouse } from '@upchar/api/flows/catalogue-file/index'
import { problemWithSource } from './file-paths.ts'
import { readOptions } from './options.ts'
import { runImport } from './run-import.ts'
import { runUndo } from './run-undo.ts'
import { StartupError } from './startup-error.ts'
import { withDatabase } from './with-database.ts'

const usage =
  'npm run import -- FILE [--only-columns] [--dry-run]\n' +
  '  FILE: an Excel workbook (.xlsx), CSV, a JSON array (.json) or JSON lines (.jsonl). Only the columns sku and title are required.\n' +
  '  --only-columns: changes just the columns of the file, sku and price for a price list; without it a row is the complete record of its SKU.\n' +
  'npm run import -- --undo ID\n' +
  '  --undo: takes an import of the console back, as far as nobody has changed its goods since; ID ends the address of its page.\n'
const { values, positionals } = readOptions(usage, {
  options: {
    'dry-run': { type: 'boolean', default: false },
    'only-columns': { type: 'boolean', default: false },
    undo: { type: 'string' },
  },
  allowPositionals: true,
})
const { undo } = values
if (undo !== undefined && positionals.length === 0 && !values['dry-run'] && !values['only-columns'])
  await withDatabase((db) => runUndo(db, undo))

const [path, ...more] = undo === undefined ? positionals : []
const problem = path === undefined || more.length > 0 ? undefined : problemWithSource(path)
if (path === undefined || more.length > 0 || problem !== undefined) {
  process.stderr.write(problem === undefined ? usage : `${problem}\n`)
  process.exit(1)
}

await withDatabase(async (db) => {
  if (!(await hasWarehouse(db)))
    throw new StartupError(
      'The shop has no seller with a warehouse yet, so goods have nowhere to go. Run npm run setup first.',
    )
  return runImport(db, {
    path,
    dryRun: values['dry-run'],
    onlyColumns: values['only-columns'],
  })
})
