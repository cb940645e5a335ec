import { useQueryClient } from '@tanstack/react-query'
import { showAlert } from '@upchar/web/alerts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useReason } from '../../kit/use-reason.ts'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import type { BankOffer } from './words.ts'

/** Ends an offer of a bank with a reason, after saying what it does to buyers. */
export function EndBankOfferDialog({ offer, onClose }: { offer: BankOffer; onClose: () => void }) {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: ['staffListBankOffers'] })
  const end = useCall('staffEndBankOffer', {
    onSuccess: () => {
      showAlert(1, 'The offer has ended.')
      onClose()
      return refresh()
    },
    onError: () => void refresh(),
  })
  const form = useReason({
    id: 'end',
    send: (reason) => sendBy(end, { params: { id: offer.id }, body: { reason } }),
  })
  return (
    <ReasonDialog title="End this offer?" action="End the offer" {...form} onClose={onClose}>
      <p>
        Buyers don’t see “{offer.title}” any more, and new payments don’t name it. Who is on the
        payment page already can still use it. End it in the gateway’s dashboard, too.
      </p>
    </ReasonDialog>
  )
}
