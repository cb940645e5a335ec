import { useMemo, useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  moveColumns,
  MoveStepDialog,
  movesQuery,
  readMovesSearch,
} from '../../../features/stock/index.ts'
import type { Move, MoveStep } from '../../../features/stock/index.ts'
import { StateLinks } from '../../../kit/state-links.tsx'
import { useSearchOf } from '../../../kit/use-address.ts'
import { question } from '../../../shell/api/ask.ts'
import { useMe } from '../../../shell/api/me.ts'
import { href } from '../../../shell/hrefs.ts'
import { List } from '../../../shell/page/list-screen.tsx'
import { Page } from '../../../shell/page/page.tsx'

/** Stock on its way between warehouses (OPS-05). */
export function StockMovesScreen() {
  const search = useSearchOf(readMovesSearch)
  const mayChange = useMe().may('goods.change')
  const [doing, setDoing] = useState<{ move: Move; step: MoveStep } | null>(null)
  const answer = useQuery({
    ...question('staffListStockMoves', { query: movesQuery(search) }),
    placeholderData: keepPreviousData,
  })
  const columns = useMemo(
    () => moveColumns(mayChange ? (move, step) => setDoing({ move, step }) : undefined),
    [mayChange],
  )
  return (
    <Page title="Moves" back={{ href: href.stock(), name: 'Stock' }} fixed>
      <StateLinks
        links={[
          {
            key: 'open',
            name: 'Under way',
            many: undefined,
            href: href.stockMoves(),
            isChosen: search.state === undefined,
          },
          {
            key: 'ended',
            name: 'Arrived or cancelled',
            many: undefined,
            href: href.stockMoves({ state: 'ended' }),
            isChosen: search.state === 'ended',
          },
        ]}
      />
      <List
        label="Moves"
        answer={answer}
        rows={(data) => data.moves}
        columns={columns}
        rowId={(row) => String(row.id)}
        page={search.page ?? 1}
        pageHref={(page) => href.stockMoves({ ...search, page: page > 1 ? page : undefined })}
        empty={{
          title: 'Nothing here',
          text: 'Ask for pieces of a batch in another warehouse at Stock.',
        }}
      />
      {doing === null ? null : <MoveStepDialog {...doing} onClose={() => setDoing(null)} />}
    </Page>
  )
}
