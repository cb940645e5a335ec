import { Button } from '@upchar/ui/button'
import { AlertIcon, ShieldIcon } from '@upchar/ui/icons'
import { rupeeText } from '@upchar/ui/price'

export type PayPanelProps = {
  option: 1 | 2
  /** Exactly the amount charged. */
  total: number
  busy: boolean
  /** Set if the total has changed since the buyer last agreed. */
  moved: { before: number; now: number; why: string } | null
}

/** The button that names the amount, with what the buyer must see first (guide 56). */
export function PayPanel({ option, total, busy, moved }: PayPanelProps) {
  const amount = rupeeText(total, 'always')
  return (
    <div className="flex flex-col gap-3">
      {moved ? (
        <p
          role="alert"
          className="flex items-start gap-3 rounded-md border border-warning bg-warning-bg p-4 text-body-sm"
        >
          <AlertIcon size={20} className="shrink-0 text-warning" aria-hidden="true" />
          <span>
            <strong className="font-semibold">{moved.why}</strong> It was{' '}
            <s className="tabular">{rupeeText(moved.before, 'always')}</s>, now it is{' '}
            <strong className="tabular font-semibold">{rupeeText(moved.now, 'always')}</strong>.
            Nothing was charged.
          </span>
        </p>
      ) : null}
      <Button type="submit" busy={busy} className="min-h-14 w-full text-body">
        {option === 2 ? `Place order · ${amount}` : `Pay ${amount}`}
      </Button>
      <p className="flex items-center justify-center gap-2 text-caption text-text-muted">
        <ShieldIcon size={16} aria-hidden="true" />
        {option === 2
          ? 'You pay the courier when the parcel arrives.'
          : 'Secure payment. We never see your card or UPI PIN.'}
      </p>
    </div>
  )
}
