import type { IstDate } from '@upchar/kernel/dates'
import { COST_FILE_MOST_LINES, MAX_COST_PAISE } from '@upchar/kernel/margins'
import { ok, type Result } from '@upchar/kernel/result'
import { placesOf, readCsvRows } from '../../platform/text/csv-rows.ts'
import { fromPlainCell } from '../../platform/text/formulas.ts'
import { readTypedAmount } from '../../platform/text/typed-amount.ts'
import { readTypedDay } from '../../platform/text/typed-day.ts'
import { dayProblem } from './check-cost.ts'
import { costFileUnreadable, type CostFileUnreadable, type LineProblem } from './errors.ts'

const headings = {
  sku: ['sku', 'itemcode', 'articlecode', 'productcode'],
  cost: ['cost', 'costwithoutgst', 'purchaseprice', 'purchaserate', 'landedcost'],
  from: ['from', 'validfrom', 'date', 'day'],
} as const

export type CostLine = { line: number; sku: string; paise: number; validFrom: string }

/** Reads a list of costs. One line that can't be read refuses the whole file. */
export function readCostFile(text: string, today: IstDate): Result<CostLine[], CostFileUnreadable> {
  const read = readCsvRows(text, COST_FILE_MOST_LINES + 2)
  if (!read.ok)
    return costFileUnreadable('The file can’t be read as CSV: a quote in it is never closed.')
  const [heading, ...rows] = read.value
  const places = placesOf(headings, heading?.cells ?? [])
  if (places.sku === undefined || places.cost === undefined)
    return costFileUnreadable(
      'The first line must name the columns: SKU and Cost, and From where a cost begins on another day than today.',
    )
  if (rows.length === 0) return costFileUnreadable('The file has no lines below its heading.')
  if (rows.length > COST_FILE_MOST_LINES)
    return costFileUnreadable(
      `The file has more than ${COST_FILE_MOST_LINES.toLocaleString('en-IN')} lines: split it.`,
    )
  const problems: LineProblem[] = []
  const seen = new Map<string, number>()
  const lines = rows.map(({ cells, line }): CostLine => {
    const cell = (at: number | undefined) =>
      at === undefined ? '' : fromPlainCell(cells[at] ?? '').trim()
    const report = (message: string) => problems.push({ field: `line ${line}`, message })
    const [sku, cost, from] = [cell(places.sku), cell(places.cost), cell(places.from)]
    if (sku === '' || sku.length > 64) report('has no SKU')
    const paise = readTypedAmount(cost)
    if (paise === undefined || paise === 0 || paise > MAX_COST_PAISE)
      report(`has the cost “${cost.slice(0, 20)}”; write rupees without GST, such as 1249.50`)
    const day = from === '' ? today : readTypedDay(from)
    if (day === undefined)
      report(`has the day “${from.slice(0, 20)}”; write it as 2026-11-30 or 30/11/2026`)
    const wrongDay = day === undefined ? undefined : dayProblem(day, today)
    if (wrongDay !== undefined) report(`has another day. ${wrongDay}`)
    const key = `${sku.toLowerCase()} ${day}`
    const first = seen.get(key)
    if (first !== undefined) report(`has the SKU and day of line ${first}`)
    seen.set(key, first ?? line)
    return { line, sku, paise: paise ?? 0, validFrom: day ?? today }
  })
  return problems.length === 0
    ? ok(lines)
    : costFileUnreadable('Nothing was recorded: lines of the file can’t be read.', problems)
}
