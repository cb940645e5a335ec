import { remittanceWords } from '@upchar/kernel/remittance'
import { showAlert } from '@upchar/web/alerts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useReason } from '../../kit/use-reason.ts'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { useRefresh } from './use-refresh.ts'
import { needsTwo, paidWords } from './words.ts'
import type { Difference } from './words.ts'

/** Settles a difference with a reason (RET-06). */
export function SettleDialog({ row, onClose }: { row: Difference; onClose: () => void }) {
  const refresh = useRefresh()
  const isFirst = needsTwo(row) && row.asked === null
  const settle = useCall('staffSettleRemittance', {
    onSuccess: () => {
      showAlert(
        1,
        isFirst
          ? `Another member can settle ${row.awb} now.`
          : `The difference of ${row.awb} is settled.`,
      )
      onClose()
      return refresh()
    },
    onError: () => void refresh(),
  })
  const form = useReason({
    id: 'settle',
    send: (reason) =>
      sendBy(settle, {
        params: { id: row.remittance_id, line: row.line },
        body: { reason },
      }),
  })
  return (
    <ReasonDialog
      title={isFirst ? `Agree to the charge of ${row.awb}?` : `Settle ${row.awb}?`}
      action={isFirst ? 'Ask to agree' : 'Settle the difference'}
      harmless
      {...form}
      onClose={onClose}
    >
      <p>
        {remittanceWords(row.kind, row.outcome).name}: {paidWords(row, row.kind)}. No money moves
        here.{' '}
        {isFirst
          ? 'The courier charges more than agreed: another member settles it.'
          : 'The line leaves the list of what is open.'}
      </p>
      {row.asked === null ? null : (
        <p>
          {row.asked.by?.name ?? ''} asks to agree: {row.asked.reason}
        </p>
      )}
    </ReasonDialog>
  )
}
