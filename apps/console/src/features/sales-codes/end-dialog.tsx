import { useQueryClient } from '@tanstack/react-query'
import { useForm } from '@upchar/ui/form/use-form'
import { useSend } from '@upchar/ui/form/use-submission'
import { showAlert } from '@upchar/web/alerts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { REASON_LONGEST } from './words.ts'
import type { SalesCode } from './words.ts'

const FIELDS = ['reason'] as const

/** Ends a sales code with a reason, after saying what it does to buyers. */
export function EndSalesCodeDialog({ code, onClose }: { code: SalesCode; onClose: () => void }) {
  const form = useForm({ id: 'end', fields: FIELDS, initial: { reason: '' } })
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: ['staffListSalesCodes'] })
  const end = useCall('staffEndSalesCode', {
    onSuccess: () => {
      showAlert(1, `${code.code} has ended.`)
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
    send: (typed) => sendBy(end, { params: { id: code.id }, body: { reason: typed.trim() } }),
  })
  return (
    <ReasonDialog
      title={`End ${code.code}?`}
      action="End the sales code"
      message={form.message}
      reason={form.text('reason')}
      longest={REASON_LONGEST}
      busy={busy}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <p>
        It ends at once, also in carts and for links, and can’t be given to anybody again. Orders
        and open checkouts keep it; no price changes.
      </p>
    </ReasonDialog>
  )
}
