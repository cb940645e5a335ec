import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { QUARANTINE_OUTCOME_WORDS, QUARANTINE_OUTCOMES } from '@upchar/kernel/quarantine'
import { Select, TextInput } from '@upchar/ui/field'
import { useForm } from '@upchar/ui/form/use-form'
import { useSend } from '@upchar/ui/form/use-submission'
import { showAlert } from '@upchar/web/alerts'
import { count } from '../../kit/format.ts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import type { QuarantinedLot } from './words.ts'

const FIELDS = ['outcome', 'quantity', 'reason'] as const

/** Says what becomes of pieces in quarantine, with a reason (RET-02). */
export function TakeDialog({ lot, onClose }: { lot: QuarantinedLot; onClose: () => void }) {
  const free = lot.quantity - (lot.release?.quantity ?? 0)
  const [press] = useState(() => crypto.randomUUID())
  const form = useForm({
    id: 'take',
    fields: FIELDS,
    initial: { outcome: '', quantity: String(free), reason: '' },
  })
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: ['staffListQuarantine'] })
  const take = useCall('staffTakeFromQuarantine', {
    onSuccess: (_, { body }) => {
      showAlert(1, body.outcome === 'release' ? 'A colleague has to accept it' : 'It is on record')
      onClose()
      return refresh()
    },
    onError: () => void refresh(),
  })
  const outcomes = QUARANTINE_OUTCOMES.filter(
    (one) => one !== 'release' || (lot.may_release && lot.release === null),
  )
  const { busy, onSubmit } = useSend(form, {
    read: () => form.values,
    check: ({ outcome, quantity, reason }) => [
      ...(outcome === ''
        ? [{ field: 'outcome' as const, message: 'Choose what becomes of it' }]
        : []),
      ...(/^[1-9]\d{0,6}$/.test(quantity.trim())
        ? []
        : [{ field: 'quantity' as const, message: 'Enter a whole number' }]),
      ...(reason.trim().length < 3
        ? [{ field: 'reason' as const, message: 'Enter a reason, for the record' }]
        : []),
    ],
    send: ({ outcome, quantity, reason }) =>
      sendBy(take, {
        params: { lot: lot.lot },
        body: {
          outcome: outcomes.find((one) => one === outcome) ?? 'destroy',
          quantity: Number(quantity.trim()),
          seen: lot.quantity,
          reason: reason.trim(),
          request_key: press,
        },
      }),
  })
  return (
    <ReasonDialog
      title={lot.batch === '' ? lot.title : `Batch ${lot.batch}`}
      action={form.values.outcome === 'release' ? 'Ask a colleague' : 'Take out of quarantine'}
      harmless={form.values.outcome === 'release'}
      message={form.message}
      reason={form.text('reason')}
      busy={busy}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <p className="[overflow-wrap:anywhere]">
        {count(free)} × {lot.title}
      </p>
      {lot.may_release ? null : (
        <p className="text-text-muted">
          Medicines, vaccines, cold-chain, expired and recalled goods may not be sold again.
        </p>
      )}
      <Select {...form.text('outcome')} label="What becomes of it?">
        <option value="">Choose</option>
        {outcomes.map((one) => (
          <option key={one} value={one}>
            {QUARANTINE_OUTCOME_WORDS[one]}
          </option>
        ))}
      </Select>
      {form.values.outcome === 'release' ? (
        <p className="text-text-muted">
          They stay in quarantine until another member of staff accepts it. Where nobody else can,
          you can 24 hours later.
        </p>
      ) : null}
      <TextInput {...form.text('quantity')} label="Pieces" inputMode="numeric" />
    </ReasonDialog>
  )
}
