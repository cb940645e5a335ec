import { useMemo, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { CANCEL_REASONS } from '@upchar/kernel/cancel-reasons'
import { Button } from '@upchar/ui/button'
import { Notice } from '@upchar/ui/dense/notice'
import { Select, TextArea, TextInput } from '@upchar/ui/field'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { rupees } from '../../kit/format.ts'
import { useFormFocus } from '../../kit/use-form-focus.ts'
import { question, useCall } from '../../shell/api/ask.ts'
import { LeaveGuard } from '../../shell/page/leave-guard.tsx'
import { useParcelChange } from './use-parcel-change.ts'
import type { Order } from './use-parcel-change.ts'

type Preview = Answer<'staffPreviewCancel'>['cancel']

const REASONS = CANCEL_REASONS.filter(({ by }) => by === 'staff')

const openItems = (order: Order) =>
  order.parts.flatMap(({ items }) => items.filter((item) => item.can_cancel > 0))

const isWrong = (text: string, most: number): boolean =>
  !/^\d{1,7}$/.test(text) || Number(text) > most

/** What is typed. While a number is out of range nothing is chosen. */
function useChoice(order: Order) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(openItems(order).map((item) => [item.line, String(item.can_cancel)])),
  )
  const [press, setPress] = useState(() => crypto.randomUUID())
  const items = useMemo(() => {
    const open = openItems(order)
    return open.some((item) => isWrong(typed[item.line] ?? '', item.can_cancel))
      ? []
      : open
          .map(({ line }) => ({ line, quantity: Number(typed[line]) }))
          .filter(({ quantity }) => quantity > 0)
  }, [order, typed])
  return {
    typed,
    items,
    press,
    type: (line: string, text: string) => {
      setTyped({ ...typed, [line]: text.trim() })
      // Another choice is another cancel.
      setPress(crypto.randomUUID())
    },
  }
}

/** Cancels an order or some of its items, with a reason and a note for the record (RET-01). */
export function CancelForm({ order, onClose }: { order: Order; onClose: () => void }) {
  const choice = useChoice(order)
  const form = useFormFocus()
  const [reason, setReason] = useState('')
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState('')
  const { items } = choice
  const seen = useQuery({
    ...question('staffPreviewCancel', { params: { id: order.id }, body: { items } }),
    enabled: items.length > 0,
    retry: false,
    gcTime: 0,
  })
  const preview = items.length > 0 ? seen.data?.cancel : undefined
  const cancel = useCall('staffCancelOrder', useParcelChange('Cancelled', onClose))
  const send = () => {
    if (preview === undefined) return
    setProblem(reason === '' ? 'Say why: choose a reason.' : '')
    if (reason !== '')
      cancel.mutate({
        params: { id: order.id },
        body: { items, reason, note, amount: preview.amount, request_key: choice.press },
      })
  }
  const message = problem || cancel.error?.message || seen.error?.message
  return (
    <form
      ref={form}
      noValidate
      aria-label="Cancel order or items"
      className="flex flex-col gap-3 rounded-md bg-panel p-4"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {message ? (
        <Notice tone="danger" live>
          {message}
        </Notice>
      ) : null}
      {openItems(order).map((item) => (
        <TextInput
          key={item.line}
          id={`cancel-${item.line}`}
          label={item.title}
          hint={`0 to ${item.can_cancel}`}
          inputMode="numeric"
          value={choice.typed[item.line] ?? ''}
          error={
            isWrong(choice.typed[item.line] ?? '', item.can_cancel)
              ? `Enter 0 to ${item.can_cancel}`
              : undefined
          }
          onChange={(event) => choice.type(item.line, event.target.value)}
        />
      ))}
      <Select
        id="cancel-reason"
        label="Reason"
        hint="The buyer reads it"
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      >
        <option value="">Choose a reason</option>
        {REASONS.map(({ code, label }) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </Select>
      <TextArea
        id="cancel-note"
        label="Note"
        hint="For the record. The buyer doesn’t see it"
        rows={2}
        maxLength={300}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      {preview === undefined ? null : <Effect preview={preview} />}
      <LeaveGuard unsaved={reason !== '' || note !== ''} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="outline" onClick={onClose}>
          Keep the order
        </Button>
        <Button
          type="submit"
          look="danger"
          busy={cancel.isPending}
          disabled={preview === undefined}
        >
          {preview?.whole === true ? 'Cancel the whole order' : 'Cancel these items'}
        </Button>
      </div>
    </form>
  )
}

/** What the cancel does to the money. */
function Effect({ preview }: { preview: Preview }) {
  const { lines, charges, amount, refund, due_after: due, total_after: total } = preview
  const { undoes_invoices: undoesInvoices } = preview
  return (
    <div className="flex flex-col gap-1">
      {[
        ...lines.map((line) => `${line.quantity} × ${line.title}: ${rupees(line.amount)}`),
        ...charges.map((charge) => `${charge.label}: ${rupees(charge.amount)}`),
      ].map((text) => (
        <p key={text} className="[overflow-wrap:anywhere]">
          {text}
        </p>
      ))}
      <p className="font-semibold">
        The order falls by {rupees(amount)} to {rupees(total)}.{' '}
        {refund > 0
          ? `${rupees(refund)} goes back to where the buyer paid from.`
          : due === null
            ? ''
            : `The buyer pays ${rupees(due)} at the door.`}
      </p>
      {undoesInvoices ? (
        <p>What has its tax invoice is undone by a credit note, which the buyer gets by mail.</p>
      ) : null}
    </div>
  )
}
