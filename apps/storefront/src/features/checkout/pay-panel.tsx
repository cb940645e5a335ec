import { Button } from '@upchar/ui/button'
import { ShieldIcon } from '@upchar/ui/icons'
import { rupeeText } from '@upchar/ui/price'
import { lazy, Suspense } from 'react'
import { href } from '../../shell/urls/hrefs.ts'
import type { PaymentOption } from './guest-form.ts'
import type { Moved } from './moved-total.tsx'

// Few totals change under a buyer's hands.
const MovedTotal = lazy(() =>
  import('./moved-total.tsx').then((module) => ({ default: module.MovedTotal })),
)

export type PayPanelProps = {
  option: PaymentOption
  /** Exactly the amount charged; 0: the wallet pays for everything. */
  total: number
  /** False until the scripts are there. */
  ready: boolean
  busy: boolean
  /** Set if the total has changed since the buyer last agreed. */
  moved: Moved | null
}

const NOTES: Readonly<Record<PaymentOption, string>> = {
  1: 'Secure payment. We never see your card or UPI PIN.',
  2: 'You pay the courier when the parcel arrives.',
  3: 'The lender pays for you. You repay the lender.',
  4: 'Next you see the account to transfer to. The order is placed when the money arrives.',
  5: 'Next you see the link to pay by. The order is placed when it is paid.',
  6: 'Next your UPI app opens, or you scan a code with it. We never see your UPI PIN.',
}

/** The button that names the amount, with what the buyer must see first (guide 56). */
export function PayPanel({ option, total, ready, busy, moved }: PayPanelProps) {
  const amount = rupeeText(total, 'always')
  return (
    <div className="flex flex-col gap-3">
      {moved ? (
        <Suspense>
          <MovedTotal {...moved} />
        </Suspense>
      ) : null}
      <Button type="submit" disabled={!ready} busy={busy} className="min-h-14 w-full text-body">
        {total === 0
          ? 'Place order'
          : option === 1 || option === 6
            ? `Pay ${amount}`
            : option === 3
              ? `Draw down ${amount} and order`
              : `Place order · ${amount}`}
      </Button>
      <p className="flex items-center justify-center gap-2 text-caption text-text-muted">
        <ShieldIcon size={16} aria-hidden="true" />
        {total === 0 ? 'Your wallet pays for everything.' : NOTES[option]}
      </p>
      <a href={`${href.policy}#privacy`} className="text-center text-caption">
        We use your name, phone, email and address to deliver, invoice and inform you about it.
        Privacy notice
      </a>
    </div>
  )
}
