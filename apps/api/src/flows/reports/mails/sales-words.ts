import { plural, share } from '@upchar/kernel/text'
import type { Context } from '../../../platform/context.ts'
import { salesReport } from '../sales-report.ts'
import { daysWords, rupees, type Days, type ReportWords } from './words.ts'

type Figures = Extract<Awaited<ReturnType<typeof salesReport>>, { ok: true }>['value']['total']

/** Of how much of the value it is known, where it isn’t of all; as the console says it. */
function marginLine({ margin, kept, known }: Figures): string {
  if (kept > 0 && known === 0) return 'The margin isn’t known: enter costs.'
  const of = known < kept ? `, known of ${share(known, kept)} of the value` : ''
  return `Margin, without GST: ${rupees(margin)}${of}.`
}

/** The totals of the sales report. */
export async function salesWords(context: Context, { from, until }: Days): Promise<ReportWords> {
  const made = await salesReport(context, { from, to: until, step: 'month', split: 'time' })
  if (!made.ok) throw new Error(made.error.message)
  const { total, total_before: past, before } = made.value
  const isEmpty = total.orders === 0
  const pastDays = daysWords({ from: before.from, until: before.to })
  return {
    isEmpty,
    path: `/console/reports/sales?from=${from}&to=${until}`,
    lines: [
      isEmpty
        ? 'Nothing was sold.'
        : `${plural(total.orders, 'order')} with ${plural(total.units, 'pack')}: taxable value ${rupees(total.taxable)}, GST ${rupees(total.gst)}.`,
      ...(total.returned_units === 0
        ? []
        : [
            `${plural(total.returned_units, 'pack')} of them came back: ${rupees(total.returned)} without GST.`,
          ]),
      ...(isEmpty ? [] : [marginLine(total)]),
      past.orders === 0
        ? `${pastDays}: nothing was sold.`
        : `${pastDays}: ${plural(past.orders, 'order')}, taxable value ${rupees(past.taxable)}.`,
    ],
  }
}
