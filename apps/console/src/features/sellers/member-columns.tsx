import type { Answer } from '@upchar/contract/schema/endpoints'
import { formatIstDateTime } from '@upchar/kernel/dates'
import { SELLER_ROLE_WORDS } from '@upchar/kernel/seller-roles'
import { Badge } from '@upchar/ui/badge'
import type { BadgeTone } from '@upchar/ui/badge'
import { columnsFor } from '@upchar/ui/dense/data-table'
import { Menu } from '@upchar/ui/dense/menu'
import { MoreIcon } from '@upchar/ui/icons'
import { When } from '../../kit/when.tsx'

export type SellerMember = Answer<'staffListSellerMembers'>['members'][number]
export type SellerMemberAction = 'invite_again' | 'disable' | 'enable'

const STATES: Readonly<Record<SellerMember['state'], { words: string; tone: BadgeTone }>> = {
  invited: { words: 'Invited', tone: 'info' },
  active: { words: 'Active', tone: 'success' },
  disabled: { words: 'Disabled', tone: 'danger' },
}
const ACTIONS: Readonly<Record<SellerMemberAction, string>> = {
  invite_again: 'Invite again',
  disable: 'Disable',
  enable: 'Enable',
}

const column = columnsFor<SellerMember>()

/**
 * A seller's members; `onAct` is undefined for who may only see them. In the portal (`ownId`) nobody changes their own access, or
 * enables whom staff disabled.
 */
export const memberColumns = (
  onAct: ((member: SellerMember, action: SellerMemberAction) => void) | undefined,
  ownId?: string,
) =>
  column.columns([
    column.accessor('name', {
      id: 'name',
      header: 'Name',
      meta: { width: 'w-1/2 sm:w-2/5' },
      cell: ({ row: { original: member } }) => (
        <>
          <span className="font-medium [overflow-wrap:anywhere]">{member.name}</span>
          <span className="block text-caption break-all text-text-hint">{member.email}</span>
          <span className="block text-caption text-text-muted">
            {SELLER_ROLE_WORDS[member.role].name}
          </span>
        </>
      ),
    }),
    column.accessor('state', {
      id: 'state',
      header: 'State',
      cell: ({ row: { original: member } }) => <State member={member} />,
    }),
    ...(onAct === undefined
      ? []
      : [
          column.display({
            id: 'actions',
            header: () => <span className="sr-only">Actions</span>,
            meta: { width: 'w-12' },
            cell: ({ row: { original: member } }) =>
              member.id === ownId || (ownId !== undefined && member.disabled_by_staff) ? null : (
                <Actions member={member} onAct={onAct} />
              ),
          }),
        ]),
  ])

function State({ member }: { member: SellerMember }) {
  const { words, tone } = STATES[member.state]
  return (
    <>
      <Badge tone={tone}>{words}</Badge>
      {member.disabled_by_staff ? (
        <span className="block text-caption text-text-hint">by the marketplace</span>
      ) : null}
      {member.invitation_ends_at === null ? null : (
        <span className="block text-caption text-text-hint">
          the link ends {formatIstDateTime(member.invitation_ends_at)}
        </span>
      )}
      {member.last_signed_in_at === null ? null : (
        <span className="block text-caption text-text-hint">
          signed in <When at={member.last_signed_in_at} />
        </span>
      )}
    </>
  )
}

function Actions({
  member,
  onAct,
}: {
  member: SellerMember
  onAct: (member: SellerMember, action: SellerMemberAction) => void
}) {
  const actions: readonly SellerMemberAction[] =
    member.state === 'disabled' ? ['enable'] : ['invite_again', 'disable']
  return (
    <Menu
      align="end"
      triggerClass="grid size-11 place-items-center rounded-md hover:bg-panel lg:size-9"
      trigger={
        <>
          <span className="sr-only">Change {member.name}</span>
          <MoreIcon size={18} aria-hidden="true" />
        </>
      }
      choices={actions.map((id) => ({
        id,
        label: ACTIONS[id],
        onChoose: () => onAct(member, id),
      }))}
    />
  )
}
