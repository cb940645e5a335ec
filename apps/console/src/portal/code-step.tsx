import { useRef } from 'react'
import { Button } from '@upchar/ui/button'
import { Notice } from '@upchar/ui/dense/notice'
import { textOf } from '@upchar/ui/form/form-text'
import { useSubmission } from '@upchar/ui/form/use-submission'
import { CodeInput } from '@upchar/ui/secret-fields'
import { showAlert } from '@upchar/web/alerts'
import { CODE_DIGITS, problemText, SignInFrame } from '../features/sign-in/index.ts'
import { isRefusal, useCall } from '../shell/api/ask.ts'
import { sendBy } from '../shell/api/send-by.ts'

const FIELDS = ['otp'] as const
type OnStep = (step: 'password' | 'code' | 'signed_in') => void

/** Second step: the code of the mail. */
export function CodeStep({ onStep }: { onStep: OnStep }) {
  const sent = useRef('')
  const signIn = useCall('sellerSignInWithCode', {
    onSuccess: ({ step }) => onStep(step),
    onError: (problem) => {
      if (isRefusal(problem, 'sign_in_over')) onStep('password')
    },
  })
  const again = useCall('sellerSendCode', {
    onSuccess: ({ message }) => showAlert(1, message),
    onError: (problem) =>
      isRefusal(problem, 'sign_in_over') ? onStep('password') : showAlert(4, problemText(problem)),
  })
  const form = useSubmission({
    id: 'sign-in',
    fields: FIELDS,
    read: (data) => textOf(data, 'otp').trim(),
    check: (otp) =>
      otp.length < CODE_DIGITS
        ? [{ field: 'otp', message: `Enter the ${CODE_DIGITS} digits of our mail` }]
        : [],
    send: (otp) => {
      sent.current = otp
      return sendBy(signIn, { body: { otp } }, { asSentence: true, text: problemText })
    },
  })
  /** Six digits are submitted as soon as they are typed, but not a second time. */
  const onDigits = (digits: string) => {
    if (digits.length === CODE_DIGITS && digits !== sent.current) void form.submit(digits)
  }
  return (
    <SignInFrame
      title="Enter your code"
      note={`We have sent ${CODE_DIGITS} digits to your email address. They are valid for ten minutes.`}
    >
      {form.message ? (
        <Notice tone="danger" live>
          {form.message}
        </Notice>
      ) : null}
      <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
        <CodeInput
          {...form.field('otp')}
          label="Code"
          length={CODE_DIGITS}
          // eslint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          onDigits={onDigits}
        />
        <Button type="submit" busy={form.busy}>
          Sign in
        </Button>
      </form>
      <div className="flex flex-wrap gap-3">
        <Button look="outline" busy={again.isPending} onClick={() => again.mutate({ body: {} })}>
          Send another code
        </Button>
        <Button look="outline" onClick={() => onStep('password')}>
          Start again
        </Button>
      </div>
    </SignInFrame>
  )
}
