import { showAlert } from '@upchar/web/alerts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useReason } from '../../kit/use-reason.ts'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { useRefresh } from './use-refresh.ts'
import type { EDocument } from './words.ts'

const LONGEST = 100

/** Records that a report was cancelled at its portal. */
export function CancelDialog({ row, onClose }: { row: EDocument; onClose: () => void }) {
  const refresh = useRefresh()
  const cancel = useCall('staffCancelEDocument', {
    onSuccess: () => {
      showAlert(1, `${row.number} is recorded as cancelled.`)
      onClose()
      return refresh()
    },
    onError: () => void refresh(),
  })
  const form = useReason({
    id: 'cancel-report',
    send: (reason) =>
      sendBy(cancel, {
        params: { kind: row.kind, id: row.id },
        body: { reason },
      }),
  })
  const isInvoice = row.kind === 'e_invoice'
  return (
    <ReasonDialog
      title={isInvoice ? `Cancel the IRN of ${row.number}?` : `Cancel the e-way bill?`}
      action="Record the cancellation"
      {...form}
      longest={LONGEST}
      onClose={onClose}
    >
      <p>
        Cancel it at the portal first: it allows that for 24 hours.{' '}
        {isInvoice
          ? 'The invoice then has no effect and its number is used up: the parcel can’t leave, so cancel the order too. Its credit note isn’t reported.'
          : 'The parcel can’t leave with this e-way bill any more: make another one at the portal and enter its number here, under “Cancelled”.'}
      </p>
    </ReasonDialog>
  )
}
