import { columnsFor } from '@upchar/ui/dense/data-table'
import { count } from '../../kit/format.ts'
import { href } from '../../shell/hrefs.ts'
import type { Books, Difference } from './words.ts'

const Order = ({ number }: { number: string | null }) =>
  number === null ? null : (
    <a href={href.order(number)} className="whitespace-nowrap">
      {number}
    </a>
  )

const column = columnsFor<Difference>()

export const differenceColumns = (books: Books | undefined) => {
  const titles = new Map(books?.shown?.checks.map(({ check, title }) => [check, title]))
  const titleOf = (check: string) => titles.get(check) ?? check
  return column.columns([
    column.accessor('text', {
      id: 'text',
      header: 'What differs',
      meta: { width: 'w-1/2 min-w-48' },
      cell: ({ row: { original: row } }) => (
        <>
          <span className="[overflow-wrap:anywhere]">{row.text}</span>
          <span className="mt-1 block sm:hidden">
            <Order number={row.order} />
          </span>
          <span className="mt-1 block text-caption text-text-hint lg:hidden">
            {titleOf(row.check)}
          </span>
        </>
      ),
    }),
    column.accessor('order', {
      id: 'order',
      header: 'Order',
      meta: { from: 'sm', width: 'min-w-36' },
      cell: ({ getValue }) => <Order number={getValue()} />,
    }),
    column.accessor('by', {
      id: 'by',
      header: 'By',
      meta: { from: 'sm', align: 'end' },
      cell: ({ getValue }) => {
        const by = getValue()
        return by === null || by === 0 ? null : <span className="tabular">{count(by)}</span>
      },
    }),
    column.accessor('check', {
      id: 'check',
      header: 'Check',
      meta: { from: 'lg', width: 'min-w-48' },
      cell: ({ getValue }) => titleOf(getValue()),
    }),
    column.accessor('row', {
      id: 'row',
      header: 'Row',
      meta: { from: 'lg', width: 'min-w-40' },
      cell: ({ row: { original: row } }) => (
        <span className="font-mono text-caption text-text-muted [overflow-wrap:anywhere]">
          {row.table} {row.row}
        </span>
      ),
    }),
  ])
}
