import { Button } from '@upchar/ui/button'
import { Notice } from '@upchar/ui/dense/notice'
import { textOf } from '@upchar/ui/form/form-text'
import type { SendResult } from '@upchar/ui/form/problems'
import { useSubmission } from '@upchar/ui/form/use-submission'
import { PasswordInput } from '@upchar/ui/secret-fields'
import { SignInFrame } from './frame.tsx'

const LENGTH = 12
const FIELDS = ['password', 'again'] as const

/** Greets an invited member, who chooses the first password. `note`: to what and as what. */
export function Welcome({
  name,
  email,
  note,
  onSend,
}: {
  name: string
  email: string
  note: string
  onSend: (password: string) => Promise<SendResult<unknown>>
}) {
  const { field, message, busy, onSubmit } = useSubmission({
    id: 'invitation',
    fields: FIELDS,
    read: (data) => ({ password: textOf(data, 'password'), again: textOf(data, 'again') }),
    check: ({ password, again }) => {
      if (password.length < LENGTH)
        return [{ field: 'password', message: `Use at least ${LENGTH} characters` }]
      return password === again ? [] : [{ field: 'password', message: 'The passwords don’t match' }]
    },
    send: ({ password }) => onSend(password),
  })
  return (
    <SignInFrame title={`Welcome, ${name}`} note={note}>
      {message ? (
        <Notice tone="danger" live>
          {message}
        </Notice>
      ) : null}
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <p className="text-body-sm [overflow-wrap:anywhere]">
          You will sign in as <b>{email}</b>.
        </p>
        <PasswordInput
          {...field('password')}
          label="Choose a password"
          hint={`At least ${LENGTH} characters; three or four unrelated words work well`}
          autoComplete="new-password"
        />
        <PasswordInput
          {...field('again')}
          label="Repeat the password"
          autoComplete="new-password"
        />
        <Button type="submit" busy={busy}>
          Continue
        </Button>
      </form>
    </SignInFrame>
  )
}
