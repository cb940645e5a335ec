import { count, exactRupees } from '../../kit/format.ts'
import { marginWords } from './columns.tsx'
import type { Figures, Report } from './search.ts'
import { Totals } from './totals.tsx'

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

export const SalesTotals = ({
  report: { total, total_before: past, before },
}: {
  report: Report
}) => (
  <Totals
    before={before}
    rows={ROWS.map(({ name, words }) => ({ name, now: words(total), past: words(past) }))}
  />
)
