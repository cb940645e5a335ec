import { formatIstDate } from '@upchar/kernel/dates'
import { Panel } from '@upchar/ui/dense/panel'
import { count, exactRupees } from '../../kit/format.ts'
import { marginWords } from './columns.tsx'
import type { Figures, Report } from './search.ts'

const ROWS: readonly { name: string; words: (figures: Figures) => string }[] = [
  { name: 'Orders', words: ({ orders }) => count(orders) },
  { name: 'Packs', words: ({ units }) => count(units) },
  { name: 'Taxable value', words: ({ taxable }) => exactRupees(taxable) },
  { name: 'GST', words: ({ gst }) => exactRupees(gst) },
  {
    name: 'Returned, without GST',
    words: ({ returned, returned_units: units }) =>
      units === 0 ? 'Nothing' : `${exactRupees(returned)}, ${count(units)} packs`,
  },
  { name: 'Margin, without GST', words: marginWords },
]

/** The figures of the period beside those of the one before. */
export function Totals({ report }: { report: Report }) {
  const { total, total_before: past, before } = report
  return (
    <Panel
      title="In all"
      note={`Before: ${formatIstDate(before.from)} to ${formatIstDate(before.to)}`}
    >
      <table className="w-full text-body-sm">
        <thead>
          <tr className="text-left text-text-muted">
            <th scope="col" className="py-1 pr-2 font-medium">
              Figure
            </th>
            <th scope="col" className="py-1 pr-2 text-right font-medium">
              This period
            </th>
            <th scope="col" className="py-1 text-right font-medium">
              Before
            </th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ name, words }) => (
            <tr key={name} className="border-t border-border">
              <th scope="row" className="py-1 pr-2 text-left font-normal">
                {name}
              </th>
              <td className="py-1 pr-2 text-right font-semibold tabular">{words(total)}</td>
              <td className="py-1 text-right text-text-muted tabular">{words(past)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}
