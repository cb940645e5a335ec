import { useQueryClient } from '@tanstack/react-query'
import { showAlert } from '@upchar/web/alerts'
import { nameOf } from '../../kit/offer-words.ts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useReason } from '../../kit/use-reason.ts'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import type { Gift } from './words.ts'

/** Ends a gift or an upsell with a reason, after saying what it does to buyers. */
export function EndGiftDialog({ gift, onClose }: { gift: Gift; onClose: () => void }) {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: ['staffListGifts'] })
  const end = useCall('staffEndGift', {
    onSuccess: () => {
      showAlert(1, `The offer on ${nameOf(gift)} has ended.`)
      onClose()
      return refresh()
    },
    onError: () => void refresh(),
  })
  const form = useReason({
    id: 'end',
    send: (reason) => sendBy(end, { params: { id: gift.id }, body: { reason } }),
  })
  return (
    <ReasonDialog title="End this offer?" action="End the offer" {...form} onClose={onClose}>
      <p>
        {gift.state === 'planned'
          ? 'It will not begin.'
          : 'It ends at once: gifts leave the carts that have them, and other prices are the ordinary ones again. Orders and payments in progress keep it.'}
      </p>
    </ReasonDialog>
  )
}
