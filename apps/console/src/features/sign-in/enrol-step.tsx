import { useQuery } from '@tanstack/react-query'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { Button } from '@upchar/ui/button'
import { Notice } from '@upchar/ui/dense/notice'
import { textOf } from '@upchar/ui/form/form-text'
import { useSubmission } from '@upchar/ui/form/use-submission'
import { CodeInput } from '@upchar/ui/secret-fields'
import { Skeleton } from '@upchar/ui/skeleton'
import { isRefusal, question, useCall } from '../../shell/api/ask.ts'
import { CopyButton } from '../../kit/copy-button.tsx'
import { sendBy } from '../../shell/api/send-by.ts'
import { CODE_DIGITS, CODE_FIELDS, codeProblems } from './code-problem.ts'
import { SignInFrame } from './frame.tsx'
import { problemText } from './problem-text.ts'
import { QrCode } from '@upchar/ui/qr-code'
import { RecoveryCodes } from './recovery-codes.tsx'
import type { Step } from './step.ts'

/** First sign-in: sets up the authenticator app, checks one of its codes, and shows the recovery codes. */
export function EnrolStep({ onStep }: { onStep: (step: Step) => void }) {
  const enrolment = useQuery({
    ...question('staffStartEnrolment', { body: {} }),
    staleTime: Infinity,
    gcTime: 0,
  })
  const confirm = useCall('staffConfirmEnrolment', {
    onError: (problem) => {
      if (isRefusal(problem, 'sign_in_over')) onStep('password')
    },
  })
  const { field, message, busy, onSubmit } = useSubmission({
    id: 'enrol',
    fields: CODE_FIELDS,
    read: (data) => textOf(data, 'code'),
    check: codeProblems,
    send: (code) => sendBy(confirm, { body: { code } }, { asSentence: true, text: problemText }),
  })
  if (confirm.data)
    return <SaveCodes codes={confirm.data.recovery_codes} onDone={() => onStep('signed_in')} />
  const problem = message || (enrolment.error && problemText(enrolment.error))
  return (
    <SignInFrame
      title="Set up your authenticator app"
      note="A second proof besides the password: your phone shows a new code every 30 seconds."
    >
      {problem ? (
        <EnrolProblem
          text={problem}
          onStartAgain={enrolment.error ? () => onStep('password') : undefined}
        />
      ) : null}
      <ol className="flex flex-col gap-5 text-body-sm">
        <li>
          <p className="font-semibold">1. Scan this with an authenticator app</p>
          <p className="mb-3 text-text-muted">
            Such as Google Authenticator, Microsoft Authenticator, Aegis or 1Password.
          </p>
          {enrolment.data ? (
            <Secret enrolment={enrolment.data} />
          ) : (
            <Skeleton className="size-52" />
          )}
        </li>
        <li>
          <p className="mb-2 font-semibold">2. Type the code it shows</p>
          <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
            <CodeInput {...field('code')} label="Code" length={CODE_DIGITS} />
            <Button type="submit" busy={busy}>
              Confirm
            </Button>
          </form>
        </li>
      </ol>
    </SignInFrame>
  )
}

function EnrolProblem({
  text,
  onStartAgain,
}: {
  text: string
  onStartAgain: (() => void) | undefined
}) {
  return (
    <Notice
      tone="danger"
      live
      action={
        onStartAgain ? (
          <Button look="outline" onClick={onStartAgain}>
            Start again
          </Button>
        ) : undefined
      }
    >
      {text}
    </Notice>
  )
}

/** The key for the app, as a picture to scan and as text to type. */
function Secret({
  enrolment: { otpauth_uri: uri, secret, issuer, account },
}: {
  enrolment: Answer<'staffStartEnrolment'>
}) {
  return (
    <div className="flex flex-wrap items-start gap-4">
      <QrCode text={uri} label="QR code for your authenticator app" />
      <div className="min-w-0 basis-40 grow">
        <p className="text-text-muted">Can’t scan? Type this key:</p>
        <p className="mt-1 flex items-center gap-1">
          <code className="tabular text-body font-semibold">
            {secret.replace(/(.{4})(?=.)/g, '$1 ')}
          </code>
          <CopyButton what="Key" text={secret} />
        </p>
        <p className="mt-2 text-text-muted">
          {issuer}: {account}
        </p>
      </div>
    </div>
  )
}

const SaveCodes = ({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) => (
  <SignInFrame
    title="Save these recovery codes"
    note="If you lose your phone, each of them signs you in once. They are shown only now."
  >
    <RecoveryCodes codes={codes} action="Go to the console" onDone={onDone} />
  </SignInFrame>
)
