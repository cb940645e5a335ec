import { useRef, useState } from 'react'
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

/** Second step: the code of the authenticator app, or a recovery code. Six digits go by themselves. */
export function CodeStep({ onStep }: { onStep: (step: Step) => void }) {
  const [recovery, setRecovery] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const sent = useRef('')
  const check = useCall('staffSignInWithCode', {
    onSuccess: ({ step, recovery_codes_left: left }) => {
      if (recovery && left <= FEW)
        showAlert(
          4,
          `${left === 0 ? 'That was the last recovery code' : `${plural(left, 'recovery code')} left`}: make new ones under Your account`,
          { ms: 12_000 },
        )
      onStep(step)
    },
    onError: (problem) => {
      if (isRefusal(problem, 'sign_in_over')) onStep('password')
      else form.current?.querySelector('input')?.select()
    },
  })
  const { field, said, busy, clear, submit, onSubmit } = useSubmission({
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
  return (
    <SignInFrame
      title={recovery ? 'Use a recovery code' : 'Enter your code'}
      note={
        recovery
          ? 'One of the ten codes you kept when you set up your app. Each works once.'
          : `Open your authenticator app and type the ${CODE_DIGITS} digits for this console.`
      }
    >
      {said ? (
        <Notice tone="danger" live>
          {said}
        </Notice>
      ) : null}
      <form
        key={String(recovery)}
        ref={form}
        noValidate
        onSubmit={onSubmit}
        className="flex flex-col gap-4"
      >
        {recovery ? (
          <TextInput
            {...field('code')}
            label="Recovery code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            // eslint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
          />
        ) : (
          <CodeInput
            {...field('code')}
            label="Code"
            length={CODE_DIGITS}
            // eslint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            onDigits={(digits) => {
              if (digits.length === CODE_DIGITS && digits !== sent.current) void submit(digits)
            }}
          />
        )}
        <Button type="submit" busy={busy}>
          Sign in
        </Button>
      </form>
      <div className="flex flex-wrap gap-x-6 gap-y-2 text-body-sm">
        <button
          type="button"
          className="text-link underline underline-offset-2"
          onClick={() => {
            setRecovery(!recovery)
            clear()
          }}
        >
          {recovery ? 'Use the app instead' : 'Use a recovery code'}
        </button>
        <button
          type="button"
          className="text-link underline underline-offset-2"
          onClick={() => onStep('password')}
        >
          Start again
        </button>
      </div>
    </SignInFrame>
  )
}
