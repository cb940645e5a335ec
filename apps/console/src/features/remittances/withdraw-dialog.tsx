import { showAlert } from '@upchar/web/alerts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useReason } from '../../kit/use-reason.ts'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { useRefresh } from './use-refresh.ts'
import { paidWords } from './words.ts'
import type { Difference } from './words.ts'

/** Takes back that somebody asks to agree to a courier's charge (RET-06). */
export function WithdrawDialog({ row, onClose }: { row: Difference; onClose: () => void }) {
  const refresh = useRefresh()
  const withdraw = useCall('staffWithdrawRemittance', {
    onSuccess: () => {
      showAlert(1, `Nobody asks to agree to the charge of ${row.awb} any more.`)
      onClose()
      return refresh()
    },
    onError: () => void refresh(),
  })
  const form = useReason({
    id: 'withdraw',
    send: (reason) =>
      sendBy(withdraw, {
        params: { id: row.remittance_id, line: row.line },
        body: { reason, asked_at: row.asked?.at ?? '' },
      }),
  })
  return (
    <ReasonDialog
      title={`Take back the request for ${row.awb}?`}
      action="Take it back"
      harmless
      {...form}
      onClose={onClose}
    >
      <p>
        {paidWords(row, row.kind)}. {row.asked?.by?.name ?? ''} asks to agree: {row.asked?.reason}
      </p>
      <p>The line stays open, and can be asked for anew.</p>
    </ReasonDialog>
  )
}
