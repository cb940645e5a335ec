import { useQueryClient } from '@tanstack/react-query'
import { useForm } from '@upchar/ui/form/use-form'
import { useSend } from '@upchar/ui/form/use-submission'
import { showAlert } from '@upchar/web/alerts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { REASON_LONGEST } from './words.ts'
import type { Referral } from './words.ts'

const FIELDS = ['reason'] as const

/** Blocks a referral with a reason, after saying what it does. */
export function BlockReferralDialog({
  referral,
  onClose,
}: {
  referral: Referral
  onClose: () => void
}) {
  const form = useForm({ id: 'block', fields: FIELDS, initial: { reason: '' } })
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
  const { busy, onSubmit } = useSend(form, {
    read: () => form.values.reason,
    check: (typed) =>
      typed.trim().length < 3
        ? [{ field: 'reason', message: 'Enter a reason, for the record' }]
        : [],
    send: (typed) => sendBy(block, { params: { id: referral.id }, body: { reason: typed.trim() } }),
  })
  return (
    <ReasonDialog
      title={`Block the referral of ${referral.order.number}?`}
      action="Block the referral"
      message={form.message}
      reason={form.text('reason')}
      longest={REASON_LONGEST}
      busy={busy}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <p>
        {referral.referrer.name} earns nothing by it; points that it earned are taken back. The
        order keeps its price. This can’t be undone.
      </p>
    </ReasonDialog>
  )
}
