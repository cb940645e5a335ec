import { useQueryClient } from '@tanstack/react-query'
import { useForm } from '@upchar/ui/form/use-form'
import { useSend } from '@upchar/ui/form/use-submission'
import { showAlert } from '@upchar/web/alerts'
import { nameOf, REASON_LONGEST } from '../../kit/offer-words.ts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import type { Deal } from './words.ts'

const FIELDS = ['reason'] as const

/** Ends a deal with a reason, after saying what it does to buyers. */
export function EndDealDialog({ deal, onClose }: { deal: Deal; onClose: () => void }) {
  const form = useForm({ id: 'end', fields: FIELDS, initial: { reason: '' } })
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
  const { busy, onSubmit } = useSend(form, {
    read: () => form.values.reason,
    check: (typed) =>
      typed.trim().length < 3
        ? [{ field: 'reason', message: 'Enter a reason, for the record' }]
        : [],
    send: (typed) => sendBy(end, { params: { id: deal.id }, body: { reason: typed.trim() } }),
  })
  return (
    <ReasonDialog
      title="End this deal?"
      action="End the deal"
      message={form.message}
      reason={form.text('reason')}
      longest={REASON_LONGEST}
      busy={busy}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <p>
        {deal.state === 'planned'
          ? 'It will not begin.'
          : 'It ends at once. Carts say that it has ended, and buyers confirm the new total before they pay. Orders and payments in progress keep their price.'}
      </p>
    </ReasonDialog>
  )
}
