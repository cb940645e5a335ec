import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { readDeskSearch, searchedColumns, share } from '../../../features/search-desk/index.ts'
import { FilterBar, FilterSelect } from '../../../kit/filter-bar.tsx'
import { count } from '../../../kit/format.ts'
import { PAGE_SIZE } from '../../../kit/list-search.ts'
import { StateLinks } from '../../../kit/state-links.tsx'
import { useSearchOf } from '../../../kit/use-address.ts'
import { useGo } from '../../../kit/use-go.ts'
import { question } from '../../../shell/api/ask.ts'
import { href } from '../../../shell/hrefs.ts'
import { List } from '../../../shell/page/list-screen.tsx'
import { Page } from '../../../shell/page/page.tsx'

const NOTE =
  'What visitors who allow statistics search and open, without their names; words that only one visitor typed aren’t shown. Records go after the days set at Data retention.'
const PERIODS = [
  { value: '7', name: '7 days' },
  { value: '30', name: '30 days' },
  { value: '90', name: '90 days' },
  { value: '365', name: 'A year' },
]

type Report = Answer<'staffListSearches'>

/** What buyers search, what finds nothing, and how often something is opened (SEARCH-03). */
export function SearchScreen() {
  const { only, days, page = 1 } = useSearchOf(readDeskSearch)
  const go = useGo()
  const select = useMemo(
    () => (data: Report) => {
      const words = data.words.filter(({ state }) => only === undefined || state === only)
      return {
        ...data,
        all: data.words,
        words: words.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
        total: words.length,
        total_is_more: false,
      }
    },
    [only, page],
  )
  const answer = useQuery({
    ...question('staffListSearches', { query: { days: Number(days ?? 30) } }),
    select,
  })
  const { data } = answer
  const many = (state: 'nothing' | 'nearest') =>
    data?.all.filter((searched) => searched.state === state).length
  return (
    <Page title="Search" note={NOTE} fixed>
      <FilterBar label="Filter the words" clearHref={days ? href.search({ only }) : undefined}>
        <FilterSelect
          label="Period"
          value={days ?? '30'}
          required
          options={PERIODS}
          onChange={(chosen) => go(href.search({ only, days: chosen }))}
        />
        {data ? (
          <p className="text-body-sm text-text-muted">
            {count(data.searches)} searches recorded; after {share(data.opened, data.searches)}{' '}
            something was opened.
          </p>
        ) : null}
      </FilterBar>
      <StateLinks
        links={[
          {
            key: 'all',
            name: 'All words',
            many: data?.all.length,
            href: href.search({ days }),
            isChosen: only === undefined,
          },
          {
            key: 'nothing',
            name: 'Find nothing',
            many: many('nothing'),
            href: href.search({ days, only: 'nothing' }),
            isChosen: only === 'nothing',
          },
          {
            key: 'nearest',
            name: 'Find only similar goods',
            many: many('nearest'),
            href: href.search({ days, only: 'nearest' }),
            isChosen: only === 'nearest',
          },
        ]}
      />
      <List
        label="Words that buyers search"
        answer={answer}
        rows={(report) => report.words}
        columns={searchedColumns}
        rowId={({ words }) => words}
        page={page}
        pageHref={(other) => href.search({ only, days, page: other > 1 ? other : undefined })}
        empty={{
          title: 'No words here',
          text: 'Words appear once two visitors have searched them.',
        }}
      />
    </Page>
  )
}
