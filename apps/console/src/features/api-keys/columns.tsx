import { formatIstDate } from '@upchar/kernel/dates'
import { API_SCOPES } from '@upchar/kernel/api-scopes'
import { Badge } from '@upchar/ui/badge'
import { columnsFor, RowLink } from '@upchar/ui/dense/data-table'
import { href } from '../../shell/hrefs.ts'
import { STATE_WORDS, usedWords } from './words.ts'
import type { ApiKey } from './words.ts'

export function KeyMarks({ apiKey: { state, scopes } }: { apiKey: ApiKey }) {
  const { words, tone } = STATE_WORDS[state]
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Badge tone={tone}>{words}</Badge>
      {scopes.some((scope) => API_SCOPES[scope].buyers) ? (
        <Badge tone="warning">Data of buyers</Badge>
      ) : null}
      {scopes.some((scope) => API_SCOPES[scope].writes) ? (
        <Badge tone="info">Changes stock</Badge>
      ) : null}
    </span>
  )
}

const Used = ({ row }: { row: ApiKey }) => (
  <>
    <span className="block">{usedWords(row)}</span>
    {row.last_day === null ? null : (
      <span className="block text-caption text-text-hint">
        Last day {formatIstDate(row.last_day)}
      </span>
    )}
  </>
)

const keys = columnsFor<ApiKey>()

export const apiKeyColumns = keys.columns([
  keys.accessor('name', {
    id: 'name',
    header: 'System',
    meta: { width: 'w-full min-w-48' },
    cell: ({ row: { original: row } }) => (
      <>
        <RowLink href={href.apiKey(row.id)}>
          <span className="[overflow-wrap:anywhere]">{row.name}</span>
        </RowLink>
        <code className="block font-mono text-caption [overflow-wrap:anywhere] text-text-muted">
          {row.prefix}…
        </code>
        <span className="block text-caption text-text-hint">{row.scopes.join(' · ')}</span>
        <span className="mt-1 block sm:hidden">
          <KeyMarks apiKey={row} /> <Used row={row} />
        </span>
      </>
    ),
  }),
  keys.accessor('state', {
    id: 'state',
    header: 'State',
    meta: { from: 'sm', width: 'min-w-40' },
    cell: ({ row: { original: row } }) => <KeyMarks apiKey={row} />,
  }),
  keys.accessor('last_used', {
    id: 'used',
    header: 'Last use',
    meta: { from: 'sm', width: 'min-w-48' },
    cell: ({ row: { original: row } }) => <Used row={row} />,
  }),
])
