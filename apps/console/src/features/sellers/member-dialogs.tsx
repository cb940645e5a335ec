import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { SELLER_ROLE_WORDS, SELLER_ROLES, type SellerRole } from '@upchar/kernel/seller-roles'
import { checkEmail, normaliseEmail } from '@upchar/kernel/validate'
import { Button } from '@upchar/ui/button'
import { Dialog } from '@upchar/ui/dialog'
import { Notice } from '@upchar/ui/dense/notice'
import { TextInput } from '@upchar/ui/field'
import { textsOf } from '@upchar/ui/form/form-text'
import { useSubmission } from '@upchar/ui/form/use-submission'
import { showAlert } from '@upchar/web/alerts'
import { Choice } from '../../kit/choice.tsx'
import { Confirm } from '../../kit/confirm.tsx'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import type { SellerMember, SellerMemberAction } from './member-columns.tsx'

const FIELDS = ['name', 'email'] as const
const ROLES = SELLER_ROLES.map((value) => ({
  value,
  name: SELLER_ROLE_WORDS[value].name,
  note: SELLER_ROLE_WORDS[value].purpose,
}))

function useShownAnew(onClose: () => void) {
  const client = useQueryClient()
  return () => {
    onClose()
    return client.invalidateQueries({ queryKey: ['staffListSellerMembers'] })
  }
}

/** Invites somebody to a seller's portal by a mailed link. */
export function InviteSellerMember({
  seller,
  first,
  onClose,
}: {
  seller: { id: number; trade_name: string }
  /** Nobody works there yet: the first is the owner. */
  first: boolean
  onClose: () => void
}) {
  const [role, setRole] = useState<SellerRole>(first ? 'owner' : 'operations')
  const done = useShownAnew(onClose)
  const invite = useCall('staffInviteSellerMember', {
    onSuccess: (_answer, { body }) => {
      showAlert(1, `Invitation sent to ${body.email}`)
      return done()
    },
  })
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
    send: ({ name, email }) =>
      sendBy(invite, {
        params: { id: seller.id },
        body: { name, email: normaliseEmail(email), role },
      }),
  })
  return (
    <Dialog
      title={`Invite somebody of ${seller.trade_name}`}
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
  onClose,
}: {
  member: SellerMember
  action: SellerMemberAction
  onClose: () => void
}) {
  const words = WORDS[action]
  const done = useShownAnew(onClose)
  const change = useCall('staffChangeSellerMember', {
    onSuccess: () => {
      showAlert(1, `${member.name} ${words.done}`)
      return done()
    },
  })
  return (
    <Confirm
      title={`${words.title} ${member.name}?`}
      action={words.action}
      danger={action === 'disable'}
      busy={change.isPending}
      problem={change.error?.message}
      onConfirm={() => change.mutate({ params: { id: member.id }, body: { action } })}
      onClose={onClose}
    >
      <p>{words.text}</p>
    </Confirm>
  )
}
