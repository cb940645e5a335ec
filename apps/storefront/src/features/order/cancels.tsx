import { formatIstDateTime } from '@upchar/kernel/dates'
import { Button } from '@upchar/ui/button'
import { Money, rupeeText } from '@upchar/ui/price'
import { lazy, Suspense, useRef, useState } from 'react'
import type { Order } from './order-words.ts'

const CancelDialog = lazy(() =>
  import('./cancel-dialog.tsx').then((module) => ({ default: module.CancelDialog })),
)

/** The button that cancels what may still be cancelled (ORDER-03); nothing where nothing may. */
export function CancelButton({ order, linkKey }: { order: Order; linkKey: string | undefined }) {
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const can = order.sub_orders.some(({ items }) => items.some((item) => item.can_cancel > 0))
  return (
    // Takes the focus where nothing is left to cancel.
    <div ref={box} tabIndex={-1} className="outline-none">
      {can ? (
        <Button look="outline" className="noscript:hidden" onClick={() => setOpen(true)}>
          Cancel order or items
        </Button>
      ) : null}
      {open ? (
        <Suspense fallback={null}>
          <CancelDialog
            order={order}
            linkKey={linkKey}
            focusAfter={() => box.current}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </div>
  )
}

const PROGRESS: Record<Order['refunds'][number]['state'], string> = {
  queued: 'Queued: we ask the bank for it within minutes',
  sent: 'Sent to the bank',
  done: 'Sent back by the bank',
}

/** What goes back, and how far it is (RET-04). */
export const Refunds = ({ refunds }: Pick<Order, 'refunds'>) =>
  refunds.length === 0 ? null : (
    <section
      aria-label="Refunds"
      className="flex flex-col gap-3 rounded-md border border-border bg-surface p-4 text-body-sm"
    >
      {refunds.map(
        (
          { message, state, to_wallet: toWallet, since, reference, amount, account_href: account },
          index,
        ) => (
          // eslint-disable-next-line react/no-array-index-key -- refunds are listed by time and never removed
          <div key={index}>
            <p>{message}</p>
            <p className="text-caption text-text-muted">
              <Money rupees={amount} paise="always" /> ·{' '}
              {toWallet ? 'In your wallet' : PROGRESS[state]} · {formatIstDateTime(since)}
              {reference ? (
                <>
                  {' '}
                  · bank reference <strong className="tabular select-all">{reference}</strong>
                </>
              ) : null}
            </p>
            {account ? <a href={account}>Choose where the money goes</a> : null}
          </div>
        ),
      )}
    </section>
  )

/** What of the order was cancelled, when and why (RET-01). */
export const Cancels = ({ cancels }: Pick<Order, 'cancels'>) =>
  cancels.length === 0 ? null : (
    <section
      aria-label="Cancelled"
      className="flex flex-col gap-3 rounded-md border border-border bg-surface p-4 text-body-sm"
    >
      {cancels.map((cancel) => (
        <div key={cancel.id}>
          <p className="font-semibold">
            {cancel.by === 'buyer' ? 'You cancelled' : 'We cancelled'}{' '}
            {cancel.items.map(({ title, quantity }) => `${quantity} × ${title}`).join(', ')}
          </p>
          <p className="text-caption text-text-muted">
            {rupeeText(cancel.amount, 'always')} · {cancel.reason} · {formatIstDateTime(cancel.at)}
          </p>
        </div>
      ))}
    </section>
  )
