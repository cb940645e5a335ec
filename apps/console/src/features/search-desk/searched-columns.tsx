import type { Answer } from '@upchar/contract/schema/endpoints'
import { Badge } from '@upchar/ui/badge'
import { columnsFor } from '@upchar/ui/dense/data-table'
import { count } from '../../kit/format.ts'

type Searched = Answer<'staffListSearches'>['words'][number]

const shopHref = (words: string): string => `/products?${new URLSearchParams({ search: words })}`

function Found({ searched: { state, found } }: { searched: Searched }) {
  if (state === 'nothing') return <Badge tone="danger">Nothing</Badge>
  if (state === 'blocked') return <Badge>Never listed</Badge>
  return (
    <>
      {count(found)}
      {found >= 2000 ? '+' : ''}
      {state === 'nearest' ? (
        <span className="block">
          <Badge tone="warning">Only similar</Badge>
        </span>
      ) : null}
    </>
  )
}

/** A share in whole per cent; nothing for none of none. */
export const share = (part: number, all: number): string =>
  all === 0 ? '–' : `${Math.round((100 * part) / all)}%`

const column = columnsFor<Searched>()

export const searchedColumns = column.columns([
  column.accessor('words', {
    id: 'words',
    header: 'Words',
    meta: { width: 'w-full min-w-40' },
    cell: ({ getValue }) => (
      <a
        href={shopHref(getValue())}
        target="_blank"
        rel="noreferrer"
        className="block [overflow-wrap:anywhere]"
      >
        {getValue()}
      </a>
    ),
  }),
  column.accessor('searches', {
    id: 'searches',
    header: 'Searches',
    meta: { align: 'end' },
    cell: ({ getValue }) => count(getValue()),
  }),
  column.accessor('visitors', {
    id: 'visitors',
    header: 'Visitors',
    meta: { align: 'end', from: 'sm' },
    cell: ({ getValue }) => count(getValue()),
  }),
  column.accessor('opened', {
    id: 'opened',
    header: 'Opened something',
    meta: { align: 'end', from: 'sm', below: true },
    cell: ({ row: { original: searched } }) => share(searched.opened, searched.searches),
  }),
  column.accessor('found', {
    id: 'found',
    header: 'Finds now',
    meta: { align: 'end' },
    cell: ({ row: { original: searched } }) => <Found searched={searched} />,
  }),
])
