import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { plural } from '@upchar/kernel/text'
import { FilterBar, FilterSelect } from '../../kit/filter-bar.tsx'
import { count } from '../../kit/format.ts'
import { pageOf } from '../../kit/list-search.ts'
import { useGo } from '../../kit/use-go.ts'
import { question } from '../../shell/api/ask.ts'
import { href } from '../../shell/hrefs.ts'
import { List } from '../../shell/page/list-screen.tsx'
import type { DeskSearch } from './search.ts'
import { searchedColumns, share } from './searched-columns.tsx'

const PERIODS = [
  { value: '7', name: '7 days' },
  { value: '30', name: '30 days' },
  { value: '90', name: '90 days' },
  { value: '365', name: 'A year' },
]

type Report = Answer<'staffListSearches'>

/** What buyers search, what finds nothing, and how often something is opened (SEARCH-03). */
export function SearchesTab({ search: { only, days, page = 1 } }: { search: DeskSearch }) {
  const go = useGo()
  const select = useMemo(
    () => (data: Report) => {
      const words = data.words.filter(({ state }) => only === undefined || state === only)
      return { ...data, ...pageOf(words, page) }
    },
    [only, page],
  )
  const answer = useQuery({
    ...question('staffListSearches', { query: { days: Number(days ?? 30) } }),
    select,
  })
  const { data } = answer
  const named = (state: 'nothing' | 'nearest', name: string) => {
    const many = data?.words.filter((searched) => searched.state === state).length
    return { value: state, name: many === undefined ? name : `${name} (${count(many)})` }
  }
  return (
    <>
      <FilterBar label="Filter the words" clearHref={days || only ? href.search({}) : undefined}>
        <FilterSelect
          label="Period"
          value={days ?? '30'}
          required
          options={PERIODS}
          onChange={(chosen) => go(href.search({ only, days: chosen }))}
        />
        <FilterSelect
          label="Finds"
          value={only}
          options={[named('nothing', 'Nothing'), named('nearest', 'Only similar goods')]}
          onChange={(chosen) => go(href.search({ days, only: chosen }))}
        />
        {data ? (
          <p className="text-body-sm text-text-muted">
            {data.searches === 0
              ? 'No search is recorded.'
              : `${plural(data.searches, 'search', 'searches')} recorded; after ${share(data.opened, data.searches)} something was opened.`}
          </p>
        ) : null}
      </FilterBar>
      <List
        label="Words that buyers search"
        answer={answer}
        rows={(report) => report.rows}
        columns={searchedColumns}
        rowId={({ words }) => words}
        page={page}
        pageHref={(other) => href.search({ only, days, page: other > 1 ? other : undefined })}
        empty={{
          title: 'No words here',
          text: 'Words appear once two visitors have searched them.',
        }}
      />
    </>
  )
}
