import { PASSWORD_LENGTH } from '@upchar/kernel/password-rules'
import { Button, LinkButton } from '@upchar/ui/button'
import { PasswordInput } from '@upchar/ui/secret-fields'
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { showAlert } from '@upchar/web/alerts'
import type { PostedForm } from '../../shell/page/posted-form.ts'
import type { Customer } from '../../shell/visitor/customer-store.ts'
import { accountSearchHref } from './account-search.ts'
import type { AccountSearch } from './account-search.ts'
import { forgetProfile } from '../../shell/visitor/current-customer.ts'
import { changePassword } from './reauthenticate.ts'
import { ReauthenticationForm } from './reauthentication-form.tsx'
import { useReauthenticationForm } from './use-reauthentication-form.ts'

const ID = 'secret'
const HERE = { selected: 'security', form: 'password' } as const

/** Sets or changes the password, which signs out all other devices (AUTH-06). */
export function PasswordForm({
  customer,
  search,
  posted,
}: {
  customer: Customer
  search: AccountSearch
  posted: PostedForm | null
}) {
  const router = useRouter()
  const proof = useReauthenticationForm({
    id: ID,
    open: search.form === 'password',
    posted,
    send: changePassword,
    onDone: async ({ message }) => {
      showAlert(1, message)
      forgetProfile()
      await router.invalidate()
    },
  })
  const words = customer.has_password ? 'Change password' : 'Set a password'
  return (
    <ReauthenticationForm
      id={ID}
      label={words}
      here={HERE}
      action="set-password"
      customer={customer}
      search={search}
      proof={proof}
      before={
        <input
          type="text"
          name="username"
          autoComplete="username"
          defaultValue={customer.email}
          readOnly
          hidden
        />
      }
      after={<NewPassword error={proof.form.errors.new} />}
      button={
        <Button type="submit" busy={proof.form.busy}>
          Save password
        </Button>
      }
      cancel="Cancel"
      closed={
        <PasswordClosed hasPassword={customer.has_password} words={words} onOpen={proof.onOpen} />
      }
    />
  )
}

const NewPassword = ({ error }: { error: string | undefined }) => (
  <>
    <PasswordInput
      label="New password"
      hint={`At least ${PASSWORD_LENGTH} characters. A few unrelated words are easy to remember and hard to guess.`}
      id={`${ID}-new`}
      name="password"
      autoComplete="new-password"
      maxLength={1000}
      error={error}
    />
    <p className="text-body-sm text-text-muted">All other devices are signed out.</p>
  </>
)

function PasswordClosed({
  hasPassword,
  words,
  onOpen,
}: {
  hasPassword: boolean
  words: string
  onOpen: (event: MouseEvent) => void
}) {
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="max-w-text text-body-sm text-text-muted">
        {hasPassword
          ? 'You sign in with a password, or with a code by email.'
          : 'You sign in with a code by email. You can also set a password.'}
      </p>
      <LinkButton look="outline" href={accountSearchHref(HERE)} onClick={onOpen}>
        {words}
      </LinkButton>
    </div>
  )
}
