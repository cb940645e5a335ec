import { normaliseAwb } from '@upchar/kernel/awb'
import { REMITTANCE_MOST_LINES, type RemittanceKind } from '@upchar/kernel/remittance'
import { ok, type Result } from '@upchar/kernel/result'
import { placesOf, readCsvRows, type CsvRow } from '../../platform/text/csv-rows.ts'
import { fromPlainCell } from '../../platform/text/formulas.ts'
import { readTypedAmount } from '../../platform/text/typed-amount.ts'
import { readTypedDay } from '../../platform/text/typed-day.ts'
import { remittanceUnreadable, type LineProblem, type RemittanceUnreadable } from './errors.ts'
import { headings, type Column } from './headings.ts'

/** A line of a courier's list. */
export type ListLine = {
  /** The line in the file; its heading is line 1. */
  line: number
  awb: string
  paidPaise: number
  /** ISO date; null where the list has none. */
  paidOn: string | null
  /** The courier's or the bank's number of the payment. */
  reference: string
  /** The weight that a bill charges; null where it has none. */
  chargedGrams: number | null
}

const longestReference = 60

/** A thousand tonnes: more is a slip of the pen. */
const mostGrams = 1_000_000_000

/** Grams of a weight as a bill has it, such as 0.5 or 500; undefined: it is none. */
function gramsOf(kilograms: string, grams: string): number | null | undefined {
  if (kilograms === '' && grams === '') return null
  const [text, factor] = kilograms === '' ? [grams, 1] : [kilograms, 1000]
  if (!/^\d{1,7}(\.\d{1,3})?$/.test(text)) return undefined
  const weight = Math.round(Number(text) * factor)
  return weight > mostGrams ? undefined : weight
}

type Places = Partial<Record<Column, number>>

function lineOf({ cells, line }: CsvRow, places: Places, problems: LineProblem[]): ListLine {
  const cell = (column: Column) => {
    const at = places[column]
    return at === undefined ? '' : fromPlainCell(cells[at] ?? '').trim()
  }
  const report = (message: string) => problems.push({ field: `line ${line}`, message })
  // Some lists write ="123" to keep a spreadsheet from shortening the number.
  const awb = normaliseAwb(
    cell('awb')
      .normalize('NFKC')
      .replace(/^=?"(.*)"$/, '$1'),
  )
  if (awb === '' || awb.length > 60) report('has no AWB')
  // A spreadsheet that took the number for an amount has lost its last digits.
  if (/^\d(\.\d+)?E\+\d+$/.test(awb))
    report(`has the AWB “${awb}”: format the column as text before saving the file`)
  const paidPaise = readTypedAmount(cell('amount'))
  if (paidPaise === undefined)
    report(`has the amount “${cell('amount').slice(0, 20)}”; write rupees, such as 1249.50`)
  const paidOn = cell('paidOn') === '' ? null : readTypedDay(cell('paidOn'))
  if (paidOn === undefined)
    report(`has the date “${cell('paidOn').slice(0, 20)}”; write it as 2026-11-30 or 30/11/2026`)
  const reference = cell('reference')
  if (reference.length > longestReference)
    report(`has a reference of more than ${longestReference} characters`)
  const chargedGrams = gramsOf(cell('kilograms'), cell('grams'))
  if (chargedGrams === undefined) report('has no weight that can be read; write it as 0.5')
  return {
    line,
    awb,
    paidPaise: paidPaise ?? 0,
    paidOn: paidOn ?? null,
    reference,
    chargedGrams: chargedGrams ?? null,
  }
}

/** Sums below a list have no AWB of their own. */
const isSum = ({ cells }: CsvRow, { awb = 0 }: Places) =>
  /^((grand )?total)?$/i.test((cells[awb] ?? '').trim()) &&
  cells.some((cell) => /^(grand )?total/i.test(cell.trim()))

/** Reads a courier's list (RET-06). One line that can't be read refuses the whole file. */
export function readList(
  text: string,
  kind: RemittanceKind,
): Result<ListLine[], RemittanceUnreadable> {
  const read = readCsvRows(text, REMITTANCE_MOST_LINES + 2)
  if (!read.ok)
    return remittanceUnreadable('The file can’t be read as CSV: a quote in it is never closed.')
  const [heading, ...rows] = read.value
  const places = placesOf(headings[kind], heading?.cells ?? [])
  if (places.awb === undefined || places.amount === undefined)
    return remittanceUnreadable(
      'The first line must name the columns: AWB and Amount, and Date and Reference where there are.',
    )
  const wanted = rows.filter((row) => !isSum(row, places))
  if (wanted.length === 0) return remittanceUnreadable('The list has no lines below its heading.')
  if (rows.length > REMITTANCE_MOST_LINES)
    return remittanceUnreadable(
      `The list has more than ${REMITTANCE_MOST_LINES.toLocaleString('en-IN')} lines: split it.`,
    )
  const problems: LineProblem[] = []
  const lines = wanted.map((row) => lineOf(row, places, problems))
  return problems.length === 0
    ? ok(lines)
    : remittanceUnreadable('Nothing was recorded: lines of the list can’t be read.', problems)
}
