import { useMemo, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { formatIstDate } from '@upchar/kernel/dates'
import { Badge } from '@upchar/ui/badge'
import { Button } from '@upchar/ui/button'
import { columnsFor } from '@upchar/ui/dense/data-table'
import { pageOf } from '../../kit/list-search.ts'
import { question } from '../../shell/api/ask.ts'
import { useMe } from '../../shell/api/me.ts'
import { href } from '../../shell/hrefs.ts'
import { List } from '../../shell/page/list-screen.tsx'
import { ChangePanel } from './change-panel.tsx'
import type { Draft } from './change-panel.tsx'
import type { DeskSearch } from './search.ts'

type Placed = Answer<'staffListSearchRules'>['placements'][number]

const whatOf = ({ kind, place }: Placed): string => (kind === 'pin' ? `Pin ${place}` : 'Boost')

const column = columnsFor<Placed>()
const columnsOf = (onEnd: ((placed: Placed) => void) | undefined) =>
  column.columns([
    column.accessor('phrase', {
      id: 'phrase',
      header: 'Words',
      meta: { width: 'min-w-28' },
      cell: ({ getValue }) => <b className="font-medium">{getValue() || 'Every search'}</b>,
    }),
    column.accessor('target', {
      id: 'target',
      header: 'Goods',
      meta: { width: 'w-full min-w-40' },
      cell: ({ row: { original: placed } }) => (
        <>
          {whatOf(placed)}: {placed.target}
          <span className="block text-caption text-text-muted">
            {placed.made_by?.name ?? 'A former member'}: {placed.reason}
          </span>
        </>
      ),
    }),
    column.accessor('last_day', {
      id: 'until',
      header: 'Until',
      meta: { width: 'min-w-24' },
      cell: ({ row: { original: placed } }) => (
        <>
          {formatIstDate(placed.last_day)}{' '}
          {placed.ended_at ? (
            <Badge>Ended</Badge>
          ) : (
            <Badge tone="success" className="whitespace-nowrap">
              In force
            </Badge>
          )}
          {placed.ended_at || onEnd === undefined ? null : (
            <span className="mt-2 block">
              <Button look="outline" onClick={() => onEnd(placed)}>
                End
                <span className="sr-only">
                  {' '}
                  {placed.kind} of {placed.target} for {placed.phrase || 'every search'}
                </span>
              </Button>
            </span>
          )}
        </>
      ),
    }),
  ])

/** Pins and boosts; each has an end. */
export function PlacedTab({ search: { page = 1 } }: { search: DeskSearch }) {
  const mayChange = useMe().may('goods.change')
  const [draft, setDraft] = useState<Draft>()
  const select = useMemo(
    () =>
      ({ placements }: Answer<'staffListSearchRules'>) =>
        pageOf(placements, page),
    [page],
  )
  const answer = useQuery({ ...question('staffListSearchRules', {}), select })
  const end = (placed: Placed) =>
    setDraft({
      title: `End the ${placed.kind} of ${placed.target}`,
      change: { kind: 'end', id: placed.id },
    })
  return (
    <>
      {draft ? <ChangePanel draft={draft} onClose={() => setDraft(undefined)} /> : null}
      {mayChange && !draft ? (
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => setDraft({ kind: 'pin' })}>Pin a product</Button>
          <Button look="outline" onClick={() => setDraft({ kind: 'boost' })}>
            Boost goods
          </Button>
        </div>
      ) : null}
      <List
        label="Pins and boosts"
        answer={answer}
        rows={(data) => data.rows}
        columns={columnsOf(mayChange && !draft ? end : undefined)}
        rowId={({ id }) => id}
        page={page}
        pageHref={(other) => href.search({ show: 'placed', page: other > 1 ? other : undefined })}
        empty={{ title: 'Nothing is pinned or boosted', text: 'The search alone decides.' }}
      />
    </>
  )
}
