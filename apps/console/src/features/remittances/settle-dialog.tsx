import { useQueryClient } from '@tanstack/react-query'
import { REMITTANCE_OUTCOME_WORDS } from '@upchar/kernel/remittance'
import { showAlert } from '@upchar/web/alerts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useReason } from '../../kit/use-reason.ts'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { paidWords } from './words.ts'
import type { Difference } from './words.ts'

/** Settles a difference with a reason (RET-06). */
export function SettleDialog({ row, onClose }: { row: Difference; onClose: () => void }) {
  const client = useQueryClient()
  const refresh = () =>
    Promise.all(
      ['staffListRemittanceDifferences', 'staffListRemittances'].map((key) =>
        client.invalidateQueries({ queryKey: [key] }),
      ),
    )
  const settle = useCall('staffSettleRemittance', {
    onSuccess: () => {
      showAlert(1, `The difference of ${row.awb} is settled.`)
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
      title={`Settle ${row.awb}?`}
      action="Settle the difference"
      harmless
      {...form}
      onClose={onClose}
    >
      <p>
        {REMITTANCE_OUTCOME_WORDS[row.outcome].name}: {paidWords(row)}. No money moves here; the
        line leaves the list of what is open.
      </p>
    </ReasonDialog>
  )
}
