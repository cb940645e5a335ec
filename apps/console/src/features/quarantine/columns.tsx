import { batchLabel } from '@upchar/kernel/batches'
import { formatIstDate } from '@upchar/kernel/dates'
import { Button } from '@upchar/ui/button'
import { columnsFor } from '@upchar/ui/dense/data-table'
import { count } from '../../kit/format.ts'
import { When } from '../../kit/when.tsx'
import { href } from '../../shell/hrefs.ts'
import { AskedToSell } from './asked-release.tsx'
import type { OnDecide } from './asked-release.tsx'
import type { QuarantinedLot } from './words.ts'

const column = columnsFor<QuarantinedLot>()

/** `onTake`, `onDecide`: for those who may decide. */
export const quarantineColumns = (onTake?: (lot: QuarantinedLot) => void, onDecide?: OnDecide) =>
  column.columns([
    column.accessor('title', {
      id: 'goods',
      header: 'Goods',
      meta: { width: 'w-2/5 min-w-40' },
      cell: ({ row: { original: row } }) => (
        <>
          <span className="line-clamp-2 font-medium">{row.title}</span>
          <span className="block text-caption text-text-hint [overflow-wrap:anywhere]">
            {row.sku_id} · {row.warehouse} · {row.seller}
          </span>
          {row.release === null ? null : (
            <AskedToSell lot={{ ...row, release: row.release }} onDecide={onDecide} />
          )}
        </>
      ),
    }),
    column.accessor('batch', {
      id: 'batch',
      header: 'Batch',
      meta: { from: 'sm', below: true },
      cell: ({ row: { original: row } }) => (
        <>
          <span className="tabular [overflow-wrap:anywhere]">{row.batch}</span>
          {row.expires_on === null ? null : (
            <span className="block text-caption whitespace-nowrap text-text-hint">
              expires {formatIstDate(row.expires_on)}
            </span>
          )}
        </>
      ),
    }),
    column.accessor('quantity', {
      id: 'pieces',
      header: 'Pieces',
      cell: ({ getValue }) => <span className="tabular">{count(getValue())}</span>,
    }),
    column.accessor('returns', {
      id: 'from',
      header: 'From',
      meta: { from: 'lg', below: true, width: 'w-1/4 min-w-40' },
      cell: ({ row: { original: row } }) => (
        <>
          {row.returns.map(({ id, number }) => (
            <a key={id} href={href.return(id)} className="tabular block">
              {number}
            </a>
          ))}
          {row.recalls.map((id) => (
            <a key={id} href={href.recall(id)} className="block">
              Recall {id}
            </a>
          ))}
          <span className="block text-caption text-text-hint">
            since <When at={row.since} />
          </span>
        </>
      ),
    }),
    ...(onTake === undefined
      ? []
      : [
          column.display({
            id: 'take',
            header: 'Do',
            cell: ({ row: { original: row } }) =>
              row.quantity === row.release?.quantity ? null : (
                <Button
                  look="outline"
                  aria-label={`Decide about ${row.title}, ${batchLabel(row.batch)}`}
                  onClick={() => onTake(row)}
                >
                  Decide
                </Button>
              ),
          }),
        ]),
  ])
