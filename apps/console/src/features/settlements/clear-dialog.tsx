import { useQueryClient } from '@tanstack/react-query'
import { SETTLEMENT_OUTCOME_WORDS } from '@upchar/kernel/settlement'
import { useForm } from '@upchar/ui/form/use-form'
import { useSend } from '@upchar/ui/form/use-submission'
import { showAlert } from '@upchar/web/alerts'
import { rupees } from '../../kit/format.ts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { REASON_LONGEST } from './words.ts'
import type { Difference } from './words.ts'

const FIELDS = ['reason'] as const

/** Settles a difference with a reason (CHECKOUT-06). */
export function ClearDialog({ row, onClose }: { row: Difference; onClose: () => void }) {
  const form = useForm({ id: 'clear', fields: FIELDS, initial: { reason: '' } })
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
  const { busy, onSubmit } = useSend(form, {
    read: () => form.values.reason.trim(),
    check: (typed) =>
      typed.length < 3 ? [{ field: 'reason', message: 'Enter a reason, for the record' }] : [],
    send: (reason) =>
      sendBy(clear, { params: { id: row.settlement_id, line: row.line }, body: { reason } }),
  })
  return (
    <ReasonDialog
      title={`Settle ${row.entity_id}?`}
      action="Settle the difference"
      harmless
      message={form.message}
      reason={form.text('reason')}
      longest={REASON_LONGEST}
      busy={busy}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <p>
        {SETTLEMENT_OUTCOME_WORDS[row.outcome].name}: {rupees(row.net)}. No money moves here; the
        line leaves the list of what is open.
      </p>
    </ReasonDialog>
  )
}
