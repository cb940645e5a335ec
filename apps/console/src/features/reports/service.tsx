import { useMemo } from 'react'
import { plural, share } from '@upchar/kernel/text'
import { EmptyState } from '@upchar/ui/dense/data-state'
import { columnsFor, DataTable } from '@upchar/ui/dense/data-table'
import { count } from '../../kit/format.ts'
import type { Performance, ServiceReport } from './search.ts'
import { Totals } from './totals.tsx'

type Figures = ServiceReport['total']
type Seller = ServiceReport['sellers'][number]
type Reason = ServiceReport['returns'][number]

const kept = ({ on_time: good, late }: Figures): string =>
  good + late === 0 ? 'None was due' : `${share(good, good + late)} of ${count(good + late)}`
const supplied = ({ units, not_supplied: missing }: Figures): string =>
  units === 0 ? 'Nothing ordered' : `${share(units - missing, units)} of ${count(units)}`
/** "3 of 120 (3%)", rounded up so that only none of it is 0%. */
const outOf = (part: number, whole: number, none: string): string =>
  whole === 0 ? none : `${count(part)} of ${count(whole)} (${share(part, whole, 'up')})`

const leftLate = ({ on_time: good, late, left_late: left }: Figures): string =>
  outOf(left, good + late, 'None was due')
const cameBack = ({ units, returned }: Figures): string =>
  returned === 0 ? 'Nothing' : `${count(returned)} of ${count(units)}`
const kycWords = ({ decided, median_hours: hours }: ServiceReport['kyc']): string =>
  hours === null ? 'None decided' : `${plural(hours, 'hour')} (${count(decided)} decided)`

export function ServiceTotals({ report }: { report: ServiceReport }) {
  const { total, total_before: past, before, kyc, kyc_before: kycPast } = report
  return (
    <Totals
      before={before}
      rows={[
        { name: 'Parcels in time', now: kept(total), past: kept(past) },
        {
          name: 'Late, and handed over after the promised day',
          now: leftLate(total),
          past: leftLate(past),
        },
        { name: 'Still to come in time', now: count(total.waiting), past: count(past.waiting) },
        { name: 'Packs supplied', now: supplied(total), past: supplied(past) },
        { name: 'Packs that came back', now: cameBack(total), past: cameBack(past) },
        { name: 'KYC, half of them decided within', now: kycWords(kyc), past: kycWords(kycPast) },
      ]}
    />
  )
}

/** The same figures, as a seller reads its own: what went wrong, of how many (APP-01). */
export function PerformanceTotals({ report }: { report: Performance }) {
  const { total, total_before: past, before } = report
  const rows: readonly { name: string; words: (figures: Figures) => string }[] = [
    {
      name: 'Parcels that came late, or are overdue',
      words: ({ on_time: good, late }) => outOf(late, good + late, 'None was due'),
    },
    { name: 'Late, and handed over after the promised day', words: leftLate },
    { name: 'Parcels still to come in time', words: ({ waiting }) => count(waiting) },
    {
      name: 'Packs not supplied',
      words: ({ units, not_supplied: missing }) => outOf(missing, units, 'Nothing ordered'),
    },
    {
      name: 'Packs that came back or got lost',
      words: ({ units, returned }) => outOf(returned, units, 'Nothing ordered'),
    },
  ]
  return (
    <Totals
      before={before}
      rows={rows.map(({ name, words }) => ({ name, now: words(total), past: words(past) }))}
    />
  )
}

const sellers = columnsFor<Seller>()
export const serviceColumns = () =>
  sellers.columns([
    sellers.accessor('name', {
      id: 'seller',
      header: 'Seller',
      meta: { width: 'w-1/3 min-w-32' },
      cell: ({ getValue }) => (
        <span className="font-medium [overflow-wrap:anywhere]">{getValue()}</span>
      ),
    }),
    sellers.accessor('on_time', {
      id: 'kept',
      header: 'Parcels in time',
      meta: { align: 'end' },
      cell: ({ row: { original: row } }) => (
        <>
          <span className="block tabular">{kept(row)}</span>
          <span className="block text-caption text-text-hint tabular">
            {count(row.late)} late ({count(row.left_late)} handed over late), {count(row.waiting)}{' '}
            to come
          </span>
          <span className="block text-caption tabular sm:hidden">Supplied {supplied(row)}</span>
        </>
      ),
    }),
    sellers.accessor('units', {
      id: 'supplied',
      header: 'Packs supplied',
      meta: { align: 'end', from: 'sm' },
      cell: ({ row: { original: row } }) => (
        <>
          <span className="block tabular">{supplied(row)}</span>
          {row.returned === 0 ? null : (
            <span className="block text-caption text-text-hint tabular">
              {count(row.returned)} came back
            </span>
          )}
        </>
      ),
    }),
  ])

const reasons = columnsFor<Reason>()
const reasonColumns = (all: number) =>
  reasons.columns([
    reasons.accessor('reason', {
      id: 'reason',
      header: 'Returns, by reason',
      meta: { width: 'w-1/2 min-w-32' },
    }),
    reasons.accessor('returns', {
      id: 'returns',
      header: 'Returns',
      meta: { align: 'end' },
      cell: ({ row: { original: row } }) => (
        <>
          <span className="block tabular">{count(row.returns)}</span>
          <span className="block text-caption text-text-hint tabular">
            {plural(row.packs, 'pack')}, {outOf(row.returns, all, '')} of returns · before{' '}
            {count(row.before)}
          </span>
        </>
      ),
    }),
  ])

/** Why goods came back, the most frequent reason first. */
export function ReasonsTable({ returns }: { returns: readonly Reason[] }) {
  const all = returns.reduce((sum, { returns: many }) => sum + many, 0)
  const columns = useMemo(() => reasonColumns(all), [all])
  return (
    <DataTable
      label="Returns by reason"
      rows={returns}
      columns={columns}
      rowId={(row) => row.reason}
      instead={
        returns.length === 0 ? (
          <EmptyState title="No returns">Nobody asked to return goods.</EmptyState>
        ) : undefined
      }
    />
  )
}
