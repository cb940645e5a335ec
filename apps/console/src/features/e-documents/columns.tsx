import { formatIstDate, formatIstDateTime } from '@upchar/kernel/dates'
import { Badge } from '@upchar/ui/badge'
import { Button, LinkButton } from '@upchar/ui/button'
import { columnsFor } from '@upchar/ui/dense/data-table'
import { rupees } from '../../kit/format.ts'
import { href } from '../../shell/hrefs.ts'
import { fileHref, STATE_WORDS } from './words.ts'
import type { EDocument } from './words.ts'

export type Action = 'irn' | 'bill' | 'transport' | 'cancel'
export type OnAction = ((action: Action, row: EDocument) => void) | undefined

function Document({ row }: { row: EDocument }) {
  return (
    <>
      <span className="tabular font-medium [overflow-wrap:anywhere]">{row.number}</span>
      <span className="block text-caption text-text-hint">
        {row.title} · {formatIstDate(row.issued_on)}
      </span>
      {row.order_number === null ? (
        <a href={href.stockMoves()} className="tabular whitespace-nowrap">
          Move {row.stock_move}
        </a>
      ) : (
        <a href={href.order(row.order_number)} className="tabular whitespace-nowrap">
          {row.order_number}
        </a>
      )}
      <span className="block text-caption text-text-muted [overflow-wrap:anywhere]">
        {row.order_number === null ? row.seller : `${row.seller} to ${row.buyer}`}
      </span>
    </>
  )
}

const isReady = ({ problem, transport }: EDocument): boolean =>
  problem === null &&
  (transport === null || transport.transporter_id !== '' || transport.vehicle !== '')

function Numbers({ row }: { row: EDocument }) {
  if (row.e_way_bill !== null)
    return (
      <span className="block">
        <span className="tabular">{row.e_way_bill}</span>
        {row.valid_until === null ? (
          <span className="block text-caption text-text-muted">Part B is missing</span>
        ) : (
          <span className="block text-caption text-text-muted">
            valid until {formatIstDateTime(row.valid_until)}
          </span>
        )}
      </span>
    )
  if (row.irn === null) return null
  return (
    <span className="block">
      <span className="tabular text-caption break-all">{row.irn}</span>
      <span className="block text-caption text-text-muted">
        Acknowledgement {row.ack_no}
        {row.is_verified ? '' : ', signature not checked'}
      </span>
    </span>
  )
}

function State({ row }: { row: EDocument }) {
  const { name, tone } = STATE_WORDS[row.state]
  return (
    <>
      <span className="flex flex-wrap gap-1">
        <Badge tone={tone}>{name}</Badge>
        {row.is_late ? <Badge tone="danger">Too late</Badge> : null}
        {row.is_to_cancel ? <Badge tone="warning">Cancel at the portal</Badge> : null}
      </span>
      {row.state === 'waiting' && row.last_day !== null ? (
        <span className="mt-1 block text-caption text-text-muted">
          last day {formatIstDate(row.last_day)}
        </span>
      ) : null}
      {row.is_to_cancel ? (
        <span className="mt-1 block text-caption text-text-muted">
          {row.order_number === null ? 'It' : 'Its parcel'} doesn’t leave. The portal cancels it
          until {formatIstDateTime(new Date(new Date(row.at ?? '').getTime() + 86_400_000))}.
        </span>
      ) : null}
      {row.problem !== null ? (
        <span className="mt-1 block text-caption text-danger [overflow-wrap:anywhere]">
          {row.problem}
        </span>
      ) : null}
      <span className="mt-1 block">
        <Numbers row={row} />
      </span>
    </>
  )
}

const Named = ({ text, row }: { text: string; row: EDocument }) => (
  <>
    {text}
    <span className="sr-only"> of {row.number}</span>
  </>
)

/** Of a bill that was cancelled another one is made, as long as its parcel waits. */
const NUMBER_ACTIONS: Readonly<Record<EDocument['state'], string>> = {
  waiting: 'Enter the number',
  made: 'Change',
  cancelled: 'Enter another',
  reported: 'Change',
  void: 'Change',
}

function Actions({ row, onAction }: { row: EDocument; onAction: OnAction }) {
  if (onAction === undefined) return null
  const isInvoice = row.kind === 'e_invoice'
  return (
    <span className="flex flex-wrap gap-2">
      {row.state === 'waiting' && row.transport !== null ? (
        <Button look="outline" onClick={() => onAction('transport', row)}>
          <Named text="Transport" row={row} />
        </Button>
      ) : null}
      {row.state === 'waiting' && isReady(row) ? (
        <LinkButton look="outline" href={fileHref(row.kind, [row.id])} download>
          <Named text="JSON" row={row} />
        </LinkButton>
      ) : null}
      {row.state === 'waiting' || !isInvoice ? (
        <Button look="outline" onClick={() => onAction(isInvoice ? 'irn' : 'bill', row)}>
          <Named text={NUMBER_ACTIONS[row.state]} row={row} />
        </Button>
      ) : null}
      {row.may_cancel ? (
        <Button look="quiet" onClick={() => onAction('cancel', row)}>
          <Named text="Cancel" row={row} />
        </Button>
      ) : null}
    </span>
  )
}

const table = columnsFor<EDocument>()

/** `onAction` is missing for who may not. */
export const eDocumentColumns = (onAction: OnAction) =>
  table.columns([
    table.accessor('number', {
      id: 'document',
      header: 'Document',
      meta: { width: 'w-1/3 min-w-36' },
      cell: ({ row: { original: row } }) => <Document row={row} />,
    }),
    table.accessor('total', {
      id: 'total',
      header: 'Value',
      meta: { align: 'end', from: 'lg' },
      cell: ({ getValue }) => <span className="tabular">{rupees(getValue())}</span>,
    }),
    table.accessor('state', {
      id: 'state',
      header: 'State',
      meta: { width: 'w-1/3 min-w-32' },
      cell: ({ row: { original: row } }) => (
        <>
          <State row={row} />
          <span className="mt-2 block sm:hidden">
            <Actions row={row} onAction={onAction} />
          </span>
        </>
      ),
    }),
    table.accessor('id', {
      id: 'actions',
      header: 'Report',
      meta: { from: 'sm', width: 'min-w-40' },
      cell: ({ row: { original: row } }) => <Actions row={row} onAction={onAction} />,
    }),
  ])
