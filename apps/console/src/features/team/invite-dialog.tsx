import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { StaffRole } from '@upchar/kernel/staff-permissions'
import { checkEmail, normaliseEmail } from '@upchar/kernel/validate'
import { Button } from '@upchar/ui/button'
import { Dialog } from '@upchar/ui/dialog'
import { Notice } from '@upchar/ui/dense/notice'
import { TextInput } from '@upchar/ui/field'
import { textsOf } from '@upchar/ui/form/form-text'
import { useSubmission } from '@upchar/ui/form/use-submission'
import { showAlert } from '@upchar/web/alerts'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { RoleChoice } from './role-choice.tsx'

const FIELDS = ['name', 'email'] as const

/** Invites a member by a mailed link that is valid for three days. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [role, setRole] = useState<StaffRole>('support')
  const client = useQueryClient()
  const invite = useCall('staffInvite', {
    onSuccess: ({ member }) => {
      showAlert(1, `Invitation sent to ${member.email}`)
      onClose()
      return client.invalidateQueries({ queryKey: ['staffListMembers'] })
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
      sendBy(invite, { body: { name, email: normaliseEmail(email), role } }),
  })
  return (
    <Dialog
      title="Invite a member"
      onClose={onClose}
      focusFirst={() => document.getElementById(field('name').id)}
    >
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        {message ? (
          <Notice tone="danger" live>
            {message}
          </Notice>
        ) : null}
        <TextInput {...field('name')} label="Name" autoComplete="off" maxLength={80} />
        <TextInput
          {...field('email')}
          type="email"
          label="Work email"
          autoComplete="off"
          maxLength={254}
        />
        <RoleChoice value={role} onChange={setRole} />
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
