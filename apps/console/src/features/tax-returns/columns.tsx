import { plural } from '@upchar/kernel/text'
import { Badge } from '@upchar/ui/badge'
import { columnsFor } from '@upchar/ui/dense/data-table'
import { count, rupees } from '../../kit/format.ts'
import { href } from '../../shell/hrefs.ts'
import { dueWords, FORM_NAMES } from './words.ts'
import type { ReturnDetail, TaxReturn } from './words.ts'

function Due({ row }: { row: TaxReturn }) {
  const { text, tone } = dueWords(row)
  return (
    <>
      <Badge tone={tone} className="whitespace-nowrap">
        {text}
      </Badge>
      {row.filed === null ? null : (
        <span className="tabular block text-caption text-text-hint">{row.filed.arn}</span>
      )}
    </>
  )
}

const returns = columnsFor<TaxReturn>()

/** The returns of a month. */
export const returnColumns = (month: string) =>
  returns.columns([
    returns.accessor('name', {
      id: 'name',
      header: 'Return',
      meta: { width: 'w-1/3 min-w-44' },
      cell: ({ row: { original: row } }) => (
        <>
          <a
            href={href.taxReturns({ month, gstin: row.gstin, form: row.form })}
            className="font-medium [overflow-wrap:anywhere]"
          >
            {FORM_NAMES[row.form]} of {row.name}
          </a>
          <span className="tabular block text-caption text-text-hint">{row.gstin}</span>
          <span className="mt-1 block sm:hidden">
            <Due row={row} />
          </span>
        </>
      ),
    }),
    returns.accessor('taxable', {
      id: 'taxable',
      header: 'Taxable value',
      meta: { align: 'end' },
      cell: ({ row: { original: row } }) => (
        <>
          <span className="tabular">{rupees(row.taxable)}</span>
          <span className="tabular block text-caption text-text-muted">tax {rupees(row.tax)}</span>
        </>
      ),
    }),
    returns.accessor('documents', {
      id: 'documents',
      header: 'Documents',
      meta: { align: 'end', from: 'lg' },
      cell: ({ row: { original: row } }) => (
        <>
          <span className="tabular">{count(row.documents)}</span>
          {row.waiting === 0 ? null : (
            <span className="block text-caption text-warning">
              {count(row.waiting)} without IRN
            </span>
          )}
        </>
      ),
    }),
    returns.accessor('due_on', {
      id: 'due',
      header: 'State',
      meta: { from: 'sm' },
      cell: ({ row: { original: row } }) => <Due row={row} />,
    }),
  ])

type Section = ReturnDetail['sections'][number]
const sections = columnsFor<Section>()
const taxes = ({ igst, cgst, sgst }: Pick<Section, 'igst' | 'cgst' | 'sgst'>) =>
  [
    igst === 0 ? '' : `integrated ${rupees(igst)}`,
    cgst === 0 ? '' : `central ${rupees(cgst)}`,
    sgst === 0 ? '' : `state ${rupees(sgst)}`,
  ]
    .filter((text) => text !== '')
    .join(', ') || 'no tax'

/** The tables of a GSTR-1. */
export const sectionColumns = () =>
  sections.columns([
    sections.accessor('name', {
      id: 'table',
      header: 'Table',
      meta: { width: 'w-1/2 min-w-44' },
      cell: ({ row: { original: row } }) => (
        <>
          <span className="font-medium">{row.name}</span>
          <span className="block text-caption text-text-hint">
            Table {row.table} · {plural(row.rows, 'row')}
          </span>
        </>
      ),
    }),
    sections.accessor('taxable', {
      id: 'taxable',
      header: 'Value',
      meta: { align: 'end' },
      cell: ({ row: { original: row } }) => (
        <>
          <span className="tabular">{rupees(row.taxable)}</span>
          <span className="tabular block text-caption text-text-muted">{taxes(row)}</span>
        </>
      ),
    }),
  ])

type Seller = ReturnDetail['sellers'][number]
const sellers = columnsFor<Seller>()

/** The sellers of a GSTR-8. */
export const sellerColumns = () =>
  sellers.columns([
    sellers.accessor('name', {
      id: 'seller',
      header: 'Seller',
      meta: { width: 'w-1/3 min-w-40' },
      cell: ({ row: { original: row } }) => (
        <>
          <span className="font-medium [overflow-wrap:anywhere]">{row.name}</span>
          <span className="tabular block text-caption text-text-hint">{row.gstin}</span>
        </>
      ),
    }),
    sellers.accessor('registered', {
      id: 'supplied',
      header: 'Supplies less returns',
      meta: { align: 'end', from: 'sm' },
      cell: ({ row: { original: row } }) => (
        <>
          <span className="tabular block">
            registered {rupees(row.registered - row.returned_by_registered)}
          </span>
          <span className="tabular block">
            others {rupees(row.unregistered - row.returned_by_unregistered)}
          </span>
        </>
      ),
    }),
    sellers.accessor('net', {
      id: 'net',
      header: 'Collected on',
      meta: { align: 'end' },
      cell: ({ row: { original: row } }) => (
        <>
          <span className="tabular">{rupees(row.net)}</span>
          <span className="tabular block text-caption text-text-muted">{taxes(row)}</span>
          <span className="tabular block text-caption text-text-hint">
            kept in statements {rupees(row.kept)}
          </span>
        </>
      ),
    }),
  ])

type Issued = ReturnDetail['issued'][number]
const issued = columnsFor<Issued>()

/** The numbers of a GSTR-1's documents. */
export const issuedColumns = () =>
  issued.columns([
    issued.accessor('kind', {
      id: 'kind',
      header: 'Documents issued',
      meta: { width: 'w-1/2 min-w-44' },
      cell: ({ row: { original: row } }) => (
        <>
          <span className="font-medium">{row.kind}</span>
          <span className="tabular block text-caption text-text-hint [overflow-wrap:anywhere]">
            {row.from === row.to ? row.from : `${row.from} to ${row.to}`}
          </span>
        </>
      ),
    }),
    issued.accessor('count', {
      id: 'count',
      header: 'Number',
      meta: { align: 'end' },
      cell: ({ row: { original: row } }) => (
        <>
          <span className="tabular">{count(row.count)}</span>
          {row.cancelled === 0 ? null : (
            <span className="tabular block text-caption text-text-muted">
              {count(row.cancelled)} cancelled
            </span>
          )}
        </>
      ),
    }),
  ])
