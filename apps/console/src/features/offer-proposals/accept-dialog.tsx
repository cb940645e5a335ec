import { Confirm } from '../../kit/confirm.tsx'
import { useDecide } from './use-decide.ts'
import type { Proposal } from './words.ts'

/** Accepts a proposal. */
export function AcceptDialog({ row, onClose }: { row: Proposal; onClose: () => void }) {
  const decide = useDecide(onClose)
  const { error } = decide
  // What the law or the shop forbids stands in the fields.
  const texts = error?.error.fields.map(({ message }) => message) ?? []
  return (
    <Confirm
      title={`Accept ${row.sku}?`}
      action="Accept it"
      busy={decide.isPending}
      problem={error === null ? undefined : [error.message, ...texts].join(' ')}
      onConfirm={() => decide.mutate({ params: { id: row.id }, body: { decision: 'accept' } })}
      onClose={onClose}
    >
      <p>
        {row.before === null
          ? `${row.seller?.name} can then take its stock in and sell it.`
          : 'Buyers see the new terms at once.'}{' '}
        The seller gets a mail.
      </p>
    </Confirm>
  )
}
