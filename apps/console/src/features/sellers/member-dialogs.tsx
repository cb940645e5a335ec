import { useState } from 'react'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { SELLER_ROLE_WORDS, SELLER_ROLES, type SellerRole } from '@upchar/kernel/seller-roles'
import { checkEmail, normaliseEmail } from '@upchar/kernel/validate'
import { Button } from '@upchar/ui/button'
import { Dialog } from '@upchar/ui/dialog'
import { Notice } from '@upchar/ui/dense/notice'
import { TextInput } from '@upchar/ui/field'
import { textsOf } from '@upchar/ui/form/form-text'
import type { SendResult } from '@upchar/ui/form/problems'
import { useSubmission } from '@upchar/ui/form/use-submission'
import { Choice } from '../../kit/choice.tsx'
import { Confirm } from '../../kit/confirm.tsx'
import type { SellerMember, SellerMemberAction } from './member-columns.tsx'

const FIELDS = ['name', 'email'] as const
const ROLES = SELLER_ROLES.map((value) => ({
  value,
  name: SELLER_ROLE_WORDS[value].name,
  note: SELLER_ROLE_WORDS[value].purpose,
}))

/** Invites somebody to a seller's portal by a mailed link. */
export function InviteSellerMember({
  seller,
  first,
  onSend,
  onClose,
}: {
  /** The trade name. */
  seller: string
  /** Nobody works there yet: the first is the owner. */
  first: boolean
  onSend: (invitation: BodyInput<'sellerInviteMember'>) => Promise<SendResult<unknown>>
  onClose: () => void
}) {
  const [role, setRole] = useState<SellerRole>(first ? 'owner' : 'operations')
  const { field, message, busy, onSubmit } = useSubmission({
    id: 'invite',
    fields: FIELDS,
    read: (data) => textsOf(data, FIELDS),
    check: ({ name, email }) => {
      const checked = checkEmail(email)
      return [
        ...(name ? [] : [{ field: 'name' as const, message: 'Enter a name' }]),
        ...(checked.ok ? [] : [{ field: 'email' as const, message: checked.error.message }]),
      ]
    },
    send: ({ name, email }) => onSend({ name, email: normaliseEmail(email), role }),
  })
  return (
    <Dialog
      title={`Invite somebody of ${seller}`}
      onClose={onClose}
      focusFirst={() => document.getElementById(field('name').id)}
    >
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        {message ? (
          <Notice tone="danger" live>
            {message}
          </Notice>
        ) : null}
        <TextInput {...field('name')} label="Name" autoComplete="off" maxLength={100} />
        <TextInput
          {...field('email')}
          type="email"
          label="Work email"
          hint="Of one person: every sign-in sends a code to it"
          autoComplete="off"
          maxLength={254}
        />
        <Choice legend="Role" name="role" options={ROLES} value={role} onChange={setRole} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={busy}>
            Send the invitation
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const WORDS: Readonly<
  Record<SellerMemberAction, { title: string; action: string; text: string; done: string }>
> = {
  invite_again: {
    title: 'Invite again',
    action: 'Invite again',
    text: 'The password is taken away and every sign-in ends. A new link goes out by mail: it is the only way in.',
    done: 'is invited again',
  },
  disable: {
    title: 'Disable',
    action: 'Disable',
    text: 'Every sign-in ends at once, and a link that is under way no longer works.',
    done: 'is disabled',
  },
  enable: {
    title: 'Enable',
    action: 'Enable',
    text: 'The former password works again.',
    done: 'is enabled',
  },
}

/** Confirms a change of a member's access. */
export function ChangeSellerMember({
  member,
  action,
  busy,
  problem,
  onConfirm,
  onClose,
}: {
  member: SellerMember
  action: SellerMemberAction
  busy: boolean
  problem: string | undefined
  onConfirm: () => void
  onClose: () => void
}) {
  const words = WORDS[action]
  return (
    <Confirm
      title={`${words.title} ${member.name}?`}
      action={words.action}
      danger={action === 'disable'}
      busy={busy}
      problem={problem}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{words.text}</p>
    </Confirm>
  )
}

/** What happened to a member, for a message. */
export const changedWords = (member: SellerMember, action: SellerMemberAction): string =>
  `${member.name} ${WORDS[action].done}`
