import { PASSWORD_LENGTH } from '@upchar/kernel/password-rules'
import { Button } from '@upchar/ui/button'
import { TextInput } from '@upchar/ui/field'
import { CodeInput, PasswordInput } from '@upchar/ui/secret-fields'
import type { ReactNode } from 'react'
import type { LoginAction, LoginField } from './login-flow.ts'

export type StepProps = {
  email: string
  errors: Partial<Record<LoginField, string>>
  busy: LoginAction | undefined
}

/** The step's main button. It comes first in the form, so that Enter presses it. */
const GoOn = ({ busy, children }: { busy: LoginAction | undefined; children: ReactNode }) => (
  <Button type="submit" name="action" value="go-on" busy={busy === 'go-on'} className="w-full">
    {children}
  </Button>
)

/** A secondary action of a step: a submit button that looks like a link. */
export const OtherWay = ({
  action,
  busy,
  children,
}: {
  action: LoginAction
  busy: LoginAction | undefined
  children: ReactNode
}) => (
  <Button
    type="submit"
    name="action"
    value={action}
    look="quiet"
    busy={busy === action}
    className="-ml-4 self-start underline"
  >
    {children}
  </Button>
)

/** A hidden username field, so that password managers can match the password. */
const Username = ({ email }: { email: string }) => (
  <input type="text" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
)

export function EmailStep({ email, errors, busy }: StepProps) {
  return (
    <>
      <TextInput
        label="Email"
        hint="Your work address, if you have one: invoices and delivery notes go to it."
        id="login-email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={254}
        defaultValue={email}
        error={errors.email}
      />
      <GoOn busy={busy}>Continue</GoOn>
    </>
  )
}

export function PasswordStep({ email, errors, busy }: StepProps) {
  return (
    <>
      <Username email={email} />
      <PasswordInput
        label="Password"
        id="login-password"
        name="password"
        autoComplete="current-password"
        enterKeyHint="go"
        maxLength={1000}
        error={errors.password}
      />
      <GoOn busy={busy}>Sign in</GoOn>
      <div className="flex flex-col">
        <OtherWay action="use-code" busy={busy}>
          Sign in with a code by email
        </OtherWay>
        <OtherWay action="forgot" busy={busy}>
          Forgot your password?
        </OtherWay>
      </div>
    </>
  )
}

export function CodeStep({
  errors,
  busy,
  action,
  children,
}: StepProps & { action: string; children: ReactNode }) {
  return (
    <>
      <CodeInput
        label="6-digit code"
        hint="It is valid for 10 minutes. If it does not arrive, check your spam folder."
        id="login-code"
        name="code"
        enterKeyHint="go"
        error={errors.code}
      />
      <GoOn busy={busy}>{action}</GoOn>
      <div className="flex flex-col">{children}</div>
    </>
  )
}

export function NewPasswordStep({
  email,
  errors,
  busy,
  action,
  children,
}: StepProps & { action: string; children?: ReactNode }) {
  return (
    <>
      <Username email={email} />
      <PasswordInput
        label="New password"
        hint={`At least ${PASSWORD_LENGTH} characters. A few unrelated words are easy to remember and hard to guess.`}
        id="login-password"
        name="password"
        autoComplete="new-password"
        enterKeyHint="go"
        maxLength={1000}
        error={errors.password}
      />
      <GoOn busy={busy}>{action}</GoOn>
      {children}
    </>
  )
}
