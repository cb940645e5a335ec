import { useQueryClient } from '@tanstack/react-query'
import { useForm } from '@upchar/ui/form/use-form'
import { useSend } from '@upchar/ui/form/use-submission'
import { showAlert } from '@upchar/web/alerts'
import { nameOf, REASON_LONGEST } from '../../kit/offer-words.ts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import type { Volume } from './words.ts'

const FIELDS = ['reason'] as const

/** Ends volume prices with a reason, after saying what it does to buyers. */
export function EndDialog({ volume, onClose }: { volume: Volume; onClose: () => void }) {
  const form = useForm({ id: 'end', fields: FIELDS, initial: { reason: '' } })
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
  const { busy, onSubmit } = useSend(form, {
    read: () => form.values.reason,
    check: (typed) =>
      typed.trim().length < 3
        ? [{ field: 'reason', message: 'Enter a reason, for the record' }]
        : [],
    send: (typed) => sendBy(end, { params: { id: volume.id }, body: { reason: typed.trim() } }),
  })
  return (
    <ReasonDialog
      title="End these volume prices?"
      action="End the volume prices"
      message={form.message}
      reason={form.text('reason')}
      longest={REASON_LONGEST}
      busy={busy}
      onSubmit={onSubmit}
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
