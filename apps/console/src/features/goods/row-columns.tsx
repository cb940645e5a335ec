import { Badge } from '@upchar/ui/badge'
import { columnsFor } from '@upchar/ui/dense/data-table'
import { count } from '../../kit/format.ts'
import { OUTCOME } from './file-search.ts'
import type { FileRow } from './file-search.ts'

const column = columnsFor<FileRow>()

const nameOf = (field: string) => field.replaceAll('_', ' ')
const isNew = ({ outcome }: FileRow) => outcome === 'made'

/** A field with what it was and what it becomes. Of a new row only what it has. */
export function ChangeLine({
  change: { field, before, after },
  isNew: hidesBefore = false,
}: {
  change: FileRow['changes'][number]
  isNew?: boolean
}) {
  return (
    <li>
      <span className="text-text-muted">{nameOf(field)}: </span>
      {hidesBefore ? null : (
        <>
          <span className="sr-only">from </span>
          <span className="text-text-muted line-through">{before || 'empty'}</span>
          <span aria-hidden="true"> → </span>
          <span className="sr-only"> to </span>
        </>
      )}
      <span className={after.length > 80 ? 'line-clamp-3' : undefined}>{after || 'empty'}</span>
    </li>
  )
}

function Changes({ row }: { row: FileRow }) {
  return (
    <ul className="flex flex-col gap-1 [overflow-wrap:anywhere]">
      {row.problems.map(({ column: field, message, refuses }) => (
        <li key={`${field} ${message}`} className={refuses ? 'text-danger' : 'text-warning'}>
          {field === 'row' ? '' : <b>{nameOf(field)} </b>}
          {message}
        </li>
      ))}
      {row.changes.map((change) => (
        <ChangeLine key={change.field} change={change} isNew={isNew(row)} />
      ))}
    </ul>
  )
}

export const rowColumns = column.columns([
  column.accessor('title', {
    id: 'title',
    header: 'Row',
    meta: { width: 'w-1/3 min-w-36', top: true },
    cell: ({ row: { original: row } }) => (
      <>
        <span className="line-clamp-2 font-medium [overflow-wrap:anywhere]">
          {row.title || row.sku || 'No title'}
        </span>
        <span className="block text-caption [overflow-wrap:anywhere] text-text-hint">
          Row {count(row.line)}
          {row.sku ? ` · ${row.sku}` : ''}
        </span>
        <span className="mt-1 block">
          <Badge tone={OUTCOME[row.outcome].tone}>{OUTCOME[row.outcome].name}</Badge>
        </span>
      </>
    ),
  }),
  column.display({
    id: 'changes',
    header: 'What it does',
    meta: { width: 'min-w-48', top: true },
    cell: ({ row: { original: row } }) => <Changes row={row} />,
  }),
])
