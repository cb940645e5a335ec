import { useQueryClient } from '@tanstack/react-query'
import { showAlert } from '@upchar/web/alerts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useReason } from '../../kit/use-reason.ts'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import type { Referral } from './words.ts'

/** Blocks a referral with a reason, after saying what it does. */
export function BlockReferralDialog({
  referral,
  onClose,
}: {
  referral: Referral
  onClose: () => void
}) {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: ['staffListReferrals'] })
  const block = useCall('staffBlockReferral', {
    onSuccess: () => {
      showAlert(1, `The referral of ${referral.order.number} is blocked.`)
      onClose()
      return refresh()
    },
    onError: () => void refresh(),
  })
  const form = useReason({
    id: 'block',
    send: (reason) => sendBy(block, { params: { id: referral.id }, body: { reason } }),
  })
  return (
    <ReasonDialog
      title={`Block the referral of ${referral.order.number}?`}
      action="Block the referral"
      {...form}
      onClose={onClose}
    >
      <p>
        {referral.referrer.name} earns nothing by it; points that it earned are taken back. The
        order keeps its price. This can’t be undone.
      </p>
    </ReasonDialog>
  )
}
