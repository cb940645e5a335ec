import { useForm } from '@upchar/ui/form/use-form'
import { useSend } from '@upchar/ui/form/use-submission'
import { showAlert } from '@upchar/web/alerts'
import { rupees } from '../../kit/format.ts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { useRequestsAgain } from './use-again.ts'
import { REASON_LONGEST } from './words.ts'
import type { PaymentRequest } from './words.ts'

const FIELDS = ['reason'] as const

/** Cancels what waits for its money, with a reason (CHECKOUT-15). */
export function CancelDialog({ row, onClose }: { row: PaymentRequest; onClose: () => void }) {
  const form = useForm({ id: 'cancel', fields: FIELDS, initial: { reason: '' } })
  const again = useRequestsAgain()
  const cancel = useCall('staffCancelPaymentRequest', {
    onSuccess: () => {
      showAlert(1, `${row.reference} is cancelled, and the buyer is told.`)
      onClose()
      return again()
    },
    onError: () => void again(),
  })
  const { busy, onSubmit } = useSend(form, {
    read: () => form.values.reason,
    check: (typed) =>
      typed.trim().length < 3
        ? [{ field: 'reason', message: 'Enter a reason, for the record' }]
        : [],
    send: (typed) => sendBy(cancel, { params: { id: row.id }, body: { reason: typed.trim() } }),
  })
  return (
    <ReasonDialog
      title={`Cancel ${row.reference}?`}
      action="Cancel the order"
      message={form.message}
      reason={form.text('reason')}
      longest={REASON_LONGEST}
      busy={busy}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <p>
        The goods are freed and the buyer gets a mail.
        {row.arrived > 0 ? ` ${rupees(row.arrived)} that have arrived go back.` : ''}
      </p>
    </ReasonDialog>
  )
}
