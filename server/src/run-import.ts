import { writeFile } from 'node:fs/promises'
import {
  errorsCsv,
  importCatalogue,
  type ImportReport,
} from '@upchar/api/flows/catalogue-file/index'
import type { Database } from '@upchar/api/platform/db/database'
import { plural } from '@upchar/kernel/text'
import { progressBar } from './progress.ts'

const shownErrors = 50

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Shows the first errors and writes all of them, with the warnings, into a file beside the imported one. */
async function reportErrors(path: string, report: ImportReport): Promise<void> {
  for (const error of report.errors.slice(0, shownErrors))
    say(`line ${error.line}, ${error.column}: ${error.message}`)
  if (report.errors.length > shownErrors)
    say(`… and ${report.errors.length - shownErrors} more errors`)
  if (report.errors.length + report.warnings.length === 0) return
  const target = `${path}.errors.csv`
  try {
    await writeFile(target, errorsCsv(report))
    say(`All errors and ${plural(report.warnings.length, 'warning')} by row: ${target}`)
  } catch {
    say(`${target} can't be written; copy the file into a folder of yours to get all errors.`)
  }
}

/** Imports a catalogue file and reports on standard output. 0: every row was taken; 2: some were not. */
export async function runImport(
  db: Database,
  { path, dryRun, onlyColumns = false }: { path: string; dryRun: boolean; onlyColumns?: boolean },
): Promise<0 | 2> {
  const bar = progressBar()
  const began = performance.now()
  const report = await importCatalogue(db, {
    path,
    dryRun,
    onlyColumns,
    at: new Date(),
    onProgress: (done) => bar.show('Rows', done, done),
  })
  bar.end()
  if (report.failure !== '') {
    say(`Nothing was imported. ${report.failure}`)
    return 2
  }
  await reportErrors(path, report)
  if (report.unknownHeadings.length > 0)
    say(`Ignored columns: ${report.unknownHeadings.join(', ')}`)
  for (const note of report.notes) say(`Note: ${note}`)
  if (report.resumedAfter > 0) say(`Resumed after row ${report.resumedAfter} of an earlier run.`)
  if (report.rows === 0 && report.errors.length === 0)
    say('The file has no rows below its heading line.')
  if (report.waiting > 0)
    say(
      `${plural(report.waiting, 'product')} ${report.waiting === 1 ? 'is' : 'are'} not on sale yet: see "Waiting goods" in the console.`,
    )
  const seconds = Math.round((performance.now() - began) / 1000)
  const verb = dryRun ? 'can be written' : 'written'
  say(
    `${report.rows} rows read, ${report.written} ${verb}, ${report.errors.length} errors, ${seconds} s`,
  )
  return report.errors.length === 0 && report.rows > 0 ? 0 : 2
}
