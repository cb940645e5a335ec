import { formatIstDate } from '@upchar/kernel/dates'
import { plural } from '@upchar/kernel/text'
import { Badge } from '@upchar/ui/badge'
import { Button } from '@upchar/ui/button'
import { columnsFor } from '@upchar/ui/dense/data-table'
import { count } from '../../kit/format.ts'
import { When } from '../../kit/when.tsx'
import { LIFE, SOURCE } from './words.ts'
import type { Lot, Receipt } from './words.ts'

const dayOf = (day: string) => formatIstDate(day)

const expiryOf = ({ expires_on: expiresOn, life }: Lot) => (
  <span className="flex flex-wrap gap-1">
    {expiresOn === null ? '–' : dayOf(expiresOn)}
    {life === 'near' || life === 'ended' ? (
      <Badge tone={LIFE[life].tone}>{LIFE[life].name}</Badge>
    ) : null}
  </span>
)

const lots = columnsFor<Lot>()

type Actions = { onCount?: (lot: Lot) => void; onMove?: (lot: Lot) => void }

/** Without actions for those who may only read. */
export const lotColumns = ({ onCount, onMove }: Actions) =>
  lots.columns([
    lots.accessor('title', {
      id: 'title',
      header: 'Product',
      meta: { width: 'w-2/5 min-w-40' },
      cell: ({ row: { original: row } }) => (
        <>
          <span className="line-clamp-2 [overflow-wrap:anywhere]" title={row.title}>
            {row.title}
          </span>
          <span className="block text-caption [overflow-wrap:anywhere] text-text-hint">
            {row.sku}
            {row.batch ? ` · batch ${row.batch}` : ''} · {row.warehouse}
          </span>
          <span className="sm:hidden">{row.expires_on === null ? null : expiryOf(row)}</span>
        </>
      ),
    }),
    lots.accessor('expires_on', {
      id: 'expires_on',
      header: 'Expires',
      meta: { from: 'sm' },
      cell: ({ row: { original: row } }) => expiryOf(row),
    }),
    lots.accessor('on_hand', {
      id: 'on_hand',
      header: 'Pieces',
      meta: { align: 'end' },
      cell: ({ row: { original: row } }) => (
        <>
          {count(row.on_hand)}
          {row.held > 0 ? (
            <span className="block text-caption text-text-hint">{count(row.held)} held</span>
          ) : null}
          {row.to_pack > 0 ? (
            <span className="block text-caption text-text-hint">{count(row.to_pack)} to pack</span>
          ) : null}
        </>
      ),
    }),
    ...(onCount
      ? [
          lots.display({
            id: 'count',
            header: 'Do',
            cell: ({ row: { original: row } }) => (
              <span className="flex flex-wrap gap-x-2">
                <Button
                  look="quiet"
                  aria-label={`Count ${row.sku} ${row.batch}`.trim()}
                  onClick={() => onCount(row)}
                >
                  Count
                </Button>
                {onMove ? (
                  <Button
                    look="quiet"
                    aria-label={`Move ${row.sku} ${row.batch}`.trim()}
                    onClick={() => onMove(row)}
                  >
                    Move
                  </Button>
                ) : null}
              </span>
            ),
          }),
        ]
      : []),
  ])

const receipts = columnsFor<Receipt>()

export const receiptColumns = receipts.columns([
  receipts.accessor('reference', {
    id: 'reference',
    header: 'Came with',
    meta: { width: 'w-2/5 min-w-40' },
    cell: ({ row: { original: row } }) => (
      <>
        {SOURCE[row.source]} {row.reference}
        <span className="block text-caption [overflow-wrap:anywhere] text-text-hint">
          {row.supplier} · {row.warehouse}
        </span>
      </>
    ),
  }),
  receipts.accessor('pieces', {
    id: 'pieces',
    header: 'Pieces',
    meta: { align: 'end' },
    cell: ({ row: { original: row } }) => (
      <>
        {count(row.pieces)}
        <span className="block text-caption text-text-hint">{plural(row.lines, 'line')}</span>
      </>
    ),
  }),
  receipts.accessor('received_on', {
    id: 'received_on',
    header: 'Received',
    meta: { from: 'sm' },
    cell: ({ getValue }) => dayOf(getValue()),
  }),
  receipts.accessor('at', {
    id: 'at',
    header: 'Taken in',
    meta: { from: 'lg' },
    cell: ({ row: { original: row } }) => (
      <>
        <When at={row.at} />
        <span className="block text-caption text-text-hint">{row.by?.name}</span>
      </>
    ),
  }),
])
