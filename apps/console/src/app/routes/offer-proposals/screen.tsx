import { useMemo, useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  AcceptDialog,
  proposalColumns,
  RefuseDialog,
  type Proposal,
} from '../../../features/offer-proposals/index.ts'
import { listSearch, PAGE_SIZE } from '../../../kit/list-search.ts'
import { StateLinks } from '../../../kit/state-links.tsx'
import { useSearchOf } from '../../../kit/use-address.ts'
import { question } from '../../../shell/api/ask.ts'
import { useMe } from '../../../shell/api/me.ts'
import { href } from '../../../shell/hrefs.ts'
import { List } from '../../../shell/page/list-screen.tsx'
import { Page } from '../../../shell/page/page.tsx'

const readSearch = listSearch({ queue: ['over'] as const })
const EMPTY = {
  open: { title: 'Nothing waits', text: 'What sellers propose in their portal appears here.' },
  over: { title: 'Nothing decided yet', text: 'Accepted, refused and withdrawn proposals.' },
}

/** What sellers propose for their offers: staff accept or refuse it (OPS-04, APP-01). */
export function OfferProposalsScreen() {
  const { page = 1, queue = 'open' } = useSearchOf(readSearch)
  const mayChange = useMe().may('goods.change')
  const [chosen, setChosen] = useState<{ row: Proposal; accept: boolean }>()
  const answer = useQuery({
    ...question('staffListOfferProposals', { query: { queue, page, limit: PAGE_SIZE } }),
    placeholderData: keepPreviousData,
  })
  const columns = useMemo(
    () =>
      proposalColumns(
        mayChange
          ? [
              {
                name: 'Accept',
                look: 'primary',
                run: (row) => setChosen({ row, accept: true }),
              },
              {
                name: 'Refuse',
                look: 'outline',
                run: (row) => setChosen({ row, accept: false }),
              },
            ]
          : [],
      ),
    [mayChange],
  )
  const link = (key: 'open' | 'over', name: string, many: number | undefined) => ({
    key,
    name,
    many,
    href: href.offerProposals({ queue: key === 'open' ? undefined : key }),
    isChosen: key === queue,
  })
  const Dialog = chosen?.accept ? AcceptDialog : RefuseDialog
  return (
    <Page
      title="Proposed offers"
      note="New prices, limits and offers that sellers ask for. Accepting one changes the offer."
      fixed
    >
      <StateLinks
        links={[link('open', 'Waiting', answer.data?.waiting), link('over', 'Decided', undefined)]}
      />
      <List
        label="Proposed offers"
        answer={answer}
        rows={(data): Proposal[] => data.proposals}
        columns={columns}
        rowId={(row) => row.id}
        page={page}
        pageHref={(other) =>
          href.offerProposals({
            queue: queue === 'open' ? undefined : queue,
            page: other > 1 ? other : undefined,
          })
        }
        empty={EMPTY[queue]}
      />
      {chosen ? <Dialog row={chosen.row} onClose={() => setChosen(undefined)} /> : null}
    </Page>
  )
}
