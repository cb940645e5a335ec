import { formatIstDate, formatMonth } from '@upchar/kernel/dates'
import type { ReportStep } from '@upchar/kernel/report-periods'
import { share } from '@upchar/kernel/text'
import { columnsFor } from '@upchar/ui/dense/data-table'
import { count, exactRupees } from '../../kit/format.ts'
import type { Figures, Report } from './search.ts'

type Time = Report['times'][number]
type Part = Report['parts'][number]

export const timeName = (day: string, step: ReportStep): string => {
  if (step === 'month') return formatMonth(day.slice(0, 7))
  return step === 'week' ? `Week of ${formatIstDate(day)}` : formatIstDate(day)
}

/** "₹120.00", and of how much it is known where it isn’t of all. */
export const marginWords = ({ margin, kept, known }: Figures): string => {
  if (kept > 0 && known === 0) return 'Unknown'
  return known < kept
    ? `${exactRupees(margin)}, of ${share(known, kept)} of the value`
    : exactRupees(margin)
}

const number = 'tabular whitespace-nowrap'
const times = columnsFor<Time>()
const parts = columnsFor<Part>()

const Taxable = ({ row, before }: { row: Figures; before?: number }) => (
  <>
    <span className={`block ${number}`}>{exactRupees(row.taxable)}</span>
    <span className="block text-caption text-text-hint tabular">
      {before === undefined
        ? `GST ${exactRupees(row.gst)}`
        : `GST ${exactRupees(row.gst)} · before ${exactRupees(before)}`}
    </span>
    <span className="block text-caption tabular sm:hidden">Margin {marginWords(row)}</span>
  </>
)

const Sold = ({ row }: { row: Figures }) => (
  <>
    <span className={`block ${number}`}>{count(row.orders)}</span>
    <span className="block text-caption text-text-hint tabular">{count(row.units)} packs</span>
  </>
)

const Left = ({ row }: { row: Figures }) => (
  <>
    <span className="block tabular">{marginWords(row)}</span>
    {row.returned_units > 0 ? (
      <span className="block text-caption text-text-hint tabular">
        {exactRupees(row.returned)} returned
      </span>
    ) : null}
  </>
)

export const timeColumns = (step: ReportStep) =>
  times.columns([
    times.accessor('first_day', {
      id: 'time',
      header: 'Time',
      meta: { width: 'w-1/4 min-w-20' },
      cell: ({ getValue }) => timeName(getValue(), step),
    }),
    times.accessor('orders', {
      id: 'orders',
      header: 'Orders',
      meta: { width: 'w-1/6 min-w-20' },
      cell: ({ row: { original: row } }) => <Sold row={row} />,
    }),
    times.accessor('taxable', {
      id: 'taxable',
      header: 'Taxable value',
      meta: { width: 'w-1/4 min-w-28' },
      cell: ({ row: { original: row } }) => <Taxable row={row} />,
    }),
    times.accessor('margin', {
      id: 'margin',
      header: 'Margin',
      meta: { from: 'sm', width: 'w-1/4 min-w-28' },
      cell: ({ row: { original: row } }) => <Left row={row} />,
    }),
  ])

export const partColumns = (name: string) =>
  parts.columns([
    parts.accessor('name', {
      id: 'name',
      header: name,
      meta: { width: 'w-1/4 min-w-24' },
      cell: ({ getValue }) => (
        <span className="font-medium [overflow-wrap:anywhere]">{getValue()}</span>
      ),
    }),
    parts.accessor('orders', {
      id: 'orders',
      header: 'Orders',
      meta: { width: 'w-1/6 min-w-20' },
      cell: ({ row: { original: row } }) => <Sold row={row} />,
    }),
    parts.accessor('taxable', {
      id: 'taxable',
      header: 'Taxable value',
      meta: { width: 'w-1/4 min-w-28' },
      cell: ({ row: { original: row } }) => <Taxable row={row} before={row.taxable_before} />,
    }),
    parts.accessor('margin', {
      id: 'margin',
      header: 'Margin',
      meta: { from: 'sm', width: 'w-1/4 min-w-28' },
      cell: ({ row: { original: row } }) => <Left row={row} />,
    }),
  ])
