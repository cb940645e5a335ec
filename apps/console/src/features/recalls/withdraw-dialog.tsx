import { useQueryClient } from '@tanstack/react-query'
import { useForm } from '@upchar/ui/form/use-form'
import { useSend } from '@upchar/ui/form/use-submission'
import { showAlert } from '@upchar/web/alerts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'

const REASON = ['reason'] as const
const LONGEST = 300

/** Takes back a recall that was a mistake. */
export function WithdrawDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const client = useQueryClient()
  const form = useForm({ id: 'withdraw', fields: REASON, initial: { reason: '' } })
  const withdraw = useCall('staffWithdrawRecall', {
    onSuccess: () => {
      showAlert(1, 'The recall is withdrawn')
      onClose()
      return client.invalidateQueries({ queryKey: ['staffGetRecall'] })
    },
  })
  const { busy, onSubmit } = useSend(form, {
    read: () => form.values.reason.trim(),
    check: (typed) =>
      typed.length < 3 ? [{ field: 'reason', message: 'Say why it was a mistake' }] : [],
    send: (reason) => sendBy(withdraw, { params: { id }, body: { reason } }),
  })
  return (
    <ReasonDialog
      title={`Withdraw recall ${id}?`}
      action="Withdraw it"
      message={form.message}
      reason={form.text('reason')}
      longest={LONGEST}
      busy={busy}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <p>
        Only if it was a mistake, of another batch say. Its goods are sold and sent again at once.
        What is in quarantine stays there until somebody releases it.
      </p>
    </ReasonDialog>
  )
}
