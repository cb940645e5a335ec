import { existsSync } from 'node:fs'
import { importCatalogue } from '@upchar/api/flows/catalogue-file/index'
import { readOptions } from './options.ts'
import { progressBar } from './progress.ts'
import { withDatabase } from './with-database.ts'

const usage =
  'npm run import -- FILE [--dry-run]\n' +
  '  FILE: CSV, or JSON lines (.jsonl). Only the columns sku and title are required.\n'
const { values, positionals } = readOptions(usage, {
  options: { 'dry-run': { type: 'boolean', default: false } },
  allowPositionals: true,
})
const [path, ...more] = positionals
if (path === undefined || more.length > 0 || !existsSync(path)) {
  process.stderr.write(
    path === undefined || more.length > 0 ? usage : `File not found: ${path}\n${usage}`,
  )
  process.exit(1)
}

const shownErrors = 50

await withDatabase(async (db) => {
  const bar = progressBar()
  const began = performance.now()
  const report = await importCatalogue(db, {
    path,
    dryRun: values['dry-run'],
    at: new Date(),
    onProgress: (done) => bar.show('Rows', done, done),
  })
  bar.end()
  for (const error of report.errors.slice(0, shownErrors))
    process.stdout.write(`line ${error.line}, ${error.column}: ${error.message}\n`)
  if (report.errors.length > shownErrors)
    process.stdout.write(`… and ${report.errors.length - shownErrors} more errors\n`)
  if (report.unknownHeadings.length > 0)
    process.stdout.write(`Ignored columns: ${report.unknownHeadings.join(', ')}\n`)
  for (const note of report.notes) process.stdout.write(`Note: ${note}\n`)
  if (report.resumedAfter > 0)
    process.stdout.write(`Resumed after row ${report.resumedAfter} of an earlier run.\n`)
  if (report.rows === 0) process.stdout.write('The file has no rows below its heading line.\n')
  const seconds = Math.round((performance.now() - began) / 1000)
  const verb = values['dry-run'] ? 'can be written' : 'written'
  process.stdout.write(
    `${report.rows} rows read, ${report.written} ${verb}, ${report.errors.length} errors, ${seconds} s\n`,
  )
  return report.errors.length === 0 && report.rows > 0 ? 0 : 2
})
