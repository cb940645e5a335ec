import { formatIstDate, formatIstDateTime } from '@upchar/kernel/dates'
import { Badge } from '@upchar/ui/badge'
import type { BadgeTone } from '@upchar/ui/badge'
import { Button, LinkButton } from '@upchar/ui/button'
import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { Order } from './order-words.ts'
import { photoUrl } from '../order-photos/index.ts'
import type { PhotosOf } from '../order-photos/index.ts'
import { ReturnDialog } from './return-dialog.tsx'
import { FAILED, useReturns } from './use-returns.ts'
import type { Returns } from './use-returns.ts'

type Return = Returns['returns'][number]

const TONES: Readonly<Record<Return['state'], BadgeTone>> = {
  requested: 'warning',
  approved: 'info',
  picked: 'info',
  settled: 'success',
  paid: 'success',
  sent_back: 'warning',
  refused: 'danger',
  withdrawn: 'neutral',
}

/** An order's returns with their progress, and the way to ask for one (RET-02). */
export function ReturnsSection({ order, linkKey }: { order: Order; linkKey: string | undefined }) {
  const {
    returns: seen,
    failed,
    request,
    withdraw,
    takeMoney,
    again,
    which,
  } = useReturns(order, linkKey)
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  if (failed)
    return (
      <Box>
        <p role="alert">{FAILED}</p>
        <Button look="outline" className="self-start" onClick={again}>
          Try again
        </Button>
      </Box>
    )
  if (seen === undefined || seen.returnable.length + seen.returns.length === 0) return null
  return (
    <Box>
      {seen.returns.map((one) => (
        <OneReturn
          key={one.id}
          one={one}
          of={which}
          onWithdraw={() => withdraw(one.id)}
          onTakeMoney={() => takeMoney(one.id)}
        />
      ))}
      {/* Takes the focus where nothing is left to return. */}
      <div ref={box} tabIndex={-1} className="outline-none">
        {seen.returnable.length > 0 ? (
          <Button look="outline" onClick={() => setOpen(true)}>
            Return items
          </Button>
        ) : null}
      </div>
      {open ? (
        <ReturnDialog
          of={which}
          returns={seen}
          request={request}
          focusAfter={() => box.current}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </Box>
  )
}

const Box = ({ children }: { children: ReactNode }) => (
  <section
    aria-label="Returns"
    className="flex flex-col gap-3 rounded-md border border-border bg-surface p-4 text-body-sm"
  >
    {children}
  </section>
)

function OneReturn({
  one,
  of,
  onWithdraw,
  onTakeMoney,
}: {
  one: Return
  of: PhotosOf
  onWithdraw: () => Promise<string>
  onTakeMoney: () => Promise<string>
}) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const press = async (action: () => Promise<string>) => {
    setBusy(true)
    setProblem(await action())
    setBusy(false)
  }
  return (
    <article aria-label={`Return ${one.number}`} className="flex flex-col gap-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong className="tabular font-semibold">Return {one.number}</strong>
        <Badge tone={one.can_take_money ? 'warning' : TONES[one.state]}>{one.label}</Badge>
      </p>
      <p className="[overflow-wrap:anywhere]">
        {one.items.map(({ title, quantity }) => `${quantity} × ${title}`).join(', ')}
      </p>
      <p>{one.words}</p>
      {one.account_href ? (
        <LinkButton href={one.account_href} look="outline" className="self-start">
          Choose where the money goes
        </LinkButton>
      ) : null}
      <p className="text-caption text-text-muted">
        {one.reason} · {one.seller} · {formatIstDateTime(one.opened_at)}
      </p>
      {one.replacements.map((parcel) => (
        <Replacement key={parcel.id} parcel={parcel} />
      ))}
      {one.photos.length > 0 ? (
        <ul aria-label="Photos" className="flex flex-wrap gap-2">
          {one.photos.map((photo, at) => (
            <li key={photo}>
              <a href={photoUrl(photo, of)} target="_blank" rel="noreferrer">
                <img
                  src={photoUrl(photo, of)}
                  alt={`${at + 1} of return ${one.number}`}
                  loading="lazy"
                  className="h-16 w-16 rounded-md border border-border object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {problem ? (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      ) : null}
      {one.can_take_money ? (
        <Button
          look="outline"
          className="self-start"
          busy={busy}
          onClick={() => void press(onTakeMoney)}
        >
          Take the money back<span className="sr-only"> of return {one.number}</span>
        </Button>
      ) : null}
      {one.can_withdraw ? (
        <Button
          look="quiet"
          className="self-start"
          busy={busy}
          aria-label={`Withdraw return ${one.number}`}
          onClick={() => void press(onWithdraw)}
        >
          Withdraw
        </Button>
      ) : null}
    </article>
  )
}

/** A parcel with the same goods once more, and its delivery challan. */
const Replacement = ({ parcel }: { parcel: Return['replacements'][number] }) => (
  <p className="flex flex-wrap gap-x-3 gap-y-1 [overflow-wrap:anywhere]">
    <span>Replacement: {parcel.label.toLowerCase()}</span>
    {parcel.courier ? (
      <span>
        {parcel.courier}
        {parcel.awb ? `, number ${parcel.awb}` : ''}
      </span>
    ) : null}
    {parcel.tracking_url ? (
      <a href={parcel.tracking_url} target="_blank" rel="noreferrer">
        Track with the courier
      </a>
    ) : null}
    {parcel.challan ? (
      <a href={parcel.challan.url}>
        Delivery challan {parcel.challan.number}
        {parcel.challan.cancelled ? ' (cancelled)' : ''}
      </a>
    ) : null}
    {parcel.challan?.cancelled ? (
      <span>
        Cancelled on {formatIstDate(parcel.challan.cancelled.at)}: {parcel.challan.cancelled.reason}
      </span>
    ) : null}
  </p>
)
