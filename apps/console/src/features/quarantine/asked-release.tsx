import { formatIstDateTime } from '@upchar/kernel/dates'
import { Badge } from '@upchar/ui/badge'
import { Button } from '@upchar/ui/button'
import { batchLabel } from '@upchar/kernel/batches'
import { count } from '../../kit/format.ts'
import { When } from '../../kit/when.tsx'
import type { AskedRelease } from './words.ts'

export type OnDecide = {
  /** Who looks at it: nobody accepts what they asked themselves while somebody else can. */
  me: string
  accept: (lot: AskedRelease) => void
  decline: (lot: AskedRelease) => void
}

/** What waits for a second member: who asked, when and why. `onDecide` missing for who may not. */
export function AskedToSell({
  lot,
  onDecide,
}: {
  lot: AskedRelease
  onDecide: OnDecide | undefined
}) {
  const { asked_by: by, asked_at: at, alone_from: alone, quantity, reason } = lot.release
  const isOwn = onDecide !== undefined && by?.id === onDecide.me
  const of = ` ${lot.title}, ${batchLabel(lot.batch)}`
  return (
    <span className="mt-1 block text-caption">
      <Badge tone="warning">{count(quantity)} to be sold again</Badge>
      <span className="block [overflow-wrap:anywhere]">{reason}</span>
      <span className="block text-text-muted [overflow-wrap:anywhere]">
        {by?.name ?? 'A member of staff'} asked <When at={at} />
        {isOwn && alone === null ? '. Somebody else has to accept it.' : null}
      </span>
      {alone === null ? null : (
        <span className="block text-text-muted">
          Nobody else can accept it: {by?.name ?? 'who asked'} can from {formatIstDateTime(alone)}.
        </span>
      )}
      {onDecide === undefined ? null : (
        <span className="mt-1 flex flex-wrap gap-2">
          {isOwn && alone === null ? null : (
            <Button look="outline" onClick={() => onDecide.accept(lot)}>
              Accept<span className="sr-only">{of}</span>
            </Button>
          )}
          <Button look="quiet" onClick={() => onDecide.decline(lot)}>
            Decline<span className="sr-only">{of}</span>
          </Button>
        </span>
      )}
    </span>
  )
}
