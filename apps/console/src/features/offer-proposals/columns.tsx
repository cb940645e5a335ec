import { Badge } from '@upchar/ui/badge'
import { Button } from '@upchar/ui/button'
import { columnsFor } from '@upchar/ui/dense/data-table'
import { nameOf } from '../../kit/offer-words.ts'
import { When } from '../../kit/when.tsx'
import { href } from '../../shell/hrefs.ts'
import { changesOf, STATES, type Proposal } from './words.ts'

const column = columnsFor<Proposal>()

type Step = { name: string; look: 'primary' | 'outline'; run: (row: Proposal) => void }

/** What a seller proposes, with before and after; `steps`: what can be done while it waits. */
export const proposalColumns = (steps: readonly Step[]) =>
  column.columns([
    column.accessor('title', {
      id: 'offer',
      header: 'Offer',
      meta: { width: 'w-1/2 min-w-40' },
      cell: ({ row: { original: row } }) => (
        <>
          <Named row={row} />
          <State row={row} />
          {row.state === 'open' && steps.length > 0 ? (
            <span className="mt-2 flex flex-wrap gap-2">
              {steps.map(({ name, look, run }) => (
                <Button key={name} look={look} onClick={() => run(row)}>
                  {name}
                  <span className="sr-only"> {row.sku}</span>
                </Button>
              ))}
            </span>
          ) : null}
        </>
      ),
    }),
    column.accessor('after', {
      id: 'terms',
      header: 'Terms',
      cell: ({ row: { original: row } }) => (
        <ul className="flex flex-col gap-1">
          {changesOf(row).map(({ name, before, after }) => (
            <li key={name}>
              <span className="block text-caption text-text-muted">{name}</span>
              {before === '' ? null : (
                <>
                  <span className="sr-only">From </span>
                  <span className="text-text-muted line-through">{before}</span>
                  <span className="sr-only"> to</span>{' '}
                </>
              )}
              {before === '' && row.before !== null ? after : <b>{after}</b>}
            </li>
          ))}
        </ul>
      ),
    }),
  ])

function Named({ row }: { row: Proposal }) {
  const name = nameOf(row)
  return (
    <span className="block [overflow-wrap:anywhere]">
      {row.product_id === undefined ? name : <a href={href.product(row.product_id)}>{name}</a>}
      <span className="block text-caption text-text-hint">
        {row.sku}
        {row.sku === row.variant ? '' : ` for ${row.variant}`}
        {row.before === null ? ' · new offer' : ''}
      </span>
      {row.seller === undefined ? null : (
        <span className="block text-caption">
          {row.seller.name}, {row.proposed_by}
        </span>
      )}
    </span>
  )
}

function State({ row }: { row: Proposal }) {
  const { name, tone } = STATES[row.state]
  return (
    <span className="mt-1 block text-caption [overflow-wrap:anywhere]">
      <Badge tone={tone}>{name}</Badge>{' '}
      <span className="text-text-hint">
        <When at={row.decided_at ?? row.proposed_at} />
      </span>
      {row.stale ? (
        <span className="block text-warning">
          The offer has changed since, so this can’t be accepted.
        </span>
      ) : null}
      {row.decided_by ? <span className="block">by {row.decided_by.name}</span> : null}
      {row.reason === '' ? null : <span className="block">{row.reason}</span>}
    </span>
  )
}
