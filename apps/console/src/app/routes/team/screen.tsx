import { useMemo, useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { STAFF_ROLE_WORDS, STAFF_ROLES } from '@upchar/kernel/staff-permissions'
import { Button } from '@upchar/ui/button'
import { UserAddIcon } from '@upchar/ui/icons'
import {
  MEMBER_STATES,
  teamColumns,
  InviteDialog,
  MemberDialog,
  readTeamSearch,
  teamQuery,
} from '../../../features/team/index.ts'
import type { Member, MemberAction, TeamSearch } from '../../../features/team/index.ts'
import { FilterBar, FilterSelect, SearchBox } from '../../../kit/filter-bar.tsx'
import { List } from '../../../shell/page/list-screen.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { question } from '../../../shell/api/ask.ts'
import { href } from '../../../shell/hrefs.ts'
import { useMe } from '../../../shell/api/me.ts'
import { useSearchOf } from '../../../kit/use-address.ts'
import { useGo } from '../../../kit/use-go.ts'

const ROLES = STAFF_ROLES.map((value) => ({ value, name: STAFF_ROLE_WORDS[value].name }))
const STATES = Object.entries(MEMBER_STATES).map(([value, { words: name }]) => ({ value, name }))

/** Members of staff: invite, assign roles, disable. */
export function TeamScreen() {
  const search = useSearchOf(readTeamSearch)
  const go = useGo()
  const { member: me } = useMe()
  const [inviting, setInviting] = useState(false)
  const [acting, setActing] = useState<{ member: Member; action: MemberAction }>()
  const answer = useQuery({
    ...question('staffListMembers', { query: teamQuery(search) }),
    placeholderData: keepPreviousData,
  })
  const columns = useMemo(
    () => teamColumns(me.id, (member, action) => setActing({ member, action })),
    [me.id],
  )
  const to = (change: Partial<Record<keyof TeamSearch, string | undefined>>, replace = false) =>
    go(href.team({ ...search, page: undefined, ...change }), { replace })
  const filtered = search.q ?? search.role ?? search.state
  const invite = (
    <Button onClick={() => setInviting(true)}>
      <UserAddIcon size={16} aria-hidden="true" /> Invite a member
    </Button>
  )
  return (
    <Page
      title="Team"
      note="Members of staff, and what each of them may do."
      actions={invite}
      fixed
    >
      <FilterBar label="Find members" clearHref={filtered ? href.team() : undefined}>
        <SearchBox
          label="Search members"
          placeholder="Name or email"
          value={search.q ?? ''}
          onChange={(q) => to({ q }, true)}
        />
        <FilterSelect
          label="Role"
          value={search.role}
          options={ROLES}
          onChange={(role) => to({ role })}
        />
        <FilterSelect
          label="State"
          value={search.state}
          options={STATES}
          onChange={(state) => to({ state })}
        />
      </FilterBar>
      <List
        label="Members"
        answer={answer}
        rows={(data) => data.members}
        columns={columns}
        rowId={(row) => row.id}
        page={search.page ?? 1}
        pageHref={(page) => href.team({ ...search, page: page > 1 ? page : undefined })}
        empty={{ title: 'No members match', text: 'Clear the filters to see everybody.' }}
      />
      {inviting ? <InviteDialog onClose={() => setInviting(false)} /> : null}
      {acting ? <MemberDialog {...acting} onClose={() => setActing(undefined)} /> : null}
    </Page>
  )
}
