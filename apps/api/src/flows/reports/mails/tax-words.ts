import { formatIstDate } from '@upchar/kernel/dates'
import { plural } from '@upchar/kernel/text'
import { returnsOf } from '../../../modules/tax-returns/index.ts'
import type { Context } from '../../../platform/context.ts'
import { rupees, type Days, type ReportWords } from './words.ts'

/** What must be filed for a month: sums, without the names and GSTINs of sellers. */
export async function taxWords(context: Context, { from }: Days): Promise<ReportWords> {
  const month = from.slice(0, 7)
  const returns = await returnsOf(context, month)
  const lines = (['gstr-1', 'gstr-8'] as const).flatMap((form) => {
    const all = returns.filter((one) => one.form === form)
    const [first] = all
    if (first === undefined) return []
    const sum = (of: (one: (typeof all)[number]) => number) =>
      all.reduce((whole, one) => whole + of(one), 0)
    const paise = (of: (one: (typeof all)[number]) => number) =>
      rupees(sum((one) => Math.round(of(one) * 100)) / 100)
    const filed = all.filter((one) => one.filed !== null).length
    return [
      `${form.toUpperCase()}: ${plural(all.length, 'return')} with ${plural(
        sum((one) => one.documents),
        'document',
      )}, taxable value ${paise((one) => one.taxable)}, tax ${paise((one) => one.tax)}. ${
        filed === all.length
          ? 'All filed.'
          : `${filed} filed; due on ${formatIstDate(first.due_on)}.`
      }`,
    ]
  })
  return {
    isEmpty: returns.length === 0,
    path: `/console/tax-returns?month=${month}`,
    lines: returns.length === 0 ? ['No document was issued: there is no return to file.'] : lines,
  }
}
