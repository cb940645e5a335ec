import { PASSWORD_LENGTH } from '@upchar/kernel/password-rules'
import { Button } from '@upchar/ui/button'
import { ErrorSummary, FormRefusal } from '@upchar/ui/error-summary'
import { PasswordInput } from '@upchar/ui/secret-fields'
import { useRouter } from '@tanstack/react-router'
import { api } from '../../lib/api-browser.ts'
import { showAlert } from '@upchar/web/alerts'
import type { Customer } from '../../state/account.ts'
import { forgetProfile } from './profile.ts'
import { ProofFields } from './proof-fields.tsx'
import { useProofForm } from './use-proof-form.ts'

const ID = 'secret'

/** A new password, or the first one; all other devices are signed out by it (AUTH-06). */
export function PasswordForm({ customer }: { customer: Customer }) {
  const router = useRouter()
  const { open, setOpen, problem, said, attempt, busy, submit } = useProofForm<'new'>(async (proof, data) => {
    const password = data.get('password')
    if (typeof password !== 'string' || password === '') return { field: 'new', message: 'Choose a password' }
    const result = await api('setPassword', { body: { ...proof, password } })
    if (!result.ok) return result
    showAlert(1, result.data.message)
    forgetProfile()
    await router.invalidate()
    return undefined
  }, { password_weak: 'new' })

  if (!open) {
    return (
      <div className="flex flex-col items-start gap-4">
        <p className="max-w-text text-body-sm text-text-muted">
          {customer.has_password ? 'You sign in with a password, or with a code by e-mail.' : 'You sign in with a code by e-mail. You can set a password besides.'}
        </p>
        <Button look="outline" className="noscript:hidden" onClick={() => setOpen(true)}>{customer.has_password ? 'Change password' : 'Set a password'}</Button>
      </div>
    )
  }
  return (
    <form noValidate onSubmit={submit} className="flex max-w-form flex-col gap-4" aria-label={customer.has_password ? 'Change password' : 'Set a password'}>
      <ErrorSummary attempt={attempt} problems={problem ? [{ id: `${ID}-${problem.field}`, message: problem.message }] : []} />
      <FormRefusal said={said} />
      <input type="text" name="username" autoComplete="username" defaultValue={customer.email} readOnly hidden />
      <ProofFields id={ID} hasPassword={customer.has_password} email={customer.email} error={problem && problem.field !== 'new' ? { ...problem, field: problem.field } : undefined} />
      <PasswordInput
        label="New password"
        hint={`At least ${PASSWORD_LENGTH} characters. A few words in a row are easy to remember and hard to guess.`}
        id={`${ID}-new`}
        name="password"
        autoComplete="new-password"
        maxLength={1000}
        error={problem?.field === 'new' ? problem.message : undefined}
      />
      <p className="text-body-sm text-text-muted">All other devices are signed out.</p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>Save password</Button>
        <Button look="outline" onClick={() => setOpen(false)}>Cancel</Button>
      </div>
    </form>
  )
}
