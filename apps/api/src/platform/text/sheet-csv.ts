import { stringify } from 'csv-stringify/sync'
import { asPlainCell } from './formulas.ts'

/** Lines as a CSV file for spreadsheets, which take it for UTF-8 by its first bytes only, and run no cell of it as a formula. */
export const sheetCsv = (lines: readonly (readonly (string | number)[])[]): string =>
  stringify(
    lines.map((line) => line.map(asPlainCell)),
    { bom: true },
  )
