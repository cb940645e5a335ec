import { count } from '../../kit/format.ts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useReason } from '../../kit/use-reason.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { useDecideRelease } from './use-decide-release.ts'
import type { AskedRelease } from './words.ts'

/** Declines that pieces are sold again, with a reason (RET-02). */
export function DeclineDialog({ lot, onClose }: { lot: AskedRelease; onClose: () => void }) {
  const { id, quantity, asked_by: by } = lot.release
  const decide = useDecideRelease()
  const form = useReason({
    id: 'decline',
    send: (reason) =>
      sendBy(decide, {
        params: { lot: lot.lot },
        body: { id, accept: false, reason },
      }),
    onSent: onClose,
  })
  return (
    <ReasonDialog
      title={lot.batch === '' ? lot.title : `Batch ${lot.batch}`}
      action="Decline"
      {...form}
      onClose={onClose}
    >
      <p className="[overflow-wrap:anywhere]">
        {by?.name ?? 'A colleague'} asks to sell {count(quantity)} × {lot.title} again. Declined,
        they stay in quarantine.
      </p>
    </ReasonDialog>
  )
}
