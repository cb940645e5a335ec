import { importCatalogue } from '@upchar/api/flows/catalogue-file/index'
import type { Database } from '@upchar/api/platform/db/database'
import { progressBar } from './progress.ts'

const shownErrors = 50

/** Imports a catalogue file and reports on standard output. 0: every row was taken; 2: some were not. */
export async function runImport(
  db: Database,
  { path, dryRun }: { path: string; dryRun: boolean },
): Promise<0 | 2> {
  const say = (line: string) => process.stdout.write(`${line}\n`)
  const bar = progressBar()
  const began = performance.now()
  const report = await importCatalogue(db, {
    path,
    dryRun,
    at: new Date(),
    onProgress: (done) => bar.show('Rows', done, done),
  })
  bar.end()
  for (const error of report.errors.slice(0, shownErrors))
    say(`line ${error.line}, ${error.column}: ${error.message}`)
  if (report.errors.length > shownErrors)
    say(`… and ${report.errors.length - shownErrors} more errors`)
  if (report.unknownHeadings.length > 0)
    say(`Ignored columns: ${report.unknownHeadings.join(', ')}`)
  for (const note of report.notes) say(`Note: ${note}`)
  if (report.resumedAfter > 0) say(`Resumed after row ${report.resumedAfter} of an earlier run.`)
  if (report.rows === 0) say('The file has no rows below its heading line.')
  const seconds = Math.round((performance.now() - began) / 1000)
  const verb = dryRun ? 'can be written' : 'written'
  say(
    `${report.rows} rows read, ${report.written} ${verb}, ${report.errors.length} errors, ${seconds} s`,
  )
  return report.errors.length === 0 && report.rows > 0 ? 0 : 2
}
