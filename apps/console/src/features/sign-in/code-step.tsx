import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { Button } from '@upchar/ui/button'
import { Notice } from '@upchar/ui/dense/notice'
import { TextInput } from '@upchar/ui/field'
import { CodeInput } from '@upchar/ui/secret-fields'
import { showAlert } from '@upchar/web/alerts'
import { plural } from '@upchar/kernel/text'
import { isRefusal, useCall } from '../../shell/api/ask.ts'
import { SignInFrame } from './frame.tsx'
import { problemText } from './problem-text.ts'
import type { Step } from './step.ts'

const DIGITS = 6
const FEW = 3

/** Second step: the code of the authenticator app, or a recovery code. Six digits go by themselves. */
export function CodeStep({ onStep }: { onStep: (step: Step) => void }) {
  const [recovery, setRecovery] = useState(false)
  const [missing, setMissing] = useState<string>()
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
  const send = (code: string) => {
    sent.current = code
    check.mutate(recovery ? { body: { recovery_code: code } } : { body: { code } })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code')).trim()
    const short = recovery ? code === '' : code.length < DIGITS
    setMissing(
      short
        ? recovery
          ? 'Enter one of your recovery codes'
          : `Enter the ${DIGITS} digits that the app shows`
        : undefined,
    )
    if (!short) send(code)
  }
  return (
    <SignInFrame
      title={recovery ? 'Use a recovery code' : 'Enter your code'}
      note={
        recovery
          ? 'One of the ten codes you kept when you set up your app. Each works once.'
          : `Open your authenticator app and type the ${DIGITS} digits for this console.`
      }
    >
      {check.error ? (
        <Notice tone="danger" live>
          {problemText(check.error)}
        </Notice>
      ) : null}
      <form
        key={String(recovery)}
        ref={form}
        noValidate
        onSubmit={submit}
        className="flex flex-col gap-4"
      >
        {recovery ? (
          <TextInput
            name="code"
            label="Recovery code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            // eslint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            error={missing}
          />
        ) : (
          <CodeInput
            name="code"
            label="Code"
            length={DIGITS}
            // eslint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            error={missing}
            onDigits={(digits) => {
              if (digits.length === DIGITS && digits !== sent.current && !check.isPending)
                send(digits)
            }}
          />
        )}
        <Button type="submit" busy={check.isPending}>
          Sign in
        </Button>
      </form>
      <div className="flex flex-wrap gap-x-6 gap-y-2 text-body-sm">
        <button
          type="button"
          className="text-link underline underline-offset-2"
          onClick={() => {
            setRecovery(!recovery)
            setMissing(undefined)
            check.reset()
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
