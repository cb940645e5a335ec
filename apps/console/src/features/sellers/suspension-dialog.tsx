import { useQueryClient } from '@tanstack/react-query'
import { showAlert } from '@upchar/web/alerts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useReason } from '../../kit/use-reason.ts'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import type { Seller } from './columns.tsx'

/** Stops a seller's sales, or lets a suspended one sell again; the seller reads why. */
export function SuspensionDialog({ seller, onClose }: { seller: Seller; onClose: () => void }) {
  const client = useQueryClient()
  const lifts = seller.suspension !== null
  const change = useCall(lifts ? 'staffLiftSuspension' : 'staffSuspendSeller', {
    onSuccess: () => {
      showAlert(1, `${seller.trade_name} ${lifts ? 'sells again' : 'is suspended'}`)
      onClose()
      return client.invalidateQueries({ queryKey: ['staffListSellers'] })
    },
  })
  const form = useReason({
    id: 'suspension',
    missing: 'Say why: the seller reads it',
    send: (reason) => sendBy(change, { params: { id: seller.id }, body: { reason } }),
  })
  return (
    <ReasonDialog
      title={lifts ? `Let ${seller.trade_name} sell again?` : `Suspend ${seller.trade_name}?`}
      action={lifts ? 'Lift the suspension' : 'Suspend the seller'}
      harmless={lifts}
      {...form}
      onClose={onClose}
    >
      <p>
        {lifts
          ? 'Its goods can be bought again at once. Where somebody else can decide it, whoever suspended it can’t. The seller gets a mail with your reason.'
          : 'Its goods can’t be bought from now on; carts say so. Orders already placed are still packed and sent. The seller gets a mail with your reason.'}
      </p>
    </ReasonDialog>
  )
}
