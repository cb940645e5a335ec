import { useQueryClient } from '@tanstack/react-query'
import { REMITTANCE_OUTCOME_WORDS } from '@upchar/kernel/remittance'
import { useForm } from '@upchar/ui/form/use-form'
import { useSend } from '@upchar/ui/form/use-submission'
import { showAlert } from '@upchar/web/alerts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { paidWords, REASON_LONGEST } from './words.ts'
import type { Difference } from './words.ts'

const FIELDS = ['reason'] as const

/** Settles a difference with a reason (RET-06). */
export function SettleDialog({ row, onClose }: { row: Difference; onClose: () => void }) {
  const form = useForm({ id: 'settle', fields: FIELDS, initial: { reason: '' } })
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
  const { busy, onSubmit } = useSend(form, {
    read: () => form.values.reason,
    check: (typed) =>
      typed.trim().length < 3
        ? [{ field: 'reason', message: 'Enter a reason, for the record' }]
        : [],
    send: (typed) =>
      sendBy(settle, {
        params: { id: row.remittance_id, line: row.line },
        body: { reason: typed.trim() },
      }),
  })
  return (
    <ReasonDialog
      title={`Settle ${row.awb}?`}
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
        {REMITTANCE_OUTCOME_WORDS[row.outcome].name}: {paidWords(row)}. No money moves here; the
        line leaves the list of what is open.
      </p>
    </ReasonDialog>
  )
}
