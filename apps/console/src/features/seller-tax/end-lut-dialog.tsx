import { useQueryClient } from '@tanstack/react-query'
import { showAlert } from '@upchar/web/alerts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useReason } from '../../kit/use-reason.ts'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import type { Lut } from './words.ts'

/** Ends a letter of undertaking with today. */
export function EndLutDialog({ lut, onClose }: { lut: Lut; onClose: () => void }) {
  const client = useQueryClient()
  const end = useCall('staffEndLut', {
    onSuccess: () => {
      showAlert(1, `${lut.arn} ends today.`)
      onClose()
      return client.invalidateQueries({ queryKey: ['staffListSellerTax'] })
    },
  })
  const form = useReason({
    id: 'end',
    send: (reason) => sendBy(end, { params: { id: lut.id }, body: { reason } }),
  })
  return (
    <ReasonDialog title={`End ${lut.arn}?`} action="End the letter" {...form} onClose={onClose}>
      <p>
        From tomorrow on, zones pay integrated tax to this seller. Orders that were priced without
        tax and aren’t packed by then wait for another letter.
      </p>
    </ReasonDialog>
  )
}
