import { formatIstDate } from '@upchar/kernel/dates'
import { sumPaise, wireToPaise } from '@upchar/kernel/money'
import { plural } from '@upchar/kernel/text'
import { returnsOf } from '../../../modules/tax-returns/index.ts'
import type { Context } from '../../../platform/context.ts'
import { money, type Days, type ReportWords } from './words.ts'

/** What must be filed for a month: sums, without the names and GSTINs of sellers. */
export async function taxWords(context: Context, { from }: Days): Promise<ReportWords> {
  const month = from.slice(0, 7)
  const returns = await returnsOf(context, month)
  const lines = (['gstr-1', 'gstr-8'] as const).flatMap((form) => {
    const all = returns.filter((one) => one.form === form)
    const [first] = all
    if (first === undefined) return []
    const documents = all.reduce((many, one) => many + one.documents, 0)
    const sum = (field: 'taxable' | 'tax') =>
      money(sumPaise(all.map((one) => wireToPaise(one[field]))))
    const filed = all.filter((one) => one.filed !== null).length
    return [
      `${form.toUpperCase()}: ${plural(all.length, 'return')} with ${plural(documents, 'document')}, taxable value ${sum('taxable')}, tax ${sum('tax')}. ${
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
