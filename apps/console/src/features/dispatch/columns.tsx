import { batchLabel } from '@upchar/kernel/batches'
import { Badge } from '@upchar/ui/badge'
import { Button } from '@upchar/ui/button'
import { columnsFor } from '@upchar/ui/dense/data-table'
import { SnowflakeIcon } from '@upchar/ui/icons'
import { formatIstDate } from '@upchar/kernel/dates'
import { ChooseRow } from '../../kit/chosen.tsx'
import { count, rupees } from '../../kit/format.ts'
import { href } from '../../shell/hrefs.ts'
import { BookingLine, typedWords } from '../courier-bookings/index.ts'
import { boxWords, promisedWords } from './words.ts'
import type { DispatchParcel } from './words.ts'

type Row = DispatchParcel
type Handlers = {
  chosen: ReadonlySet<string>
  onToggle: (id: string) => void
  /** Missing where the parcels have left. */
  onBox: ((parcel: Row) => void) | undefined
  /** Missing where its goods don't change any more. */
  onGoods: ((parcel: Row) => void) | undefined
  onCourier: ((parcel: Row) => void) | undefined
  onBook: (parcel: Row) => void
}

/** What is in a parcel, by batch. */
export const Contents = ({ row }: { row: Pick<Row, 'contents'> }) => (
  <ul>
    {row.contents.map(({ sku_id: sku, title, quantity, batch, expires_on: ends }) => (
      <li key={`${sku} ${batch}`}>
        <span className="tabular">{count(quantity)} ×</span>{' '}
        <span className="[overflow-wrap:anywhere]">{title}</span>{' '}
        <span className="text-caption text-text-hint">
          {sku}, {batchLabel(batch)}
          {ends ? `, expires ${formatIstDate(ends)}` : ''}
        </span>
      </li>
    ))}
  </ul>
)

function OrderCell({ row, handlers }: { row: Row; handlers: Handlers }) {
  const { chosen, onToggle } = handlers
  return (
    <span className="flex items-start gap-3">
      <ChooseRow
        name={row.order_number}
        checked={chosen.has(row.id)}
        onToggle={() => onToggle(row.id)}
      />
      <span className="min-w-0">
        <a
          href={href.order(row.order_number)}
          className="tabular font-medium whitespace-nowrap text-text no-underline hover:text-link"
        >
          {row.order_number}
        </a>
        <span className="block text-caption text-text-muted">
          {row.to.city} {row.to.pincode} · promised {promisedWords(row)}
        </span>
        <span className="mt-1 flex flex-wrap gap-1">
          {row.cold_chain ? (
            <Badge tone="info">
              <SnowflakeIcon size={12} aria-hidden="true" /> Cold chain
            </Badge>
          ) : null}
          {row.recalled.length > 0 ? <Badge tone="danger">Recalled: don’t send</Badge> : null}
          {row.is_stopped ? <Badge tone="danger">Seller stopped: don’t send</Badge> : null}
          {row.missing.length > 0 ? <Badge tone="danger">Needs its portal number</Badge> : null}
          {row.is_held && !row.is_stopped && row.missing.length + row.recalled.length === 0 ? (
            <Badge tone="danger">No licence in force</Badge>
          ) : null}
        </span>
        <span className="mt-1 block text-body-sm lg:hidden">
          <Contents row={row} />
        </span>
        <span className="mt-2 block sm:hidden">
          <SendingCell row={row} handlers={handlers} />
        </span>
      </span>
    </span>
  )
}

function SendingCell({ row, handlers }: { row: Row; handlers: Handlers }) {
  const { onBox, onGoods, onCourier, onBook } = handlers
  const box = boxWords(row)
  return (
    <span className="flex flex-col items-start gap-1">
      {row.awb ? (
        <span className="[overflow-wrap:anywhere]">
          {row.courier} <span className="tabular font-medium">{row.awb}</span>
        </span>
      ) : (
        <span className="text-warning">No AWB yet</span>
      )}
      {row.awb && row.booking === null ? (
        <span className="tabular text-caption text-text-muted">{typedWords(row.card_cost)}</span>
      ) : null}
      {box ? <span className="text-caption text-text-muted">{box}</span> : null}
      {row.booking ? (
        <BookingLine
          booking={row.booking}
          parcel={row.id}
          number={row.order_number}
          hasLeft={row.state !== 'packed'}
        />
      ) : null}
      {row.logger_number ? (
        <span className="text-caption text-text-muted">Logger {row.logger_number}</span>
      ) : null}
      {row.cash === null || row.cash === 0 ? null : (
        <span className="tabular font-medium">Collect {rupees(row.cash)}</span>
      )}
      <span className="flex flex-wrap gap-2">
        {onGoods ? (
          <Button look="outline" onClick={() => onGoods(row)}>
            Count goods<span className="sr-only"> of {row.order_number}</span>
          </Button>
        ) : null}
        {onBox ? (
          <Button look="outline" onClick={() => onBox(row)}>
            Weigh<span className="sr-only"> the parcel of {row.order_number}</span>
          </Button>
        ) : null}
        {row.can_book ? (
          <Button onClick={() => onBook(row)}>
            Compare couriers<span className="sr-only"> for {row.order_number}</span>
          </Button>
        ) : null}
        {onCourier && row.awb === '' && row.booking === null ? (
          <Button look="outline" onClick={() => onCourier(row)}>
            Set AWB<span className="sr-only"> of {row.order_number}</span>
          </Button>
        ) : null}
      </span>
    </span>
  )
}

const column = columnsFor<Row>()

export const dispatchColumns = (handlers: Handlers) =>
  column.columns([
    column.accessor('order_number', {
      id: 'order',
      header: 'Order',
      meta: { width: 'w-full min-w-40 lg:w-72' },
      cell: ({ row }) => <OrderCell row={row.original} handlers={handlers} />,
    }),
    column.accessor('contents', {
      id: 'contents',
      header: 'Contents',
      meta: { from: 'lg', width: 'w-full' },
      cell: ({ row }) => <Contents row={row.original} />,
    }),
    column.accessor('awb', {
      id: 'sending',
      header: 'Parcel',
      meta: { from: 'sm', width: 'min-w-36 lg:min-w-84' },
      cell: ({ row }) => <SendingCell row={row.original} handlers={handlers} />,
    }),
  ])
