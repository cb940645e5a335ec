import { Button } from '@upchar/ui/button'
import { Notice } from '@upchar/ui/dense/notice'
import { TextInput } from '@upchar/ui/field'
import { textOf } from '@upchar/ui/form/form-text'
import type { SendResult } from '@upchar/ui/form/problems'
import { useSubmission } from '@upchar/ui/form/use-submission'
import { PasswordInput } from '@upchar/ui/secret-fields'
import { isEmail } from '@upchar/kernel/validate'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import type { SignedOutReason } from '../../shell/api/session-clock.ts'
import { SignInFrame } from './frame.tsx'
import { problemText } from './problem-text.ts'
import type { Step } from './step.ts'

const reasons: Record<SignedOutReason, { tone: 'info' | 'success'; text: string }> = {
  idle: {
    tone: 'info',
    text: 'You were signed out because you were inactive. Sign in to continue where you were.',
  },
  // Its end isn't told apart: the session is gone when the page asks.
  ended: {
    tone: 'info',
    text: 'Your session has ended. Its time was over, it was ended elsewhere, or your access was taken away. Sign in to continue where you were. If that fails, ask whoever manages your team.',
  },
  signed_out: { tone: 'success', text: 'You are signed out.' },
}

const FIELDS = ['email', 'password'] as const
const wrong = (field: (typeof FIELDS)[number], message: string) => ({ field, message })

type Typed = { email: string; password: string }

/** First step of the console: email and password. */
export function PasswordStep({
  reason,
  onStep,
}: {
  reason: SignedOutReason | undefined
  onStep: (step: Step) => void
}) {
  const signIn = useCall('staffSignIn', { onSuccess: ({ step }) => onStep(step) })
  return (
    <PasswordForm
      reason={reason}
      help="Lost your password or your phone? An administrator can invite you again under Team."
      onSend={(body) => sendBy(signIn, { body }, { asSentence: true, text: problemText })}
    />
  )
}

/** Email and password. `help`: what to do without them. */
export function PasswordForm({
  reason,
  help,
  onSend,
}: {
  reason: SignedOutReason | undefined
  help: string
  onSend: (typed: Typed) => Promise<SendResult<unknown>>
}) {
  const form = useSubmission({
    id: 'sign-in',
    fields: FIELDS,
    // A password may begin or end with a space.
    read: (data) => ({ email: textOf(data, 'email').trim(), password: textOf(data, 'password') }),
    check: ({ email, password }) => [
      ...(isEmail(email) ? [] : [wrong('email', 'Enter your work email address')]),
      ...(password ? [] : [wrong('password', 'Enter your password')]),
    ],
    send: onSend,
  })
  return (
    <SignInFrame title="Sign in">
      {reason && !form.message ? (
        <Notice tone={reasons[reason].tone}>{reasons[reason].text}</Notice>
      ) : null}
      {form.message ? (
        <Notice tone="danger" live>
          {form.message}
        </Notice>
      ) : null}
      <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
        {/* eslint-disable-next-line jsx-a11y/no-autofocus -- the page has this one purpose */}
        <TextInput
          {...form.field('email')}
          type="email"
          label="Work email"
          autoComplete="username"
          enterKeyHint="next"
          // eslint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
        />
        <PasswordInput
          {...form.field('password')}
          label="Password"
          autoComplete="current-password"
          enterKeyHint="go"
        />
        <Button type="submit" busy={form.busy}>
          Continue
        </Button>
      </form>
      <p className="text-body-sm text-text-muted">{help}</p>
    </SignInFrame>
  )
}
