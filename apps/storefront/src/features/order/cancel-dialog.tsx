import { Button } from '@upchar/ui/button'
import { Dialog } from '@upchar/ui/dialog'
import { Select, TextArea } from '@upchar/ui/field'
import { Money, rupeeText } from '@upchar/ui/price'
import { QuantityStepper } from '@upchar/ui/quantity-stepper'
import type { Order } from './order-words.ts'
import { RefundWayChoice } from './refund-way.tsx'
import { openItems, useCancel } from './use-cancel.ts'
import type { Preview } from './use-cancel.ts'

type Props = {
  order: Order
  linkKey: string | undefined
  focusAfter: () => HTMLElement | null
  onClose: () => void
}

const firstField = () => document.querySelector<HTMLElement>('[data-dialog] form input')
type Cancel = ReturnType<typeof useCancel>

/** Chooses what to cancel and why, says what comes back, when and where to, then cancels it (ORDER-03, RET-01). */
export function CancelDialog({ order, linkKey, focusAfter, onClose }: Props) {
  const cancel = useCancel(order, linkKey)
  const { preview, way, offered, done, message, busy, send } = cancel
  if (done !== undefined) return <Done cancel={done} focusAfter={focusAfter} onClose={onClose} />
  return (
    <Dialog
      title="Cancel order or items"
      focusFirst={firstField}
      focusAfter={focusAfter}
      onClose={onClose}
    >
      <form
        noValidate
        className="flex flex-col gap-4 text-body-sm"
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <Items order={order} cancel={cancel} />
        <Why cancel={cancel} />
        {offered ? (
          <RefundWayChoice id="cancel-refund-way" value={way.value} onChange={way.set} />
        ) : null}
        {preview === undefined ? null : <WhatComesBack cancel={preview} />}
        <p role="alert" className="text-danger empty:hidden">
          {message}
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="outline" onClick={onClose}>
            Keep the order
          </Button>
          <Button type="submit" look="danger" busy={busy} disabled={preview === undefined}>
            {preview?.whole === true ? 'Cancel the whole order' : 'Cancel these items'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const Items = ({ order, cancel: { counts, setCount } }: { order: Order; cancel: Cancel }) => (
  <ul className="flex flex-col gap-3">
    {openItems(order).map((item) => (
      <li key={item.line} className="grid grid-cols-[1fr_9rem] items-center gap-3">
        <span className="min-w-0 [overflow-wrap:anywhere]">
          {item.title}
          <span className="block text-caption text-text-muted">
            {item.can_cancel} of {item.quantity} can be cancelled
          </span>
        </span>
        <div className="h-11">
          <QuantityStepper
            label={`Cancel: ${item.title}`}
            value={counts[item.line] ?? 0}
            min={0}
            max={item.can_cancel}
            onChange={(value) => setCount(item.line, value)}
          />
        </div>
      </li>
    ))}
  </ul>
)

function Why({ cancel: { reasons, reason, note } }: { cancel: Cancel }) {
  const needsNote = reasons.find(({ code }) => code === reason.value)?.needs_note === true
  return (
    <>
      <Select
        id="cancel-reason"
        label="Why?"
        value={reason.value}
        onChange={(event) => reason.set(event.target.value)}
      >
        <option value="">Choose a reason</option>
        {reasons.map(({ code, label }) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </Select>
      {needsNote ? (
        <TextArea
          id="cancel-note"
          label="In a few words"
          rows={2}
          maxLength={300}
          value={note.value}
          onChange={(event) => note.set(event.target.value)}
        />
      ) : null}
    </>
  )
}

function WhatComesBack({ cancel }: { cancel: Preview }) {
  const rows = [
    ...cancel.lines.map(({ line, quantity, title, amount }) => ({
      key: line,
      name: `${quantity} × ${title}`,
      amount,
    })),
    ...cancel.charges.map(({ label, amount }) => ({ key: label, name: label, amount })),
  ]
  return (
    <section aria-label="What comes back" className="flex flex-col gap-1 rounded-md bg-panel p-4">
      <dl className="flex flex-col gap-1">
        {rows.map(({ key, name, amount }) => (
          <div key={key} className="flex justify-between gap-4">
            <dt className="min-w-0 [overflow-wrap:anywhere]">{name}</dt>
            <dd>
              <Money rupees={amount} paise="always" />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-1 font-semibold">{outcomeWords(cancel)}</p>
    </section>
  )
}

/** What happens to the buyer's money. */
function outcomeWords({ refund_to: refundTo, due_after: due }: Preview): string {
  if (refundTo) return refundTo
  if (due === null || due === 0) return 'You have paid nothing, and have nothing to pay.'
  return `You pay ${rupeeText(due, 'always')} when the rest is delivered.`
}

const Done = ({
  cancel,
  focusAfter,
  onClose,
}: { cancel: Preview } & Pick<Props, 'focusAfter' | 'onClose'>) => (
  <Dialog
    title={cancel.whole ? 'Your order is cancelled' : 'Cancelled'}
    focusAfter={focusAfter}
    onClose={onClose}
  >
    <div className="flex flex-col gap-4 text-body-sm">
      <output>{outcomeWords(cancel)} We have sent you an email about it.</output>
      <Button className="self-end" onClick={onClose}>
        Close
      </Button>
    </div>
  </Dialog>
)
