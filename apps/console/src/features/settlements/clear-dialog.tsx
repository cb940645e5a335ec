import { useQueryClient } from '@tanstack/react-query'
import { SETTLEMENT_OUTCOME_WORDS } from '@upchar/kernel/settlement'
import { showAlert } from '@upchar/web/alerts'
import { rupees } from '../../kit/format.ts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useReason } from '../../kit/use-reason.ts'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import type { Difference } from './words.ts'

/** Settles a difference with a reason (CHECKOUT-06). */
export function ClearDialog({ row, onClose }: { row: Difference; onClose: () => void }) {
  const client = useQueryClient()
  const refresh = () =>
    Promise.all(
      ['staffListSettlementDifferences', 'staffListSettlements'].map((key) =>
        client.invalidateQueries({ queryKey: [key] }),
      ),
    )
  const clear = useCall('staffClearSettlementLine', {
    onSuccess: () => {
      showAlert(1, `The difference of ${row.entity_id} is settled.`)
      onClose()
      return refresh()
    },
    onError: () => void refresh(),
  })
  const form = useReason({
    id: 'clear',
    send: (reason) =>
      sendBy(clear, { params: { id: row.settlement_id, line: row.line }, body: { reason } }),
  })
  return (
    <ReasonDialog
      title={`Settle ${row.entity_id}?`}
      action="Settle the difference"
      harmless
      {...form}
      onClose={onClose}
    >
      <p>
        {SETTLEMENT_OUTCOME_WORDS[row.outcome].name}: {rupees(row.net)}. No money moves here; the
        line leaves the list of what is open.
      </p>
    </ReasonDialog>
  )
}
