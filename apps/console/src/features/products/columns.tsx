import type { Answer } from '@upchar/contract/schema/endpoints'
import { plural } from '@upchar/kernel/text'
import { Badge } from '@upchar/ui/badge'
import { columnsFor, RowLink } from '@upchar/ui/dense/data-table'
import { count, rupees } from '../../kit/format.ts'
import { href } from '../../shell/hrefs.ts'
import { STATE } from './words.ts'

type Row = Answer<'staffListProducts'>['products'][number]
const column = columnsFor<Row>()
const WHOLE = 100

export const productColumns = column.columns([
  column.accessor('title', {
    id: 'title',
    header: 'Product',
    meta: { width: 'w-2/5 min-w-48' },
    cell: ({ row: { original: row } }) => (
      <>
        <RowLink href={href.product(row.id)}>
          <span className="line-clamp-2 [overflow-wrap:anywhere]" title={row.title}>
            {row.title}
          </span>
        </RowLink>
        <span className="block text-caption [overflow-wrap:anywhere] text-text-hint">
          {row.sku}
          {row.variants > 1 ? ` and ${plural(row.variants - 1, 'more variant')}` : ''} · {row.brand}
        </span>
        <span className="mt-1 block sm:hidden">
          <Badge tone={STATE[row.state].tone}>{STATE[row.state].name}</Badge>
        </span>
      </>
    ),
  }),
  column.accessor('state', {
    id: 'state',
    header: 'State',
    meta: { from: 'sm', width: 'min-w-32' },
    cell: ({ getValue }) => <Badge tone={STATE[getValue()].tone}>{STATE[getValue()].name}</Badge>,
  }),
  column.accessor('price', {
    id: 'price',
    header: 'Price from',
    meta: { align: 'end' },
    cell: ({ getValue }) => {
      const price = getValue()
      return price === null ? 'On request' : rupees(price)
    },
  }),
  column.accessor('stock', {
    id: 'stock',
    header: 'Stock',
    meta: { from: 'sm', align: 'end' },
    cell: ({ getValue }) => count(getValue()),
  }),
  column.accessor('label_score', {
    id: 'label_score',
    header: 'Label',
    meta: { from: 'lg', align: 'end' },
    cell: ({ getValue }) => (
      <span className={getValue() < WHOLE ? 'text-warning' : undefined}>{getValue()} %</span>
    ),
  }),
  column.accessor('family', {
    id: 'family',
    header: 'Product type',
    meta: { from: 'xl', width: 'w-1/5 min-w-36' },
    cell: ({ getValue }) => <span className="line-clamp-2">{getValue()}</span>,
  }),
])
