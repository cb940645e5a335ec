import { useId, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { CANCEL_REASONS } from '@upchar/kernel/cancel-reasons'
import { Button } from '@upchar/ui/button'
import { Notice } from '@upchar/ui/dense/notice'
import { Dialog } from '@upchar/ui/dialog'
import { Select, TextArea } from '@upchar/ui/field'
import { rupees } from '../../kit/format.ts'
import { Lines } from '../../kit/lines.tsx'
import { question, useCall } from '../../shell/api/ask.ts'
import { effectWords, ordersWords } from './cancel-words.ts'
import type { OrderRow } from './columns.tsx'

type Results = readonly { id: string; message: string | null }[]

const REASONS = CANCEL_REASONS.filter(({ by }) => by === 'staff')

/** Cancels several orders for one reason, having said of each what it gives back, or why it can't be (RET-01). */
export function CancelChosenDialog({
  orders,
  onDone,
  onClose,
}: {
  orders: readonly OrderRow[]
  onDone: (results: Results) => void
  onClose: () => void
}) {
  const reasonId = useId()
  const noteId = useId()
  const [reason, setReason] = useState('')
  const [note, setNote] = useState('')
  const [press] = useState(() => crypto.randomUUID())
  const [problem, setProblem] = useState('')
  const seen = useQuery({
    ...question('staffPreviewCancels', { body: { orders: orders.map(({ id }) => id) } }),
    retry: false,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  const open = seen.data?.orders.filter((one) => one.problem === null) ?? []
  const cancel = useCall('staffCancelOrders', { onSuccess: ({ results }) => onDone(results) })
  const send = () => {
    setProblem(reason === '' ? 'Say why: choose a reason.' : '')
    if (reason === '' || open.length === 0) return
    const amounts = open.map(({ id, amount }) => ({ id, amount }))
    cancel.mutate({ body: { orders: amounts, reason, note, request_key: press } })
  }
  const message = problem || cancel.error?.message || seen.error?.message
  return (
    <Dialog
      title={`Cancel ${ordersWords(orders.length)}`}
      onClose={onClose}
      focusFirst={() => document.getElementById(reasonId)}
    >
      <form
        noValidate
        className="flex flex-col gap-4 text-body-sm"
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
        <Select
          id={reasonId}
          label="Reason"
          hint="The buyers read it"
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
          id={noteId}
          label="Note"
          hint="For the record. The buyers don’t see it"
          rows={2}
          maxLength={300}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        {seen.data ? <Seen orders={orders} seen={seen.data.orders} /> : <Lines count={3} />}
        {open.length > 0 ? <p className="font-semibold">{effectWords(open)}</p> : null}
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="outline" onClick={onClose}>
            Keep the orders
          </Button>
          <Button type="submit" look="danger" busy={cancel.isPending} disabled={open.length === 0}>
            {open.length === 0 ? 'None can be cancelled' : `Cancel ${ordersWords(open.length)}`}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Each order with what it gives back, or with why it can't be cancelled. */
function Seen({
  orders,
  seen,
}: {
  orders: readonly OrderRow[]
  seen: readonly { id: string; problem: string | null; amount: number }[]
}) {
  return (
    <ul aria-label="Orders to cancel" className="flex max-h-60 flex-col gap-1 overflow-y-auto">
      {seen.map(({ id, problem, amount }) => (
        <li key={id} className="flex flex-wrap justify-between gap-x-4">
          <span className="tabular font-medium">{orders.find((one) => one.id === id)?.number}</span>
          <span className={problem === null ? 'tabular' : 'text-danger'}>
            {problem ?? rupees(amount)}
          </span>
        </li>
      ))}
    </ul>
  )
}
