import { formatIstDate } from '@upchar/kernel/dates'
import { PLACE_RULES } from '@upchar/kernel/place-rules'
import { Badge } from '@upchar/ui/badge'
import { Button } from '@upchar/ui/button'
import { columnsFor } from '@upchar/ui/dense/data-table'
import { When } from '../../kit/when.tsx'
import { effectWords, isOpen, placeWords, STATES } from './words.ts'
import type { PlaceRule } from './words.ts'

const table = columnsFor<PlaceRule>()
const hint = 'block text-caption text-text-hint [overflow-wrap:anywhere]'

const Mark = ({ state }: Pick<PlaceRule, 'state'>) => (
  <Badge tone={STATES[state].tone} className="whitespace-nowrap">
    {STATES[state].words}
  </Badge>
)

const daysWords = ({ valid_from: from, valid_to: to, state }: PlaceRule): string =>
  to === null || state === 'replaced'
    ? `From ${formatIstDate(from)}`
    : `${formatIstDate(from)} to ${formatIstDate(to)}`

function EndButton({ row, onEnd }: { row: PlaceRule; onEnd: (row: PlaceRule) => void }) {
  return (
    <Button look="quiet" className="-ml-3 mt-1" onClick={() => onEnd(row)}>
      End
      <span className="sr-only">
        {' '}
        {PLACE_RULES[row.kind].name}, {placeWords(row.pincode_prefix)}
      </span>
    </Button>
  )
}

/** Rules for pincodes; the buttons only for who may end them. */
export const ruleColumns = (onEnd?: (row: PlaceRule) => void) =>
  table.columns([
    table.accessor('pincode_prefix', {
      id: 'place',
      header: 'Pincodes',
      meta: { width: 'w-1/3 min-w-32' },
      cell: ({ row: { original: row } }) => (
        <>
          <span className="block font-medium">{placeWords(row.pincode_prefix)}</span>
          <span className={hint}>{PLACE_RULES[row.kind].name}</span>
          <span className="mt-1 block sm:hidden">
            <Mark state={row.state} />
          </span>
          {onEnd && isOpen(row) ? <EndButton row={row} onEnd={onEnd} /> : null}
        </>
      ),
    }),
    table.accessor('is_on', {
      id: 'effect',
      header: 'Rule',
      meta: { width: 'w-1/3 min-w-36' },
      cell: ({ row: { original: row } }) => (
        <>
          <span className="block [overflow-wrap:anywhere]">{effectWords(row)}</span>
          <span className={hint}>{daysWords(row)}</span>
          <span className={hint}>{row.reason}</span>
        </>
      ),
    }),
    table.accessor('state', {
      id: 'state',
      header: 'State',
      meta: { from: 'sm' },
      cell: ({ row: { original: row } }) => (
        <>
          <Mark state={row.state} />
          <span className="mt-1 block text-caption text-text-hint">
            {row.set_at === null ? (
              'Initial data'
            ) : (
              <>
                {row.set_by?.name ?? 'A former member'}, <When at={row.set_at} />
              </>
            )}
          </span>
        </>
      ),
    }),
  ])
