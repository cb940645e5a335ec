import { useQueryClient } from '@tanstack/react-query'
import { showAlert } from '@upchar/web/alerts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useReason } from '../../kit/use-reason.ts'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'

/** Takes back a recall that was a mistake. */
export function WithdrawDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const client = useQueryClient()
  const withdraw = useCall('staffWithdrawRecall', {
    onSuccess: () => {
      showAlert(1, 'The recall is withdrawn')
      onClose()
      return client.invalidateQueries({ queryKey: ['staffGetRecall'] })
    },
  })
  const form = useReason({
    id: 'withdraw',
    missing: 'Say why it was a mistake',
    send: (reason) => sendBy(withdraw, { params: { id }, body: { reason } }),
  })
  return (
    <ReasonDialog title={`Withdraw recall ${id}?`} action="Withdraw it" {...form} onClose={onClose}>
      <p>
        Only if it was a mistake, of another batch say. Its goods are sold and sent again at once.
        What is in quarantine stays there until somebody releases it.
      </p>
    </ReasonDialog>
  )
}
