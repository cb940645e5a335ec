import { useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { Button } from '@upchar/ui/button'
import { columnsFor } from '@upchar/ui/dense/data-table'
import { FilterBar, SearchBox } from '../../kit/filter-bar.tsx'
import { PAGE_SIZE } from '../../kit/list-search.ts'
import { useGo } from '../../kit/use-go.ts'
import { question } from '../../shell/api/ask.ts'
import { useMe } from '../../shell/api/me.ts'
import { href } from '../../shell/hrefs.ts'
import { List } from '../../shell/page/list-screen.tsx'
import { ChangePanel } from './change-panel.tsx'
import type { Draft } from './change-panel.tsx'
import type { DeskSearch } from './search.ts'

type Meaning = Answer<'staffListSearchWords'>['words'][number]

const column = columnsFor<Meaning>()
const columnsOf = (onChange: ((meaning: Meaning) => void) | undefined) =>
  column.columns([
    column.accessor('phrase', {
      id: 'phrase',
      header: 'Words',
      meta: { width: 'min-w-32' },
      cell: ({ getValue }) => <b className="font-medium">{getValue()}</b>,
    }),
    column.accessor('families', {
      id: 'means',
      header: 'Mean',
      meta: { width: 'w-full min-w-40' },
      cell: ({ row: { original: meaning } }) => (
        <>
          {meaning.families.join('; ')}
          {meaning.expansion === '' ? null : (
            <span className="block text-caption text-text-muted">
              searched with: {meaning.expansion}
            </span>
          )}
          {onChange === undefined ? null : (
            <span className="mt-2 block">
              <Button look="outline" onClick={() => onChange(meaning)}>
                Change<span className="sr-only"> {meaning.phrase}</span>
              </Button>
            </span>
          )}
        </>
      ),
    }),
  ])

/** What buyers' words mean; staff explain more. */
export function WordsTab({ search: { q = '', page = 1 } }: { search: DeskSearch }) {
  const go = useGo()
  const mayChange = useMe().may('goods.change')
  const [draft, setDraft] = useState<Draft>()
  const answer = useQuery({
    ...question('staffListSearchWords', { query: { q, page, limit: PAGE_SIZE } }),
    placeholderData: keepPreviousData,
  })
  const change = ({ phrase, families, expansion }: Meaning) =>
    setDraft({
      kind: 'words',
      initial: {
        'change.phrase': phrase,
        'change.families': families.join('; '),
        'change.expansion': expansion,
      },
    })
  return (
    <>
      {draft ? <ChangePanel draft={draft} onClose={() => setDraft(undefined)} /> : null}
      <FilterBar label="Find words">
        <SearchBox
          label="Find words"
          placeholder="Words"
          value={q}
          onChange={(text) => go(href.search({ show: 'words', q: text }), { replace: true })}
        />
        {mayChange && !draft ? (
          <Button onClick={() => setDraft({ kind: 'words' })}>Explain words</Button>
        ) : null}
      </FilterBar>
      <List
        label="Words and what they mean"
        answer={answer}
        rows={(data) => data.words}
        columns={columnsOf(mayChange && !draft ? change : undefined)}
        rowId={({ phrase }) => phrase}
        page={page}
        pageHref={(other) => href.search({ show: 'words', q, page: other > 1 ? other : undefined })}
        empty={{ title: 'No such words', text: 'Explain them, so that the search knows them.' }}
      />
    </>
  )
}
