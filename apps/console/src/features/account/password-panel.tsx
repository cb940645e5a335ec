import { useState } from 'react'
import type { FormEvent } from 'react'
import { plural } from '@upchar/kernel/text'
import { Button } from '@upchar/ui/button'
import { Notice } from '@upchar/ui/dense/notice'
import { Panel } from '@upchar/ui/dense/panel'
import { PasswordInput } from '@upchar/ui/secret-fields'
import { showAlert } from '@upchar/web/alerts'
import { isRefusal, useCall } from '../../shell/api/ask.ts'
import { useMe } from '../../shell/api/me.ts'
import { problemText } from '../sign-in/index.ts'

const LENGTH = 12
type Wrong = { current?: string; password?: string }

/** A new password; all other sessions end. */
export function PasswordPanel() {
  const { member } = useMe()
  const [wrong, setWrong] = useState<Wrong>({})
  const [round, setRound] = useState(0)
  const change = useCall('staffSetPassword', {
    onSuccess: ({ message, ended_sessions: ended }) => {
      setRound(round + 1)
      showAlert(1, ended > 0 ? `${message}. ${plural(ended, 'other session')} ended.` : message)
    },
    onError: (problem) =>
      setWrong(
        isRefusal(problem, 'credentials_wrong')
          ? { current: problem.message }
          : isRefusal(problem, 'password_weak')
            ? { password: problem.message }
            : {},
      ),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [current, password] = [String(form.get('current')), String(form.get('password'))]
    const found: Wrong = {
      ...(current ? {} : { current: 'Enter your present password' }),
      ...(password.length < LENGTH ? { password: `Use at least ${LENGTH} characters` } : {}),
    }
    setWrong(found)
    if (!found.current && !found.password)
      change.mutate({ body: { current_password: current, password } })
  }
  const other = change.error && !isRefusal(change.error, 'credentials_wrong', 'password_weak')
  return (
    <Panel title="Password">
      <form key={round} noValidate onSubmit={submit} className="flex max-w-form flex-col gap-4">
        {other ? (
          <Notice tone="danger" live>
            {problemText(change.error)}
          </Notice>
        ) : null}
        <input
          type="hidden"
          name="username"
          autoComplete="username"
          value={member.email}
          readOnly
        />
        <PasswordInput
          name="current"
          label="Present password"
          autoComplete="current-password"
          error={wrong.current}
        />
        <PasswordInput
          name="password"
          label="New password"
          hint={`At least ${LENGTH} characters`}
          autoComplete="new-password"
          error={wrong.password}
        />
        <Button type="submit" className="self-start" busy={change.isPending}>
          Change password
        </Button>
      </form>
    </Panel>
  )
}
