import { formatIstDate } from '@upchar/kernel/dates'
import { Badge } from '@upchar/ui/badge'
import { columnsFor, RowLink } from '@upchar/ui/dense/data-table'
import { href } from '../../shell/hrefs.ts'
import type { RatesSearch } from './search.ts'
import { limitWords, percent, spanWords, STATE_WORDS, tagWords } from './words.ts'
import type { Rate } from './words.ts'

function StateMark({ state }: { state: Rate['state'] }) {
  const { words, tone } = STATE_WORDS[state]
  return (
    <Badge tone={tone} className="whitespace-nowrap">
      {words}
    </Badge>
  )
}

const Source = ({ text }: { text: string }) => (
  <span className="line-clamp-2 [overflow-wrap:anywhere]" title={text}>
    {text}
  </span>
)

const column = columnsFor<Rate>()

export const rateColumns = (search: RatesSearch) =>
  column.columns([
    column.accessor('hsn', {
      id: 'hsn',
      header: 'HSN',
      meta: { width: 'min-w-32' },
      cell: ({ row: { original: row } }) => (
        <>
          <RowLink href={href.gstRate(row.hsn, { ...search, tag: row.tag ?? undefined })}>
            <span className="tabular">{row.hsn}</span>
          </RowLink>
          {row.tag === null ? null : (
            <span className="block text-caption text-text-muted">{tagWords(row.tag)}</span>
          )}
          <span className="mt-1 flex flex-wrap items-center gap-2 text-caption text-text-muted sm:hidden">
            <StateMark state={row.state} /> {spanWords(row)}
          </span>
          <span className="mt-1 block text-caption text-text-hint lg:hidden">
            <Source text={row.source} />
          </span>
        </>
      ),
    }),
    column.accessor('rate', {
      id: 'rate',
      header: 'Rate',
      meta: { align: 'end' },
      cell: ({ row: { original: row } }) => (
        <>
          {percent(row.rate)}
          {row.up_to === null ? null : (
            <span className="block text-caption text-text-muted">{limitWords(row.up_to)}</span>
          )}
        </>
      ),
    }),
    column.accessor('state', {
      id: 'state',
      header: 'State',
      meta: { from: 'sm' },
      cell: ({ getValue }) => <StateMark state={getValue()} />,
    }),
    column.accessor('valid_from', {
      id: 'from',
      header: 'From',
      meta: { from: 'sm', width: 'min-w-28' },
      cell: ({ getValue }) => formatIstDate(getValue()),
    }),
    column.accessor('valid_to', {
      id: 'to',
      header: 'To',
      meta: { from: 'sm', width: 'min-w-28' },
      cell: ({ row: { original: row } }) =>
        row.state === 'withdrawn' || row.valid_to === null ? '–' : formatIstDate(row.valid_to),
    }),
    column.accessor('source', {
      id: 'source',
      header: 'Source',
      meta: { from: 'lg', width: 'w-1/2' },
      cell: ({ getValue }) => <Source text={getValue()} />,
    }),
  ])
