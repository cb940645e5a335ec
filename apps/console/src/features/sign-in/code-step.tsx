import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '@upchar/ui/button'
import { Notice } from '@upchar/ui/dense/notice'
import { TextInput } from '@upchar/ui/field'
import { textOf } from '@upchar/ui/form/form-text'
import { useSubmission } from '@upchar/ui/form/use-submission'
import { CodeInput } from '@upchar/ui/secret-fields'
import { showAlert } from '@upchar/web/alerts'
import { plural } from '@upchar/kernel/text'
import { isRefusal, useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { CODE_DIGITS, CODE_FIELDS, codeProblems } from './code-problem.ts'
import { SignInFrame } from './frame.tsx'
import { problemText } from './problem-text.ts'
import type { Step } from './step.ts'

const FEW = 3

type OnStep = (step: Step) => void

function warnOfLast(left: number): void {
  const words =
    left === 0 ? 'That was the last recovery code' : `${plural(left, 'recovery code')} left`
  showAlert(4, `${words}: generate new ones under Your account`, { ms: 12_000 })
}

/** Sends the app's code or a recovery code. */
function useCode(recovery: boolean, onStep: OnStep) {
  const element = useRef<HTMLFormElement>(null)
  const sent = useRef('')
  const check = useCall('staffSignInWithCode', {
    onSuccess: ({ step, recovery_codes_left: left }) => {
      if (recovery && left <= FEW) warnOfLast(left)
      onStep(step)
    },
    onError: (problem) => {
      if (isRefusal(problem, 'sign_in_over')) onStep('password')
      else element.current?.querySelector('input')?.select()
    },
  })
  const form = useSubmission({
    id: 'sign-in',
    fields: CODE_FIELDS,
    read: (data) => textOf(data, 'code').trim(),
    check: (code) => {
      if (!recovery) return codeProblems(code)
      return code === '' ? [{ field: 'code', message: 'Enter one of your recovery codes' }] : []
    },
    send: (code) => {
      sent.current = code
      const input = recovery ? { body: { recovery_code: code } } : { body: { code } }
      return sendBy(check, input, { asSentence: true, text: problemText })
    },
  })
  /** Six digits are submitted as soon as they are typed, but not a second time. */
  const onDigits = (digits: string) => {
    if (digits.length === CODE_DIGITS && digits !== sent.current) void form.submit(digits)
  }
  return { ...form, element, onDigits }
}

/** Second step: the code of the authenticator app, or a recovery code. */
export function CodeStep({ onStep }: { onStep: OnStep }) {
  const [recovery, setRecovery] = useState(false)
  const { element, field, message, busy, clear, onSubmit, onDigits } = useCode(recovery, onStep)
  return (
    <SignInFrame
      title={recovery ? 'Use a recovery code' : 'Enter your code'}
      note={
        recovery
          ? 'One of the ten codes you saved when you set up your app. Each works once.'
          : `Open your authenticator app and type the ${CODE_DIGITS} digits for this console.`
      }
    >
      {message ? (
        <Notice tone="danger" live>
          {message}
        </Notice>
      ) : null}
      <form
        key={String(recovery)}
        ref={element}
        noValidate
        onSubmit={onSubmit}
        className="flex flex-col gap-4"
      >
        <CodeField recovery={recovery} field={field('code')} onDigits={onDigits} />
        <Button type="submit" busy={busy}>
          Sign in
        </Button>
      </form>
      <div className="flex flex-wrap gap-x-6 gap-y-2 text-body-sm">
        <TextButton
          onClick={() => {
            setRecovery(!recovery)
            clear()
          }}
        >
          {recovery ? 'Use the app instead' : 'Use a recovery code'}
        </TextButton>
        <TextButton onClick={() => onStep('password')}>Start again</TextButton>
      </div>
    </SignInFrame>
  )
}

function CodeField({
  recovery,
  field,
  onDigits,
}: {
  recovery: boolean
  field: { id: string; name: string; error: string | undefined }
  onDigits: (digits: string) => void
}) {
  return recovery ? (
    <TextInput
      {...field}
      label="Recovery code"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      // eslint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
    />
  ) : (
    <CodeInput
      {...field}
      label="Code"
      length={CODE_DIGITS}
      // eslint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      onDigits={onDigits}
    />
  )
}

const TextButton = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <button type="button" className="text-link underline underline-offset-2" onClick={onClick}>
    {children}
  </button>
)
