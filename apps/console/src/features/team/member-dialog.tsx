import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { STAFF_ROLE_WORDS } from '@upchar/kernel/staff-permissions'
import type { StaffRole } from '@upchar/kernel/staff-permissions'
import { plural } from '@upchar/kernel/text'
import { showAlert } from '@upchar/web/alerts'
import { Confirm } from '../../kit/confirm.tsx'
import { isRefusal, useCall } from '../../shell/api/ask.ts'
import type { Member, MemberAction } from './columns.tsx'
import { RoleChoice } from './role-choice.tsx'

type Props = { member: Member; action: MemberAction; onClose: () => void }

/** The call and texts of each action. */
function useActions(member: Member, role: StaffRole, onClose: () => void) {
  const client = useQueryClient()
  const done = (words: (changed: Member) => string) => ({
    onSuccess: ({ member: changed }: Answer<'staffEnable'>) => {
      showAlert(1, words(changed))
      onClose()
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['staffListMembers'] }),
  })
  const set = useCall(
    'staffSetRole',
    done((changed) => `${changed.name} is now ${STAFF_ROLE_WORDS[changed.role].name}`),
  )
  const again = useCall(
    'staffInviteAgain',
    done((changed) => `A new invitation is sent to ${changed.name}`),
  )
  const disable = useCall(
    'staffDisable',
    done((changed) => `${changed.name} can’t sign in any more`),
  )
  const enable = useCall(
    'staffEnable',
    done((changed) => `${changed.name} can sign in again`),
  )
  const unlock = useCall(
    'staffUnlock',
    done((changed) => `${changed.name} can try to sign in again`),
  )
  const input = { params: { id: member.id }, body: {} }
  return {
    role: {
      title: `Change the role of ${member.name}`,
      button: `Make ${STAFF_ROLE_WORDS[role].name}`,
      call: set,
      run: () =>
        role === member.role
          ? onClose()
          : set.mutate({ params: input.params, body: { role, seen_role: member.role } }),
    },
    invite_again: {
      title: `Invite ${member.name} again?`,
      button: 'Reset and invite',
      call: again,
      run: () => again.mutate(input),
    },
    disable: {
      title: `Disable ${member.name}?`,
      button: 'Disable',
      call: disable,
      run: () => disable.mutate(input),
    },
    unlock: {
      title: `Unlock the sign-in of ${member.name}?`,
      button: 'Unlock',
      call: unlock,
      run: () => unlock.mutate(input),
    },
    enable: {
      title: `Enable ${member.name}?`,
      button: 'Enable',
      call: enable,
      run: () => enable.mutate(input),
    },
  }
}

/** Confirms a change of role or access. */
export function MemberDialog({ member, action, onClose }: Props) {
  const [role, setRole] = useState(member.role)
  const { title, button, call, run } = useActions(member, role, onClose)[action]
  const problem = isRefusal(call.error, 'changed_meanwhile')
    ? 'Someone else has changed this member. Close this, check the changes, then decide.'
    : call.error?.message
  return (
    <Confirm
      title={title}
      action={button}
      danger={action === 'disable' || action === 'invite_again'}
      busy={call.isPending}
      problem={problem}
      onConfirm={run}
      onClose={onClose}
    >
      {action === 'role' ? <RoleChoice value={role} onChange={setRole} /> : null}
      <Effect member={member} action={action} />
    </Confirm>
  )
}

/** What an action does to the member. */
function Effect({ member, action }: Pick<Props, 'member' | 'action'>) {
  if (action === 'role')
    return <p className="text-text-muted">It applies from {member.name}’s next action.</p>
  if (action === 'enable') return <p>The password and the authenticator app stay as they were.</p>
  if (action === 'unlock')
    return (
      <p>
        For somebody who reads “Too many attempts” on a new device. Password and codes stay; the
        attempts counted so far are forgotten.
      </p>
    )
  if (action === 'disable')
    return (
      <p>
        {member.live_sessions > 0
          ? `${plural(member.live_sessions, 'session')} will end at once. `
          : ''}
        Past work is kept, and you can enable the account again.
      </p>
    )
  return (
    <p>
      For lost phones and forgotten passwords: password, codes and sessions of <b>{member.email}</b>{' '}
      are removed, and a new link is mailed, valid for three days. Make sure that it is really{' '}
      {member.name} who asked you.
    </p>
  )
}
