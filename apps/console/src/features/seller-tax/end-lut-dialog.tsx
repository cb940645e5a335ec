import { useQueryClient } from '@tanstack/react-query'
import { useForm } from '@upchar/ui/form/use-form'
import { useSend } from '@upchar/ui/form/use-submission'
import { showAlert } from '@upchar/web/alerts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { REASON_LONGEST } from './words.ts'
import type { Lut } from './words.ts'

const FIELDS = ['reason'] as const

/** Ends a letter of undertaking with today. */
export function EndLutDialog({ lut, onClose }: { lut: Lut; onClose: () => void }) {
  const form = useForm({ id: 'end', fields: FIELDS, initial: { reason: '' } })
  const client = useQueryClient()
  const end = useCall('staffEndLut', {
    onSuccess: () => {
      showAlert(1, `${lut.arn} ends today.`)
      onClose()
      return client.invalidateQueries({ queryKey: ['staffListSellerTax'] })
    },
  })
  const { busy, onSubmit } = useSend(form, {
    read: () => form.values.reason,
    check: (typed) =>
      typed.trim().length < 3
        ? [{ field: 'reason', message: 'Enter a reason, for the record' }]
        : [],
    send: (typed) => sendBy(end, { params: { id: lut.id }, body: { reason: typed.trim() } }),
  })
  return (
    <ReasonDialog
      title={`End ${lut.arn}?`}
      action="End the letter"
      message={form.message}
      reason={form.text('reason')}
      longest={REASON_LONGEST}
      busy={busy}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <p>
        From tomorrow on, zones pay integrated tax to this seller. Orders that were priced without
        tax and aren’t packed by then wait for another letter.
      </p>
    </ReasonDialog>
  )
}
