import { useQueryClient } from '@tanstack/react-query'
import { showAlert } from '@upchar/web/alerts'
import { nameOf } from '../../kit/offer-words.ts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useReason } from '../../kit/use-reason.ts'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import type { Volume } from './words.ts'

/** Ends volume prices with a reason, after saying what it does to buyers. */
export function EndDialog({ volume, onClose }: { volume: Volume; onClose: () => void }) {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: ['staffListVolumePrices'] })
  const end = useCall('staffEndVolumePrices', {
    onSuccess: () => {
      showAlert(1, `${nameOf(volume)} has its list price for every quantity again.`)
      onClose()
      return refresh()
    },
    onError: () => void refresh(),
  })
  const form = useReason({
    id: 'end',
    send: (reason) => sendBy(end, { params: { id: volume.id }, body: { reason } }),
  })
  return (
    <ReasonDialog
      title="End these volume prices?"
      action="End the volume prices"
      {...form}
      onClose={onClose}
    >
      <p>
        {volume.state === 'planned'
          ? 'They will not begin.'
          : 'They end at once. Carts say that the price went up, and buyers confirm the new total before they pay. Orders and payments in progress keep their price.'}
      </p>
    </ReasonDialog>
  )
}
