import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useReason } from '../../kit/use-reason.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { useDecide } from './use-decide.ts'
import type { Proposal } from './words.ts'

/** Refuses a proposal with a reason that the seller reads. */
export function RefuseDialog({ row, onClose }: { row: Proposal; onClose: () => void }) {
  const decide = useDecide(onClose)
  const form = useReason({
    id: 'refuse',
    missing: 'Say why: the seller reads it',
    send: (reason) =>
      sendBy(decide, { params: { id: row.id }, body: { decision: 'refuse', reason } }),
  })
  return (
    <ReasonDialog
      title={`Refuse ${row.sku}?`}
      action="Refuse it"
      hint="The seller reads it"
      {...form}
      onClose={onClose}
    >
      <p>Nothing changes. The seller gets a mail with the reason.</p>
    </ReasonDialog>
  )
}
