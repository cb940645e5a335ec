import { useForm } from '@upchar/ui/form/use-form'
import { useSend } from '@upchar/ui/form/use-submission'
import { count } from '../../kit/format.ts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { sendBy } from '../../shell/api/send-by.ts'
import { useDecideRelease } from './use-decide-release.ts'
import type { AskedRelease } from './words.ts'

const FIELDS = ['reason'] as const
const LONGEST = 300

/** Declines that pieces are sold again, with a reason (RET-02). */
export function DeclineDialog({ lot, onClose }: { lot: AskedRelease; onClose: () => void }) {
  const { id, quantity, asked_by: by } = lot.release
  const form = useForm({ id: 'decline', fields: FIELDS, initial: { reason: '' } })
  const decide = useDecideRelease()
  const { busy, onSubmit } = useSend(form, {
    read: () => form.values,
    check: ({ reason }) =>
      reason.trim().length < 3
        ? [{ field: 'reason' as const, message: 'Enter a reason, for the record' }]
        : [],
    send: ({ reason }) =>
      sendBy(decide, {
        params: { lot: lot.lot },
        body: { id, accept: false, reason: reason.trim() },
      }),
    onSent: onClose,
  })
  return (
    <ReasonDialog
      title={lot.batch === '' ? lot.title : `Batch ${lot.batch}`}
      action="Decline"
      message={form.message}
      reason={form.text('reason')}
      longest={LONGEST}
      busy={busy}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <p className="[overflow-wrap:anywhere]">
        {by?.name ?? 'A colleague'} asks to sell {count(quantity)} × {lot.title} again. Declined,
        they stay in quarantine.
      </p>
    </ReasonDialog>
  )
}
