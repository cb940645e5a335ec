import { formatIstDate } from '@upchar/kernel/dates'
import { SEZ_KINDS } from '@upchar/kernel/special-supply'
import { Badge } from '@upchar/ui/badge'
import type { BadgeTone } from '@upchar/ui/badge'
import { Button } from '@upchar/ui/button'
import { columnsFor } from '@upchar/ui/dense/data-table'
import { When } from '../../kit/when.tsx'
import { href } from '../../shell/hrefs.ts'
import type { Claim } from './words.ts'

type OnDecide = ((claim: Claim, decision: 'confirm' | 'refuse' | 'end') => void) | undefined

const STATES: Record<Claim['state'], { name: string; tone: BadgeTone }> = {
  claimed: { name: 'To be checked', tone: 'warning' },
  confirmed: { name: 'Confirmed', tone: 'success' },
  refused: { name: 'Refused', tone: 'danger' },
  ended: { name: 'Ended', tone: 'neutral' },
}

function Decide({ row, onDecide }: { row: Claim; onDecide: NonNullable<OnDecide> }) {
  if (row.state === 'confirmed')
    return (
      <Button look="outline" onClick={() => onDecide(row, 'end')}>
        End<span className="sr-only"> {row.gstin}</span>
      </Button>
    )
  if (row.state !== 'claimed') return null
  return (
    <span className="flex flex-wrap gap-2">
      <Button onClick={() => onDecide(row, 'confirm')}>
        Confirm<span className="sr-only"> {row.gstin}</span>
      </Button>
      <Button look="outline" onClick={() => onDecide(row, 'refuse')}>
        Refuse<span className="sr-only"> {row.gstin}</span>
      </Button>
    </span>
  )
}

const column = columnsFor<Claim>()

/** `onDecide` is missing for who may not decide. */
export const claimColumns = (onDecide: OnDecide) =>
  column.columns([
    column.accessor('gstin', {
      id: 'gstin',
      header: 'Statement',
      meta: { width: 'w-full min-w-48' },
      cell: ({ row: { original: row } }) => (
        <>
          <span className="tabular font-medium">{row.gstin}</span>, {SEZ_KINDS[row.kind]}
          <span className="block [overflow-wrap:anywhere]">
            Letter of approval {row.approval_number}, pincode {row.pincode}
          </span>
          <span className="block text-caption text-text-muted">
            <a href={href.customer(row.customer_id)}>The customer</a>
            {row.has_file && onDecide !== undefined ? (
              <>
                {' · '}
                <a
                  href={`/api/staff/sez-claims/${encodeURIComponent(row.id)}/letter`}
                  target="_blank"
                  rel="noreferrer"
                >
                  Open the letter<span className="sr-only"> of {row.gstin}</span>
                </a>
              </>
            ) : null}
          </span>
        </>
      ),
    }),
    column.accessor('state', {
      id: 'state',
      header: 'State',
      meta: { width: 'min-w-44' },
      cell: ({ row: { original: row } }) => (
        <>
          <Badge tone={STATES[row.state].tone}>{STATES[row.state].name}</Badge>
          {row.valid_from === null || row.valid_until === null ? null : (
            <span className="block text-caption">
              {formatIstDate(row.valid_from)} to {formatIstDate(row.valid_until)}
            </span>
          )}
          {row.reason === '' ? null : <span className="block text-caption">{row.reason}</span>}
          <span className="block text-caption text-text-hint">
            <When at={row.decided_at ?? row.claimed_at} />
            {row.decided_by === null ? '' : `, ${row.decided_by.name}`}
          </span>
          {onDecide === undefined ? null : (
            <span className="mt-2 block">
              <Decide row={row} onDecide={onDecide} />
            </span>
          )}
        </>
      ),
    }),
  ])
