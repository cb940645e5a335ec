import { STOCK_AGES } from '@upchar/kernel/stock-ages'
import { plural } from '@upchar/kernel/text'
import { BarChart } from '@upchar/ui/dense/bar-chart'
import { columnsFor, DataTable } from '@upchar/ui/dense/data-table'
import { exactRupees } from '../../kit/format.ts'
import type { StockReport } from './search.ts'

type Row = StockReport['ages']['sellers'][number]

const rows = columnsFor<Row>()
const ageColumns = (name: string) =>
  rows.columns([
    rows.accessor('name', {
      id: 'name',
      header: name,
      meta: { width: 'w-full sm:w-1/4' },
      cell: ({ getValue }) => (
        <span className="font-medium [overflow-wrap:anywhere]">{getValue()}</span>
      ),
    }),
    ...STOCK_AGES.map(({ name: age }, i) =>
      rows.accessor(({ ages }) => ages[i]?.packs || '', {
        id: age,
        header: age,
        meta: { align: 'end', from: 'sm', below: true },
        cell: ({ row: { original: row } }) => (
          <>
            <span className="tabular whitespace-nowrap">
              {exactRupees(row.ages[i]?.value ?? 0)}
            </span>
            <span className="block text-caption text-text-hint tabular">
              {plural(row.ages[i]?.packs ?? 0, 'pack')}
            </span>
          </>
        ),
      }),
    ),
  ])
const ofSellers = ageColumns('Days in stock, by seller')
const ofCategories = ageColumns('Days in stock, by category')

/** How long the stock has lain: a chart of all of it, and tables by seller and category. */
export function StockAges({ ages: { total, sellers, categories } }: Pick<StockReport, 'ages'>) {
  const most = Math.max(0, ...total.map(({ value }) => value))
  if (most === 0 && sellers.length === 0) return null
  const all: Row = { key: 'all', name: 'All', ages: total }
  return (
    <>
      <BarChart
        label="Value by days in stock"
        most={`Highest: ${exactRupees(most)}`}
        bars={STOCK_AGES.map(({ name }, i) => ({
          key: name,
          name,
          value: total[i]?.value ?? 0,
          text: `${name}: ${exactRupees(total[i]?.value ?? 0)}`,
        }))}
      />
      <DataTable
        label="Days in stock, by seller"
        rows={[all, ...sellers]}
        columns={ofSellers}
        rowId={(row) => row.key}
      />
      <DataTable
        label="Days in stock, by category"
        rows={categories}
        columns={ofCategories}
        rowId={(row) => row.key}
      />
    </>
  )
}
