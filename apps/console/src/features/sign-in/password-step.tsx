import { useState } from 'react'
import type { FormEvent } from 'react'
import { Button } from '@upchar/ui/button'
import { Notice } from '@upchar/ui/dense/notice'
import { TextInput } from '@upchar/ui/field'
import { PasswordInput } from '@upchar/ui/secret-fields'
import { isEmail } from '@upchar/kernel/validate'
import { useCall } from '../../shell/api/ask.ts'
import type { SignedOutReason } from '../../shell/api/session-clock.ts'
import { SignInFrame } from './frame.tsx'
import { problemText } from './problem-text.ts'
import type { Step } from './step.ts'

const reasons: Record<SignedOutReason, { tone: 'info' | 'success'; text: string }> = {
  idle: {
    tone: 'info',
    text: 'You were signed out because nothing happened for a while. Sign in to go on where you were.',
  },
  ended: { tone: 'info', text: 'Your session has ended. Sign in to go on where you were.' },
  signed_out: { tone: 'success', text: 'You are signed out.' },
}

/** First step: email and password. */
export function PasswordStep({
  reason,
  onStep,
}: {
  reason: SignedOutReason | undefined
  onStep: (step: Step) => void
}) {
  const [missing, setMissing] = useState<{ email?: string; password?: string }>({})
  const signIn = useCall('staffSignIn', { onSuccess: ({ step }) => onStep(step) })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [email, password] = [String(form.get('email')).trim(), String(form.get('password'))]
    const found = {
      ...(isEmail(email) ? {} : { email: 'Enter your work email address' }),
      ...(password ? {} : { password: 'Enter your password' }),
    }
    setMissing(found)
    if (found.email ?? found.password)
      event.currentTarget.querySelector<HTMLElement>(found.email ? '#email' : '#password')?.focus()
    else signIn.mutate({ body: { email, password } })
  }
  return (
    <SignInFrame title="Sign in">
      {reason && !signIn.error ? (
        <Notice tone={reasons[reason].tone}>{reasons[reason].text}</Notice>
      ) : null}
      {signIn.error ? (
        <Notice tone="danger" live>
          {problemText(signIn.error)}
        </Notice>
      ) : null}
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        {/* eslint-disable-next-line jsx-a11y/no-autofocus -- the page is for this one thing */}
        <TextInput
          id="email"
          name="email"
          type="email"
          label="Work email"
          autoComplete="username"
          enterKeyHint="next"
          // eslint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          error={missing.email}
        />
        <PasswordInput
          id="password"
          name="password"
          label="Password"
          autoComplete="current-password"
          enterKeyHint="go"
          error={missing.password}
        />
        <Button type="submit" busy={signIn.isPending}>
          Continue
        </Button>
      </form>
      <p className="text-body-sm text-text-muted">
        Lost your password or your phone? An administrator can invite you again under Team.
      </p>
    </SignInFrame>
  )
}
