import { useQueryClient } from '@tanstack/react-query'
import { useForm } from '@upchar/ui/form/use-form'
import { useSend } from '@upchar/ui/form/use-submission'
import { showAlert } from '@upchar/web/alerts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { REASON_LONGEST } from './words.ts'
import type { BankOffer } from './words.ts'

const FIELDS = ['reason'] as const

/** Ends an offer of a bank with a reason, after saying what it does to buyers. */
export function EndBankOfferDialog({ offer, onClose }: { offer: BankOffer; onClose: () => void }) {
  const form = useForm({ id: 'end', fields: FIELDS, initial: { reason: '' } })
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
  const { busy, onSubmit } = useSend(form, {
    read: () => form.values.reason,
    check: (typed) =>
      typed.trim().length < 3
        ? [{ field: 'reason', message: 'Enter a reason, for the record' }]
        : [],
    send: (typed) => sendBy(end, { params: { id: offer.id }, body: { reason: typed.trim() } }),
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
        Buyers don’t see “{offer.title}” any more, and new payments don’t name it. Who is on the
        payment page already can still use it. End it in the gateway’s dashboard, too.
      </p>
    </ReasonDialog>
  )
}
