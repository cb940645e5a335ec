import { showAlert } from '@upchar/web/alerts'
import { rupees } from '../../kit/format.ts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useReason } from '../../kit/use-reason.ts'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { useRequestsAgain } from './use-again.ts'
import type { PaymentRequest } from './words.ts'

/** Cancels what waits for its money, with a reason (CHECKOUT-15). */
export function CancelDialog({ row, onClose }: { row: PaymentRequest; onClose: () => void }) {
  const again = useRequestsAgain()
  const cancel = useCall('staffCancelPaymentRequest', {
    onSuccess: () => {
      showAlert(1, `${row.reference} is cancelled, and the buyer is told.`)
      onClose()
      return again()
    },
    onError: () => void again(),
  })
  const form = useReason({
    id: 'cancel',
    send: (reason) => sendBy(cancel, { params: { id: row.id }, body: { reason } }),
  })
  return (
    <ReasonDialog
      title={`Cancel ${row.reference}?`}
      action="Cancel the order"
      {...form}
      onClose={onClose}
    >
      <p>
        The goods are freed and the buyer gets a mail.
        {row.arrived > 0 ? ` ${rupees(row.arrived)} that have arrived go back.` : ''}
      </p>
    </ReasonDialog>
  )
}
