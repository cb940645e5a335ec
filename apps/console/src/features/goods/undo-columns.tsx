import { plural } from '@upchar/kernel/text'
import { Badge } from '@upchar/ui/badge'
import { columnsFor } from '@upchar/ui/dense/data-table'
import { count } from '../../kit/format.ts'
import { ChangeLine } from './row-columns.tsx'
import { UNDO_RESULT } from './undo-search.ts'
import type { UndoRow } from './undo-search.ts'

const column = columnsFor<UndoRow>()

const WHY: Record<NonNullable<UndoRow['why']>, string> = {
  changed_since: 'Somebody has changed it since the import: it stays as it is.',
  not_kept: 'It was imported before undo was possible: it stays as it is.',
  below_floor:
    'Its former price is below its lowest price: it stays as it is, unless a second person approves a lower price at Lowest prices.',
  above_ceiling: 'Its former price is above its ceiling price: it stays as it is.',
}
const STOCK_WHY: Record<NonNullable<UndoRow['stock']['why']>, string> = {
  sold: 'sold, or held for a checkout',
  counted: 'the stock was counted, corrected or recalled since',
}

/** Stock isn't set back to a figure: what was booked is taken back. */
const byStock = ({ field }: UndoRow['changes'][number]) => field !== 'stock'

function Stock({ stock: { moved, left, why } }: { stock: UndoRow['stock'] }) {
  return (
    <>
      {moved === 0 ? null : (
        <li>
          <span className="text-text-muted">stock: </span>
          {moved > 0 ? `${plural(moved, 'piece')} more` : `${plural(-moved, 'piece')} less`}
        </li>
      )}
      {left === 0 || why === null ? null : (
        <li className="text-warning">
          {plural(left, 'piece')} of the import’s stock stay: {STOCK_WHY[why]}
        </li>
      )}
    </>
  )
}

function Effect({ row }: { row: UndoRow }) {
  if (row.result === 'left') return <p>{row.why ? WHY[row.why] : ''}</p>
  return (
    <ul className="flex flex-col gap-1 [overflow-wrap:anywhere]">
      {row.result === 'off_sale' ? (
        <li>It was new: buyers no longer find it.</li>
      ) : (
        row.changes
          .filter(byStock)
          .map((change) => <ChangeLine key={change.field} change={change} />)
      )}
      <Stock stock={row.stock} />
      {row.batch_stays ? (
        <li className="text-warning">
          Batch and expiry stay: goods have left the batch or come into it since
        </li>
      ) : null}
    </ul>
  )
}

export const undoColumns = column.columns([
  column.accessor('title', {
    id: 'title',
    header: 'Row',
    meta: { width: 'w-1/3 min-w-36', top: true },
    cell: ({ row: { original: row } }) => (
      <>
        <span className="line-clamp-2 font-medium [overflow-wrap:anywhere]">{row.title}</span>
        <span className="block text-caption [overflow-wrap:anywhere] text-text-hint">
          Row {count(row.line)} · {row.sku}
        </span>
        <span className="mt-1 block">
          <Badge tone={UNDO_RESULT[row.result].tone}>{UNDO_RESULT[row.result].name}</Badge>
        </span>
      </>
    ),
  }),
  column.display({
    id: 'effect',
    header: 'What the undo does',
    meta: { width: 'min-w-48', top: true },
    cell: ({ row: { original: row } }) => <Effect row={row} />,
  }),
])
