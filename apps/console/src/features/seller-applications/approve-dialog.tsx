import { Confirm } from '../../kit/confirm.tsx'
import { useDecide } from './use-decide.ts'
import type { Application } from './words.ts'

/** Approves what somebody else has checked. */
export function ApproveDialog({ row, onClose }: { row: Application; onClose: () => void }) {
  const approve = useDecide(
    'staffApproveApplicant',
    `${row.business_name} sells here now.`,
    onClose,
  )
  return (
    <Confirm
      title={`Approve ${row.ticket}?`}
      action="Approve it"
      busy={approve.isPending}
      problem={approve.error?.message}
      onConfirm={() => approve.mutate({ params: { id: row.id }, body: { version: row.version } })}
      onClose={onClose}
    >
      <p>
        {row.business_name} becomes a seller with the licences sent, as {row.checked_by?.name} has
        checked them. Add the warehouse in the set-up next.
      </p>
    </Confirm>
  )
}
