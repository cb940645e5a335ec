import { useState } from 'react'
import { plural } from '@upchar/kernel/text'
import { Button } from '@upchar/ui/button'
import { Notice } from '@upchar/ui/dense/notice'
import { Panel } from '@upchar/ui/dense/panel'
import { textOf } from '@upchar/ui/form/form-text'
import { useSubmission } from '@upchar/ui/form/use-submission'
import { PasswordInput } from '@upchar/ui/secret-fields'
import { showAlert } from '@upchar/web/alerts'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { problemText } from '../sign-in/index.ts'

const LENGTH = 12
const FIELDS = ['current', 'password'] as const
const wrong = (field: (typeof FIELDS)[number], message: string) => ({ field, message })

type Props = {
  /** Of whoever is signed in, for password managers. */
  email: string
  call: 'staffSetPassword' | 'sellerSetPassword'
}

/** A new password; all other sessions end. */
export function PasswordPanel({ email, call }: Props) {
  const [round, setRound] = useState(0)
  const change = useCall(call, {
    onSuccess: ({ message, ended_sessions: ended }) => {
      setRound(round + 1)
      showAlert(1, ended > 0 ? `${message}. ${plural(ended, 'other session')} ended.` : message)
    },
  })
  const { field, message, busy, onSubmit } = useSubmission({
    id: 'password',
    fields: FIELDS,
    read: (data) => ({ current: textOf(data, 'current'), password: textOf(data, 'password') }),
    check: ({ current, password }) => [
      ...(current ? [] : [wrong('current', 'Enter your current password')]),
      ...(password.length < LENGTH ? [wrong('password', `Use at least ${LENGTH} characters`)] : []),
    ],
    send: ({ current, password }) =>
      sendBy(
        change,
        { body: { current_password: current, password } },
        {
          fieldOf: { credentials_wrong: 'current', password_weak: 'password' },
          text: problemText,
        },
      ),
  })
  return (
    <Panel title="Password">
      <form key={round} noValidate onSubmit={onSubmit} className="flex max-w-form flex-col gap-4">
        {message ? (
          <Notice tone="danger" live>
            {message}
          </Notice>
        ) : null}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordInput
          {...field('current')}
          label="Current password"
          autoComplete="current-password"
        />
        <PasswordInput
          {...field('password')}
          label="New password"
          hint={`At least ${LENGTH} characters`}
          autoComplete="new-password"
        />
        <Button type="submit" className="self-start" busy={busy}>
          Change password
        </Button>
      </form>
    </Panel>
  )
}
