import { batchLabel } from '@upchar/kernel/batches'
import { useState } from 'react'
import { formatIstDate } from '@upchar/kernel/dates'
import { Badge } from '@upchar/ui/badge'
import { Button } from '@upchar/ui/button'
import { TruckIcon, UndoIcon } from '@upchar/ui/icons'
import { CopyButton } from '../../kit/copy-button.tsx'
import { count } from '../../kit/format.ts'
import { useMe } from '../../shell/api/me.ts'
import { BookForm, BookingLine, typedWords } from '../courier-bookings/index.ts'
import { BookingForm } from './booking-form.tsx'
import { StateMark } from './marks.tsx'
import { MoveForm } from './move-form.tsx'
import { OpenReturn } from './open-return.tsx'
import { ProofList } from './proof-list.tsx'
import { TemperatureLine } from './temperature-line.tsx'
import { UndoForm } from './undo-form.tsx'
import type { Parcel } from './use-parcel-change.ts'
import { href } from '../../shell/hrefs.ts'

type Form = 'booking' | 'book' | 'move' | 'undo'

/** A parcel: who carries it, where it is, what is inside, and what staff can do about it. */
export function ParcelBox({
  parcel,
  name,
  placedAt,
}: {
  parcel: Parcel
  name: string
  placedAt: string
}) {
  const [open, setOpen] = useState<Form>()
  const { may } = useMe()
  const close = () => setOpen(undefined)
  const { from, to } = parcel.promised
  return (
    <section
      aria-label={name}
      className="flex flex-col gap-3 border-t border-border p-4 text-body-sm"
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <TruckIcon size={18} className="text-action" aria-hidden="true" />
        <h3 className="font-semibold">{name}</h3>
        <StateMark state={parcel.state} label={parcel.state_label} />
        {parcel.is_stopped ? <Badge tone="danger">Seller stopped: don’t send</Badge> : null}
        <span className="text-text-muted">
          from {parcel.warehouse.name}, {parcel.warehouse.city} · promised{' '}
          {from === to
            ? formatIstDate(to)
            : `${formatIstDate(from, 'day')} to ${formatIstDate(to, 'day')}`}
        </span>
      </header>
      <Carrier parcel={parcel} />
      {parcel.awb !== '' && parcel.booking === null ? (
        <p className="tabular text-body-sm text-text-muted">{typedWords(parcel.card_cost)}</p>
      ) : null}
      {parcel.is_replacement ? (
        <p className="text-body-sm text-text-muted">
          Replaces returned goods: a delivery challan goes with it, no invoice.
        </p>
      ) : null}
      {parcel.is_stopped ? (
        <p className="font-medium text-danger">
          The sales of its seller are stopped. Give the money back instead, at the return, or let
          the seller sell again.
        </p>
      ) : null}
      {parcel.booking !== null && may('orders.ship') ? (
        <BookingLine
          booking={parcel.booking}
          parcel={parcel.id}
          number={name.toLowerCase()}
          hasLeft={parcel.state !== 'packed'}
        />
      ) : null}
      <TemperatureLine parcel={parcel} name={name} />
      <ProofList parcel={parcel} name={name} />
      {parcel.is_held && parcel.missing.length + parcel.recalled.length === 0 ? (
        <p className="font-medium text-danger">
          The courier has this parcel, but its seller has no licence in force for the goods. It has
          no invoice: have it stopped, then enter the renewal in the set-up and set it to packed, or
          cancel it.
        </p>
      ) : null}
      {parcel.recalled.map((text) => (
        <p key={text} className="font-medium text-danger">
          {text}
        </p>
      ))}
      {parcel.missing.length > 0 ? <Missing parcel={parcel} /> : null}
      <Contents parcel={parcel} />
      {may('orders.ship') ? (
        <Actions parcel={parcel} open={open !== undefined} onOpen={setOpen} />
      ) : null}
      {may('returns.decide') && open === undefined ? <OpenReturn parcel={parcel} /> : null}
      {open === 'booking' ? <BookingForm parcel={parcel} onClose={close} /> : null}
      {open === 'book' ? (
        <BookForm parcel={parcel.id} number={name.toLowerCase()} onClose={close} />
      ) : null}
      {open === 'move' ? <MoveForm parcel={parcel} placedAt={placedAt} onClose={close} /> : null}
      {open === 'undo' ? <UndoForm parcel={parcel} onClose={close} /> : null}
    </section>
  )
}

/** Why it can't leave: a portal's number hasn't come. */
const Missing = ({ parcel: { missing, is_held: isHeld } }: { parcel: Parcel }) => (
  <div className="font-medium text-danger">
    {isHeld ? <p>The courier has this parcel, but it may not move yet.</p> : null}
    {missing.map((text) => (
      <p key={text}>{text}</p>
    ))}
    <a href={href.eDocuments()}>E-invoices & e-way bills</a>
  </div>
)

function Carrier({ parcel: { courier, awb, tracking_url: link } }: { parcel: Parcel }) {
  if (courier === '' && awb === '') return <p className="text-warning">No courier yet.</p>
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <span className="[overflow-wrap:anywhere]">{courier}</span>
      {awb ? (
        <span className="inline-flex items-center gap-1 font-medium">
          <span className="tabular break-all select-all">{awb}</span>
          <CopyButton what="AWB" text={awb} />
        </span>
      ) : (
        <span className="text-warning">no AWB yet</span>
      )}
      {link ? (
        <a href={link} target="_blank" rel="noreferrer">
          Track with the courier
        </a>
      ) : null}
    </p>
  )
}

const Contents = ({ parcel }: { parcel: Parcel }) => (
  <ul className="text-text-muted">
    {parcel.contents.map(({ sku_id: sku, title, quantity, batch, expires_on: ends }) => (
      <li key={`${sku} ${batch}`} className="flex flex-wrap gap-x-2">
        <span className="tabular">{count(quantity)} ×</span>
        <span className="min-w-0 grow basis-40 [overflow-wrap:anywhere]">{title}</span>
        <span className="text-caption">
          {batchLabel(batch)}
          {ends ? `, expires ${formatIstDate(ends)}` : ''}
        </span>
      </li>
    ))}
  </ul>
)

function Actions({
  parcel,
  open,
  onOpen,
}: {
  parcel: Parcel
  open: boolean
  onOpen: (form: Form) => void
}) {
  const isOver = parcel.state === 'cancelled' || parcel.state === 'refunded'
  // Hidden, not gone: the focus goes back to the button that opened a form.
  return (
    <div hidden={open} className={open ? undefined : 'flex flex-wrap gap-3'}>
      {parcel.can_book ? <Button onClick={() => onOpen('book')}>Compare couriers</Button> : null}
      {isOver || parcel.booking !== null ? null : (
        <Button
          look={parcel.awb === '' && !parcel.can_book && !parcel.is_stopped ? 'primary' : 'outline'}
          onClick={() => onOpen('booking')}
        >
          {parcel.awb === '' ? 'Enter courier and AWB' : 'Correct courier or AWB'}
        </Button>
      )}
      {parcel.next.length > 0 ? (
        <Button look={parcel.awb === '' ? 'outline' : 'primary'} onClick={() => onOpen('move')}>
          Set the state
        </Button>
      ) : null}
      {parcel.undo === null ? null : (
        <Button look="quiet" onClick={() => onOpen('undo')}>
          <UndoIcon size={16} aria-hidden="true" /> Undo “{parcel.state_label}”
        </Button>
      )}
    </div>
  )
}
