import { stringify } from 'csv-stringify/sync'
import { asPlainCell } from '../../platform/text/formulas.ts'
import type { ImportReport } from './import-report.ts'

/** Everything that was wrong with a file, by row, in a form that a spreadsheet opens. */
export function errorsCsv({ errors, warnings }: Pick<ImportReport, 'errors' | 'warnings'>): string {
  const lines = [
    ...errors.map((error) => ({ ...error, effect: 'not imported' })),
    ...warnings.map((warning) => ({ ...warning, effect: 'imported without it' })),
  ].toSorted((a, b) => a.line - b.line)
  return stringify([
    ['row', 'column', 'effect', 'message'],
    ...lines.map(({ line, column, effect, message }) => [
      line,
      column,
      effect,
      asPlainCell(message),
    ]),
  ])
}
