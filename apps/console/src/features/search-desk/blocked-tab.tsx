import { useMemo, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Answer } from '@upchar/contract/schema/endpoints'
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

type Blocked = Answer<'staffListSearchRules'>['blocked'][number]

const column = columnsFor<Blocked>()
const columnsOf = (onUnblock: ((blocked: Blocked) => void) | undefined) =>
  column.columns([
    column.accessor('term', { id: 'term', header: 'Words', meta: { width: 'w-full min-w-40' } }),
    column.accessor('by_law', {
      id: 'why',
      header: 'Why',
      cell: ({ row: { original: blocked } }) =>
        blocked.by_law ? (
          <Badge className="whitespace-nowrap">By law</Badge>
        ) : onUnblock === undefined ? (
          <Badge className="whitespace-nowrap">By staff</Badge>
        ) : (
          <Button look="outline" onClick={() => onUnblock(blocked)}>
            Unblock<span className="sr-only"> {blocked.term}</span>
          </Button>
        ),
    }),
  ])

/** Words of goods that are never listed: those of the law, and staff's own. */
export function BlockedTab({ search: { page = 1 } }: { search: DeskSearch }) {
  const mayChange = useMe().may('goods.change')
  const [draft, setDraft] = useState<Draft>()
  const select = useMemo(
    () =>
      ({ blocked }: Answer<'staffListSearchRules'>) =>
        pageOf(
          blocked.toSorted((a, b) => Number(a.by_law) - Number(b.by_law)),
          page,
        ),
    [page],
  )
  const answer = useQuery({ ...question('staffListSearchRules', {}), select })
  const unblock = ({ term }: Blocked) =>
    setDraft({ title: `Unblock “${term}”`, change: { kind: 'unblock', term } })
  return (
    <>
      {draft ? <ChangePanel draft={draft} onClose={() => setDraft(undefined)} /> : null}
      {mayChange && !draft ? (
        <div>
          <Button onClick={() => setDraft({ kind: 'block' })}>Block words</Button>
        </div>
      ) : null}
      <List
        label="Blocked words"
        answer={answer}
        rows={(data) => data.rows}
        columns={columnsOf(mayChange && !draft ? unblock : undefined)}
        rowId={({ term }) => term}
        page={page}
        pageHref={(other) => href.search({ show: 'blocked', page: other > 1 ? other : undefined })}
        empty={{ title: 'No words are blocked', text: 'Every search is answered.' }}
      />
    </>
  )
}
