import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Panel } from '@upchar/ui/dense/panel'
import { EmptyState } from '@upchar/ui/dense/data-state'
import { plural } from '@upchar/kernel/text'
import {
  ChangeDialog,
  FlagRow,
  isShown,
  readFlagSearch,
  SHOW,
} from '../../../features/flags/index.ts'
import type { Flag, FlagChange } from '../../../features/flags/index.ts'
import { FilterBar, FilterSelect, SearchBox } from '../../../kit/filter-bar.tsx'
import { Lines } from '../../../kit/lines.tsx'
import { Loaded } from '../../../shell/page/loading.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { question } from '../../../shell/api/ask.ts'
import { href } from '../../../shell/hrefs.ts'
import { useMe } from '../../../shell/api/me.ts'
import { useSearchOf } from '../../../kit/use-address.ts'
import { useGo } from '../../../kit/use-go.ts'

/** Every configuration flag of the shop (DATA-05). */
export function FlagsScreen() {
  const search = useSearchOf(readFlagSearch)
  const go = useGo()
  const { may } = useMe()
  const [requested, setRequested] = useState<FlagChange>()
  const answer = useQuery(question('staffListFlags', {}))
  const mayChange = may('flags.change')
  return (
    <Page
      title="Flags"
      note={
        mayChange
          ? 'Settings of the shop. Visitors see a change within seconds.'
          : 'Settings of the shop. Only administrators can change it.'
      }
    >
      <FilterBar
        label="Find flags"
        clearHref={(search.q ?? search.show) ? href.flags() : undefined}
      >
        <SearchBox
          label="Search flags"
          placeholder="Name or what it does"
          value={search.q ?? ''}
          onChange={(q) => go(href.flags({ ...search, q }), { replace: true })}
        />
        <FilterSelect
          label="Show"
          value={search.show}
          options={SHOW}
          onChange={(show) => go(href.flags({ ...search, show }))}
        />
      </FilterBar>
      <Loaded
        answer={answer}
        what="The flags"
        skeleton={
          <div className="flex flex-col gap-4">
            <Lines count={9} />
            <Lines count={9} />
          </div>
        }
      >
        {({ flags }) => (
          <FlagGroups
            flags={flags.filter((flag) => isShown(flag, search))}
            searched={Boolean(search.q)}
            mayChange={mayChange}
            onRequest={setRequested}
          />
        )}
      </Loaded>
      {requested ? (
        <ChangeDialog requested={requested} onClose={() => setRequested(undefined)} />
      ) : null}
    </Page>
  )
}

function FlagGroups({
  flags,
  searched,
  mayChange,
  onRequest,
}: {
  flags: readonly Flag[]
  searched: boolean
  mayChange: boolean
  onRequest: (requested: FlagChange) => void
}) {
  if (flags.length === 0)
    return (
      <EmptyState title={searched ? 'No flags match' : 'Every flag has its default'}>
        {searched ? 'Try fewer words, or clear the filters.' : 'No flag has been changed.'}
      </EmptyState>
    )
  return [...new Set(flags.map(({ group }) => group))].map((group) => {
    const members = flags.filter((flag) => flag.group === group)
    return (
      <Panel key={group} title={group} note={plural(members.length, 'flag')} flush>
        <ul className="divide-y divide-border">
          {members.map((flag) => (
            <FlagRow
              key={flag.key}
              flag={flag}
              mayChange={mayChange}
              onRequest={(value) => onRequest({ flag, value })}
              onReset={() => onRequest({ flag, reset: true })}
            />
          ))}
        </ul>
      </Panel>
    )
  })
}
