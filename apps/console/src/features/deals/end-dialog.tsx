import { useQueryClient } from '@tanstack/react-query'
import { showAlert } from '@upchar/web/alerts'
import { nameOf } from '../../kit/offer-words.ts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useReason } from '../../kit/use-reason.ts'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import type { Deal } from './words.ts'

/** Ends a deal with a reason, after saying what it does to buyers. */
export function EndDealDialog({ deal, onClose }: { deal: Deal; onClose: () => void }) {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: ['staffListDeals'] })
  const end = useCall('staffEndDeal', {
    onSuccess: () => {
      showAlert(1, `The deal on ${nameOf(deal)} has ended.`)
      onClose()
      return refresh()
    },
    onError: () => void refresh(),
  })
  const form = useReason({
    id: 'end',
    send: (reason) => sendBy(end, { params: { id: deal.id }, body: { reason } }),
  })
  return (
    <ReasonDialog title="End this deal?" action="End the deal" {...form} onClose={onClose}>
      <p>
        {deal.state === 'planned'
          ? 'It will not begin.'
          : 'It ends at once. Carts say that it has ended, and buyers confirm the new total before they pay. Orders and payments in progress keep their price.'}
      </p>
    </ReasonDialog>
  )
}
