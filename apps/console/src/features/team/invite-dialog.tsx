import { useId, useState } from 'react'
import type { FormEvent } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { StaffRole } from '@upchar/kernel/staff-permissions'
import { checkEmail } from '@upchar/kernel/validate'
import { Button } from '@upchar/ui/button'
import { Dialog } from '@upchar/ui/dialog'
import { Notice } from '@upchar/ui/dense/notice'
import { TextInput } from '@upchar/ui/field'
import { showAlert } from '@upchar/web/alerts'
import { useCall } from '../../shell/api/ask.ts'
import { RoleChoice } from './role-choice.tsx'

/** A new member gets a link by mail, good for three days. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [role, setRole] = useState<StaffRole>('support')
  const [wrong, setWrong] = useState<{ name?: string; email?: string }>({})
  const first = useId()
  const client = useQueryClient()
  const invite = useCall('staffInvite', {
    onSuccess: ({ member }) => {
      showAlert(1, `${member.name} gets an invitation at ${member.email}`)
      onClose()
      return client.invalidateQueries({ queryKey: ['staffListMembers'] })
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [name, email] = [String(form.get('name')).trim(), checkEmail(String(form.get('email')))]
    const found = {
      ...(name ? {} : { name: 'Enter a name' }),
      ...(email.ok ? {} : { email: email.error.message }),
    }
    setWrong(found)
    if (found.name ?? found.email)
      event.currentTarget
        .querySelector<HTMLElement>(found.name ? '[name=name]' : '[name=email]')
        ?.focus()
    else if (email.ok) invite.mutate({ body: { name, email: email.value, role } })
  }
  const fields = invite.error?.fields ?? {}
  return (
    <Dialog
      title="Invite a member"
      onClose={onClose}
      focusFirst={() => document.getElementById(first)}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        {invite.error ? (
          <Notice tone="danger" live>
            {invite.error.message}
          </Notice>
        ) : null}
        <TextInput
          id={first}
          name="name"
          label="Name"
          autoComplete="off"
          maxLength={80}
          error={wrong.name ?? fields['name']}
        />
        <TextInput
          name="email"
          type="email"
          label="Work email"
          autoComplete="off"
          maxLength={254}
          error={wrong.email ?? fields['email']}
        />
        <RoleChoice value={role} onChange={setRole} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={invite.isPending}>
            Send the invitation
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
