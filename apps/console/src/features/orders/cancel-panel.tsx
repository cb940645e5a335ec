import { useState } from 'react'
import { Button } from '@upchar/ui/button'
import { Panel } from '@upchar/ui/dense/panel'
import { rupees } from '../../kit/format.ts'
import { When } from '../../kit/when.tsx'
import { useMe } from '../../shell/api/me.ts'
import { href } from '../../shell/hrefs.ts'
import { CancelForm } from './cancel-form.tsx'
import type { Order } from './use-parcel-change.ts'

const ended = new Set(['delivered', 'delivery_failed', 'rto'])

/** Some of it has arrived, or didn't: it may have returns. */
const hasLeft = ({ parts }: Order): boolean =>
  parts.some(({ parcels }) => parcels.some(({ state }) => ended.has(state)))

/** What of the order was cancelled, what still can be, and why the rest can't (RET-01). */
export function CancelPanel({ order }: { order: Order }) {
  const [open, setOpen] = useState(false)
  const { may } = useMe()
  const can = order.parts.some(({ items }) => items.some((item) => item.can_cancel > 0))
  const notes = order.parts.flatMap(({ id, seller, cancel_note: note }) =>
    note === '' ? [] : [{ id, text: order.parts.length > 1 ? `${seller.name}: ${note}` : note }],
  )
  return (
    <Panel title="Cancel and return">
      <div className="flex flex-col gap-3 text-body-sm">
        {order.cancels.length > 0 ? (
          <ul className="flex flex-col gap-2">
            {order.cancels.map((cancel) => (
              <li key={cancel.id}>
                <p className="flex flex-wrap justify-between gap-x-4">
                  <span className="font-medium [overflow-wrap:anywhere]">
                    {cancel.items.map(({ title, quantity }) => `${quantity} × ${title}`).join(', ')}
                  </span>
                  <span className="tabular">{rupees(cancel.amount)}</span>
                </p>
                <p className="text-caption [overflow-wrap:anywhere] text-text-hint">
                  {cancel.by === null ? 'The buyer' : cancel.by.name} · {cancel.reason}
                  {cancel.note ? ` · ${cancel.note}` : ''} · <When at={cancel.at} exact />
                </p>
              </li>
            ))}
          </ul>
        ) : null}
        {notes.map(({ id, text }) => (
          <p key={id} className="text-text-muted">
            {text}
          </p>
        ))}
        {hasLeft(order) && may('returns.read') ? (
          <a href={href.returns({ q: order.number })} className="self-start">
            Returns of this order
          </a>
        ) : null}
        {can && may('orders.cancel') && !open ? (
          <Button look="outline" className="self-start" onClick={() => setOpen(true)}>
            Cancel order or items
          </Button>
        ) : null}
        {open ? <CancelForm order={order} onClose={() => setOpen(false)} /> : null}
      </div>
    </Panel>
  )
}
