import { useMemo } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { RETURN_ANSWER_HOURS } from '@upchar/kernel/return-reasons'
import { readReturnSearch, returnColumns, returnQuery } from '../../../features/returns/index.ts'
import { FilterBar, SearchBox } from '../../../kit/filter-bar.tsx'
import { StateLinks } from '../../../kit/state-links.tsx'
import { useSearchOf } from '../../../kit/use-address.ts'
import { useGo } from '../../../kit/use-go.ts'
import { question } from '../../../shell/api/ask.ts'
import { href } from '../../../shell/hrefs.ts'
import { List } from '../../../shell/page/list-screen.tsx'
import { Page } from '../../../shell/page/page.tsx'

const NONE_FITS = {
  title: 'No return matches',
  text: 'Search by the number of a return, which begins with the number of its order.',
}
const NONE = {
  work: {
    title: 'No return waits',
    text: 'What buyers ask to return, and parcels that came back or got lost, appear here.',
  },
  done: { title: 'No return is over', text: 'Settled, refused and withdrawn returns stay here.' },
}
const QUEUES = [
  ['work', 'Waiting'],
  ['done', 'Over'],
] as const

/** Goods on their way back (RET-02). */
export function ReturnsScreen() {
  const search = useSearchOf(readReturnSearch)
  const go = useGo()
  const answer = useQuery({
    ...question('staffListReturns', { query: returnQuery(search) }),
    placeholderData: keepPreviousData,
  })
  const columns = useMemo(() => returnColumns(search), [search])
  const shown = search.queue ?? 'work'
  return (
    <Page
      title="Returns"
      note={`Buyers are promised an answer within ${RETURN_ANSWER_HOURS} hours.`}
      fixed
    >
      <StateLinks
        links={QUEUES.map(([queue, name]) => ({
          key: queue,
          name,
          many: answer.data?.queues[queue],
          href: href.returns({
            ...search,
            page: undefined,
            queue: queue === 'work' ? undefined : queue,
          }),
          isChosen: queue === shown,
        }))}
      />
      <FilterBar
        label="Find returns"
        clearHref={search.q ? href.returns({ queue: search.queue }) : undefined}
      >
        <SearchBox
          label="Search returns"
          placeholder="Number of the return or its order"
          value={search.q ?? ''}
          onChange={(q) => go(href.returns({ ...search, page: undefined, q }), { replace: true })}
        />
      </FilterBar>
      <List
        label="Returns"
        answer={answer}
        rows={(data) => data.returns}
        columns={columns}
        rowId={(row) => row.id}
        page={search.page ?? 1}
        pageHref={(page) => href.returns({ ...search, page: page > 1 ? page : undefined })}
        empty={search.q ? NONE_FITS : NONE[shown]}
      />
    </Page>
  )
}
