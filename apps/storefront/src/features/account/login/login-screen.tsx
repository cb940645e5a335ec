import type { LoginStepKey } from '@upchar/kernel/login-steps'
import { ErrorSummary } from '@upchar/ui/error-summary'
import { LinkButton } from '@upchar/ui/button'
import { cx } from '@upchar/ui/cx'
import type { ReactNode } from 'react'
import { useShell } from '../../../shell/page/shell-context.ts'
import { guestWay, stepHref } from './login-search.ts'
import type { LoginPage } from './load-login.ts'
import { LoginDone } from './login-done.tsx'
import { LoginFrame } from './login-frame.tsx'
import { STEP_TITLES } from './login-words.ts'
import { CodeStep, EmailStep, NewPasswordStep, OtherWay, PasswordStep } from './steps.tsx'
import type { StepProps } from './steps.tsx'
import { useLogin } from './use-login.ts'
import { ResendButton } from './wait-button.tsx'

const CODE_STEPS: readonly LoginStepKey[] = ['existing-otp', 'new-otp', 'reset-otp']

/** The email address in use, with a link to change it. */
function Address({
  before,
  email,
  startOver,
}: {
  before?: string
  email: string
  startOver: string
}) {
  return (
    <p>
      {before ? `${before} ` : ''}
      <strong className="font-semibold text-text [overflow-wrap:anywhere]">{email}</strong>{' '}
      <a href={startOver} className="inline-block py-1 whitespace-nowrap underline">
        Change<span className="sr-only"> the email address</span>
      </a>
    </p>
  )
}

function noteOf({ step, search, state }: LoginPage): ReactNode {
  if (state === null) return null
  const address = { email: state.email, startOver: stepHref(search, 'new-init') }
  switch (step) {
    case 'new-init':
      return search.source === 'route_guard'
        ? 'Sign in to open this page. You return to it right after.'
        : 'Enter your email address. New here? We create your account as you go.'
    case 'existing-otp':
      return <Address before="We sent a 6-digit code to" {...address} />
    case 'new-otp':
      return (
        <Address
          before="There is no account with this address yet. To create one, enter the 6-digit code that we sent to"
          {...address}
        />
      )
    case 'reset-otp':
      return (
        <Address
          before="If there is an account with this address, we sent a 6-digit code to"
          {...address}
        />
      )
    case 'new-password':
      return <Address before="The account is for" {...address} />
    default:
      return <Address {...address} />
  }
}

function Step({ page, ...props }: StepProps & { page: LoginPage; waitUntil: number }) {
  const { waitUntil, busy } = props
  const resend = <ResendButton until={waitUntil} busy={busy === 'resend'} />
  switch (page.step) {
    case 'new-init':
      return <EmailStep {...props} />
    case 'existing-password':
      return <PasswordStep {...props} />
    case 'existing-otp':
      return (
        <CodeStep {...props} action="Sign in">
          {resend}
          {page.state?.open_steps.includes(1) ? (
            <OtherWay action="use-password" busy={busy}>
              Use your password instead
            </OtherWay>
          ) : null}
        </CodeStep>
      )
    case 'new-otp':
      return (
        <CodeStep {...props} action="Continue">
          {resend}
        </CodeStep>
      )
    case 'reset-otp':
      return (
        <CodeStep {...props} action="Continue">
          {resend}
        </CodeStep>
      )
    case 'new-password':
      return (
        <NewPasswordStep {...props} action="Create account">
          <OtherWay action="without-password" busy={busy}>
            Continue without a password and sign in with codes
          </OtherWay>
        </NewPasswordStep>
      )
    case 'reset-password':
      return <NewPasswordStep {...props} action="Change password" />
    default:
      return null
  }
}

/** The sign-in, step by step (ROUTE-14, AUTH-01). Without scripts the form posts to the server. */
export function LoginScreen({ page }: { page: LoginPage }) {
  const { search, step, customer, state } = page
  const { form, place, notice, busy, waitUntil } = useLogin(page)
  const { flags, signIn } = useShell()
  const guest = guestWay(search, flags?.guest_checkout_type)
  if (customer) {
    return (
      <LoginFrame title={STEP_TITLES[step]}>
        <LoginDone customer={customer} returnUrl={search.returnUrl} />
      </LoginFrame>
    )
  }
  return (
    <LoginFrame title={STEP_TITLES[step]} note={noteOf(page)}>
      <form
        ref={place}
        key={step}
        method="post"
        action={stepHref(search, step)}
        noValidate
        onSubmit={form.onSubmit}
        className="flex flex-col gap-5"
        aria-labelledby="login-title"
      >
        <ErrorSummary
          attempt={form.attempt}
          problems={form.problems.map(({ field, message }) => ({ id: `login-${field}`, message }))}
        />
        {notice ? (
          <p
            role={notice.tone === 'info' ? 'status' : undefined}
            className={cx(
              'rounded-md p-3 text-body-sm',
              notice.tone === 'info' ? 'bg-info-bg text-info' : 'bg-danger-bg text-danger',
            )}
          >
            {notice.message}
          </p>
        ) : null}
        <Step
          page={page}
          email={page.posted?.values['email'] ?? state.email}
          errors={form.errors}
          busy={busy}
          waitUntil={waitUntil}
        />
      </form>
      {signIn?.mailbox && CODE_STEPS.includes(step) ? (
        <MailboxNote mailbox={signIn.mailbox} />
      ) : null}
      {step === 'new-init' && guest ? (
        <div className="mt-6 border-t border-border pt-5">
          <p className="mb-3 text-body-sm text-text-muted">You don’t need an account to order.</p>
          <LinkButton look="outline" href={guest} className="w-full">
            Continue as guest
          </LinkButton>
        </div>
      ) : null}
    </LoginFrame>
  )
}

function MailboxNote({ mailbox }: { mailbox: string }) {
  return (
    <p className="mt-5 rounded-md bg-panel p-3 text-body-sm">
      No mail leaves this shop while it is in development.{' '}
      <a href={mailbox} target="_blank" rel="noopener" className="underline">
        Read the code in the mailbox
      </a>
      .
    </p>
  )
}
