import { err, ok, type Result } from '@upchar/kernel/result'
import { fromPlainCell } from '../../../platform/text/formulas.ts'
import { csvRecords, delimiterOf } from './csv.ts'
import { kindOf, kindProblem, readHead } from './file-kind.ts'
import { usualLimits } from './limits.ts'
import { UnreadableFile } from './unreadable-file.ts'
import { firstSheetRows } from './workbook/first-sheet.ts'

/** The first rows of a table, cell by cell, and how many rows follow. */
export type Table = { rows: string[][]; more: number }

async function* rowsOf(path: string, head: Uint8Array): AsyncGenerator<string[]> {
  if (kindOf(path, head) === 'workbook') yield* firstSheetRows(path, usualLimits)
  else
    for await (const { record } of csvRecords(path, await delimiterOf(path), []))
      yield record.map(fromPlainCell)
}

/**
 * Reads any workbook or CSV as a table, without a heading that it must have: a list of goods is no catalogue. The reason in one
 * sentence when it can't be read.
 */
export async function readTable(path: string, mostRows: number): Promise<Result<Table, string>> {
  const head = await readHead(path)
  const problem = await kindProblem(head)
  if (problem !== undefined) return err(problem.replace('the catalogue', 'the list'))
  if (head.includes(0) && kindOf(path, head) !== 'workbook')
    return err('Upload an Excel workbook (.xlsx) or a CSV file.')
  const table: Table = { rows: [], more: 0 }
  try {
    for await (const row of rowsOf(path, head)) {
      if (row.every((cell) => cell.trim() === '')) continue
      if (table.rows.length < mostRows) table.rows.push(row)
      else table.more++
    }
  } catch (error) {
    if (error instanceof UnreadableFile)
      return err(error.message.replace('the catalogue', 'the list'))
    throw error
  }
  return ok(table)
}
