import { useQueryClient } from '@tanstack/react-query'
import { useForm } from '@upchar/ui/form/use-form'
import { useSend } from '@upchar/ui/form/use-submission'
import { showAlert } from '@upchar/web/alerts'
import { nameOf, REASON_LONGEST } from '../../kit/offer-words.ts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import type { Gift } from './words.ts'

const FIELDS = ['reason'] as const

/** Ends a gift or an upsell with a reason, after saying what it does to buyers. */
export function EndGiftDialog({ gift, onClose }: { gift: Gift; onClose: () => void }) {
  const form = useForm({ id: 'end', fields: FIELDS, initial: { reason: '' } })
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
  const { busy, onSubmit } = useSend(form, {
    read: () => form.values.reason,
    check: (typed) =>
      typed.trim().length < 3
        ? [{ field: 'reason', message: 'Enter a reason, for the record' }]
        : [],
    send: (typed) => sendBy(end, { params: { id: gift.id }, body: { reason: typed.trim() } }),
  })
  return (
    <ReasonDialog
      title="End this offer?"
      action="End the offer"
      message={form.message}
      reason={form.text('reason')}
      longest={REASON_LONGEST}
      busy={busy}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <p>
        {gift.state === 'planned'
          ? 'It will not begin.'
          : 'It ends at once: gifts leave the carts that have them, and other prices are the ordinary ones again. Orders and payments in progress keep it.'}
      </p>
    </ReasonDialog>
  )
}
