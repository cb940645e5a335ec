import { useMemo, useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '@upchar/kernel/audit-actions'
import {
  auditColumns,
  EntrySheet,
  auditQuery,
  readAuditSearch,
  SUBJECT_WORDS,
} from '../../../features/audit/index.ts'
import type { Entry, AuditSearch } from '../../../features/audit/index.ts'
import { FilterBar, FilterDay, FilterSelect } from '../../../kit/filter-bar.tsx'
import { List } from '../../../shell/page/list-screen.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { question } from '../../../shell/api/ask.ts'
import { today } from '../../../kit/format.ts'
import { href } from '../../../shell/hrefs.ts'
import { useMe } from '../../../shell/api/me.ts'
import { useSearchOf } from '../../../kit/use-address.ts'
import { useGo } from '../../../kit/use-go.ts'

const ACTIONS = Object.entries(AUDIT_ACTIONS).map(([value, name]) => ({ value, name }))
const SUBJECTS = AUDIT_SUBJECTS.map((value) => ({ value, name: SUBJECT_WORDS[value] }))
const MEMBERS = 100

/** The audit log. Entries can't be changed or removed. */
export function AuditScreen() {
  const search = useSearchOf(readAuditSearch)
  const [open, setOpen] = useState<Entry>()
  const answer = useQuery({
    ...question('staffListAudit', { query: auditQuery(search) }),
    placeholderData: keepPreviousData,
  })
  const columns = useMemo(() => auditColumns(setOpen), [])
  const filtered = Object.keys(search).some((key) => key !== 'page')
  return (
    <Page
      title="Audit log"
      note="Who did what, newest first. Entries can’t be changed or removed."
      fixed
    >
      <Filters search={search} filtered={filtered} />
      <List
        label="Entries"
        answer={answer}
        rows={(data) => data.entries}
        columns={columns}
        rowId={(row) => row.id}
        page={search.page ?? 1}
        pageHref={(page) => href.audit({ ...search, page: page > 1 ? page : undefined })}
        empty={
          filtered
            ? { title: 'No entries match', text: 'Choose a longer time or clear the filters.' }
            : {
                title: 'Nothing has been recorded yet',
                text: 'Every sign-in and every change appears here.',
              }
        }
      />
      {open ? <EntrySheet entry={open} onClose={() => setOpen(undefined)} /> : null}
    </Page>
  )
}

function Filters({ search, filtered }: { search: AuditSearch; filtered: boolean }) {
  const go = useGo()
  const { may } = useMe()
  const members = useQuery({
    ...question('staffListMembers', { query: { limit: MEMBERS } }),
    enabled: may('staff.manage'),
    staleTime: 60_000,
  })
  const to = (change: Partial<Record<keyof AuditSearch, string | undefined>>) =>
    go(href.audit({ ...search, page: undefined, ...change }))
  return (
    <FilterBar label="Filter the log" clearHref={filtered ? href.audit() : undefined}>
      <FilterSelect
        label="Who"
        value={search.by}
        options={(members.data?.members ?? []).map(({ id, name }) => ({ value: id, name }))}
        onChange={(by) => to({ by })}
      />
      <FilterSelect
        label="What"
        value={search.action}
        options={ACTIONS}
        onChange={(action) => to({ action })}
      />
      <FilterSelect
        label="About"
        value={search.subject}
        options={SUBJECTS}
        onChange={(subject) => to({ subject, id: undefined })}
      />
      <FilterDay
        label="From"
        value={search.from}
        max={search.to ?? today()}
        onChange={(from) => to({ from })}
      />
      <FilterDay
        label="To"
        value={search.to}
        min={search.from}
        max={today()}
        onChange={(day) => to({ to: day })}
      />
    </FilterBar>
  )
}
