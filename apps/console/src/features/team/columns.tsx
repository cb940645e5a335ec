import { STAFF_ROLE_WORDS } from '@upchar/kernel/staff-permissions'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { Badge } from '@upchar/ui/badge'
import type { BadgeTone } from '@upchar/ui/badge'
import { columnsFor } from '@upchar/ui/dense/data-table'
import { Menu } from '@upchar/ui/dense/menu'
import { MoreIcon } from '@upchar/ui/icons'
import { When } from '../../kit/when.tsx'

export type Member = Answer<'staffListMembers'>['members'][number]
export type MemberAction = 'role' | 'invite_again' | 'disable' | 'enable' | 'unlock'

export const MEMBER_STATES: Readonly<Record<Member['state'], { words: string; tone: BadgeTone }>> =
  {
    invited: { words: 'Invited', tone: 'info' },
    enrolling: { words: 'Setting up app', tone: 'warning' },
    active: { words: 'Active', tone: 'success' },
    disabled: { words: 'Disabled', tone: 'danger' },
  }

const column = columnsFor<Member>()

/** The team's columns. Nobody can change their own role or access. */
export const teamColumns = (ownId: string, onAct: (member: Member, action: MemberAction) => void) =>
  column.columns([
    column.accessor('name', {
      id: 'name',
      header: 'Name',
      meta: { width: 'sm:w-2/5' },
      cell: ({ row: { original: member } }) => (
        <>
          <span className="font-medium">{member.name}</span>
          {member.id === ownId ? <span className="text-text-hint"> (you)</span> : null}
          <span className="block text-caption break-all text-text-hint">{member.email}</span>
          <span className="mt-1 flex flex-wrap items-center gap-2 text-caption sm:hidden">
            {STAFF_ROLE_WORDS[member.role].name} <StateMark member={member} />
          </span>
        </>
      ),
    }),
    column.accessor('role', {
      id: 'role',
      header: 'Role',
      meta: { from: 'sm' },
      cell: ({ getValue }) => (
        <span className="whitespace-nowrap">{STAFF_ROLE_WORDS[getValue()].name}</span>
      ),
    }),
    column.accessor('state', {
      id: 'state',
      header: 'State',
      meta: { from: 'sm' },
      cell: ({ row: { original: member } }) => <StateMark member={member} />,
    }),
    column.accessor('last_signed_in_at', {
      id: 'seen',
      header: 'Last sign-in',
      meta: { from: 'lg', below: true },
      cell: ({ getValue }) => {
        const at = getValue()
        return at ? <When at={at} /> : <span className="text-text-hint">Never</span>
      },
    }),
    column.accessor('live_sessions', {
      id: 'sessions',
      header: 'Sessions',
      meta: { from: 'xl', below: true, align: 'end' },
    }),
    column.display({
      id: 'actions',
      header: () => <span className="sr-only">Actions</span>,
      meta: { width: 'w-12' },
      cell: ({ row: { original: member } }) =>
        member.id === ownId ? null : <ActionMenu member={member} onAct={onAct} />,
    }),
  ])

function StateMark({ member: { state, invitation_ends_at: ends } }: { member: Member }) {
  const { words, tone } = MEMBER_STATES[state]
  return (
    <Badge tone={tone} className="whitespace-nowrap">
      {state === 'invited' && ends !== null && Date.parse(ends) < loadedAt
        ? 'Invitation expired'
        : words}
    </Badge>
  )
}

/** Accurate enough for invitations that are valid for days. */
const loadedAt = Date.now()

function ActionMenu({
  member,
  onAct,
}: {
  member: Member
  onAct: (member: Member, action: MemberAction) => void
}) {
  return (
    <Menu
      label={`Change ${member.name}`}
      trigger={<MoreIcon size={18} aria-hidden="true" />}
      triggerClass="relative grid size-8 place-items-center rounded-md hover:bg-selected pointer-coarse:size-11"
      choices={
        member.state === 'disabled'
          ? [
              { id: 'enable', label: 'Enable', onChoose: () => onAct(member, 'enable') },
              { id: 'role', label: 'Change role', onChoose: () => onAct(member, 'role') },
            ]
          : [
              { id: 'role', label: 'Change role', onChoose: () => onAct(member, 'role') },
              {
                id: 'again',
                label: 'Invite again',
                onChoose: () => onAct(member, 'invite_again'),
              },
              {
                id: 'unlock',
                label: 'Unlock sign-in',
                onChoose: () => onAct(member, 'unlock'),
              },
              {
                id: 'disable',
                label: 'Disable',
                danger: true,
                onChoose: () => onAct(member, 'disable'),
              },
            ]
      }
    />
  )
}
