import { formatIstDate } from '@upchar/kernel/dates'
import { plural, share } from '@upchar/kernel/text'
import { columnsFor, DataTable, RowLink } from '@upchar/ui/dense/data-table'
import { count, exactRupees } from '../../kit/format.ts'
import { href } from '../../shell/hrefs.ts'
import type { StockReport } from './search.ts'

type Figures = StockReport['total']
type Seller = StockReport['sellers'][number]
type Asked = StockReport['asked_for']['most'][number]
type Row = Figures['all'] & { name: string; href: string; note?: string }

/** "₹120.00, of 50% of the packs", or that the shop has none of its own. */
const costWords = ({ own_packs: own, costed_packs: costed, cost }: Figures): string => {
  if (own === 0) return 'None of the shop’s own'
  if (costed === 0) return 'Unknown'
  return costed < own
    ? `${exactRupees(cost)}, of ${share(costed, own)} of the packs`
    : exactRupees(cost)
}

const totals = columnsFor<Row>()
const totalColumns = (mayOpen: boolean) =>
  totals.columns([
    totals.accessor('name', {
      id: 'name',
      header: 'In stock',
      meta: { width: 'w-1/2 min-w-32' },
      cell: ({ row: { original: row } }) => (
        <>
          {mayOpen ? <RowLink href={row.href}>{row.name}</RowLink> : row.name}
          {row.note === undefined ? null : (
            <span className="block text-caption text-text-hint">{row.note}</span>
          )}
        </>
      ),
    }),
    totals.accessor('packs', {
      id: 'packs',
      header: 'Packs',
      meta: { align: 'end', from: 'sm' },
      cell: ({ row: { original: row } }) => (
        <>
          <span className="block tabular">{count(row.packs)}</span>
          <span className="block text-caption text-text-hint tabular">
            {plural(row.batches, 'batch', 'batches')}
          </span>
        </>
      ),
    }),
    totals.accessor('value', {
      id: 'value',
      header: 'At price',
      meta: { align: 'end' },
      cell: ({ row: { original: row } }) => (
        <>
          <span className="tabular block whitespace-nowrap">{exactRupees(row.value)}</span>
          <span className="tabular block text-caption text-text-hint sm:hidden">
            {plural(row.packs, 'pack')} in {plural(row.batches, 'batch', 'batches')}
          </span>
        </>
      ),
    }),
  ])
const columnsToOpen = totalColumns(true)
const columnsToRead = totalColumns(false)

/** All of the stock, and what of it is near its expiry or past it. `mayOpen`: whether the lists may be seen. */
export function StockTotals({ report, mayOpen }: { report: StockReport; mayOpen: boolean }) {
  const { total, near_until: until } = report
  const rows: Row[] = [
    {
      ...total.all,
      name: 'All',
      href: href.stock(),
      note: `At cost: ${costWords(total)}${total.unpriced > 0 ? ` · ${plural(total.unpriced, 'pack')} without a price` : ''}`,
    },
    {
      ...total.near,
      name: 'Near its expiry',
      href: href.stock({ life: 'near' }),
      note: `Can be sold, and expires before ${formatIstDate(until)}`,
    },
    {
      ...total.ended,
      name: 'Can’t be sold any more',
      href: href.stock({ life: 'ended' }),
      note: 'Too near its expiry, or past it',
    },
  ]
  return (
    <DataTable
      label="In all"
      rows={rows}
      columns={mayOpen ? columnsToOpen : columnsToRead}
      rowId={(row) => row.name}
    />
  )
}

const sellers = columnsFor<Seller>()
export const stockSellerColumns = sellers.columns([
  sellers.accessor('name', {
    id: 'seller',
    header: 'Seller',
    meta: { width: 'w-1/2 min-w-32' },
    cell: ({ row: { original: row } }) => (
      <>
        <span className="font-medium [overflow-wrap:anywhere]">{row.name}</span>
        {row.own_packs === 0 ? null : (
          <span className="block text-caption text-text-hint">At cost: {costWords(row)}</span>
        )}
      </>
    ),
  }),
  sellers.accessor('all', {
    id: 'value',
    header: 'In stock, at price',
    meta: { align: 'end' },
    cell: ({ row: { original: row } }) => (
      <>
        <span className="block tabular">{exactRupees(row.all.value)}</span>
        <span className="block text-caption text-text-hint tabular">
          {plural(row.all.packs, 'pack')}
        </span>
        <span className="block text-caption tabular sm:hidden">
          Near or past expiry {exactRupees(row.near.value + row.ended.value)}
        </span>
      </>
    ),
  }),
  sellers.accessor('near', {
    id: 'near',
    header: 'Near its expiry',
    meta: { align: 'end', from: 'sm' },
    cell: ({ row: { original: row } }) => (
      <>
        <span className="block tabular">{exactRupees(row.near.value)}</span>
        {row.ended.packs === 0 ? null : (
          <span className="block text-caption text-text-hint tabular">
            and {exactRupees(row.ended.value)} can’t be sold
          </span>
        )}
      </>
    ),
  }),
])

const asked = columnsFor<Asked>()
/** `mayOpen`: whether the product's page may be seen. */
export const askedColumns = (mayOpen: boolean) =>
  asked.columns([
    asked.accessor('title', {
      id: 'product',
      header: 'Sold out, and asked for',
      meta: { width: 'w-2/3 min-w-40' },
      cell: ({ row: { original: row } }) => (
        <>
          <span className="[overflow-wrap:anywhere]">
            {mayOpen ? (
              <RowLink href={href.product(row.product_id)}>{row.title}</RowLink>
            ) : (
              row.title
            )}
          </span>
          <span className="block text-caption [overflow-wrap:anywhere] text-text-hint">
            {[row.option_label, row.sku, row.seller].filter(Boolean).join(' · ')}
          </span>
        </>
      ),
    }),
    asked.accessor('asks', {
      id: 'asks',
      header: 'Wait to be told',
      meta: { align: 'end' },
      cell: ({ getValue }) => <span className="tabular">{count(getValue())}</span>,
    }),
  ])
