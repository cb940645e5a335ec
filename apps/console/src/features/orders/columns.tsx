import type { Answer } from '@upchar/contract/schema/endpoints'
import { Badge } from '@upchar/ui/badge'
import { columnsFor, RowLink } from '@upchar/ui/dense/data-table'
import { ChooseRow } from '../../kit/chosen.tsx'
import { count, phoneText, rupees } from '../../kit/format.ts'
import { When } from '../../kit/when.tsx'
import { href } from '../../shell/hrefs.ts'
import { PaymentMark, StateMark } from './marks.tsx'
import type { OrderSearch } from './search.ts'

export type OrderRow = Answer<'staffListOrders'>['orders'][number]

const goods = ({ title, lines }: OrderRow): string =>
  lines > 1 ? `${title} and ${count(lines - 1)} more` : title

const buyer = ({ name, business_name: business, city }: OrderRow): string =>
  [business || name, city].filter(Boolean).join(', ')

const States = ({ row: { states, unbooked } }: { row: OrderRow }) => (
  <span className="flex flex-wrap gap-1">
    {states.map(({ state, label }) => (
      <StateMark key={state} state={state} label={label} />
    ))}
    {unbooked ? <Badge tone="warning">Needs a courier</Badge> : null}
  </span>
)

function NumberCell({ row, search }: { row: OrderRow; search: OrderSearch }) {
  return (
    <span className="min-w-0">
      <RowLink href={href.order(row.number, search)}>
        <span className="tabular whitespace-nowrap">{row.number}</span>
      </RowLink>
      <span className="block text-caption text-text-hint">
        <When at={row.placed_at} />
        <span className="sm:hidden"> · {rupees(row.total)}</span>
      </span>
      <span className="mt-1 flex flex-col gap-1 text-caption text-text-muted lg:hidden">
        <span className="line-clamp-2 [overflow-wrap:anywhere]">{buyer(row)}</span>
        <span className="sm:hidden">
          <States row={row} />
        </span>
      </span>
    </span>
  )
}

const column = columnsFor<OrderRow>()

/** How rows are chosen; missing where nothing can be done with several. */
type Choosing = { chosen: ReadonlySet<string>; onToggle: (id: string) => void }

export const orderColumns = (search: OrderSearch, choosing?: Choosing) =>
  column.columns([
    column.accessor('number', {
      id: 'number',
      header: 'Order',
      meta: { width: 'w-1/4 min-w-44' },
      cell: ({ row: { original: row } }) => (
        <span className="flex items-start gap-3">
          {choosing ? (
            <ChooseRow
              name={row.number}
              checked={choosing.chosen.has(row.id)}
              onToggle={() => choosing.onToggle(row.id)}
            />
          ) : null}
          <NumberCell row={row} search={search} />
        </span>
      ),
    }),
    column.accessor('name', {
      id: 'buyer',
      header: 'Buyer',
      meta: { from: 'lg', width: 'w-1/4 min-w-48' },
      cell: ({ row: { original: row } }) => (
        <>
          <span className="line-clamp-2 [overflow-wrap:anywhere]" title={buyer(row)}>
            {buyer(row)}
          </span>
          <span className="block text-caption text-text-hint">
            {row.is_guest ? 'Guest' : 'Customer'} · {phoneText(row.phone)}
          </span>
        </>
      ),
    }),
    column.accessor('title', {
      id: 'goods',
      header: 'Goods',
      meta: { from: 'xl', below: true, width: 'w-1/2 min-w-48' },
      cell: ({ row: { original: row } }) => (
        <span className="line-clamp-2" title={goods(row)}>
          {goods(row)}
        </span>
      ),
    }),
    column.accessor('states', {
      id: 'state',
      header: 'State',
      meta: { from: 'sm', width: 'min-w-36' },
      cell: ({ row }) => <States row={row.original} />,
    }),
    column.accessor('payment', {
      id: 'payment',
      header: 'Payment',
      meta: { from: 'sm', below: true },
      cell: ({ getValue }) => <PaymentMark payment={getValue()} />,
    }),
    column.accessor('total', {
      id: 'total',
      header: 'Total',
      meta: { from: 'sm', align: 'end' },
      cell: ({ getValue }) => rupees(getValue()),
    }),
  ])
