import { PASSWORD_LENGTH } from '@upchar/kernel/password-rules'
import { Button } from '@upchar/ui/button'
import { ErrorSummary } from '@upchar/ui/error-summary'
import { PasswordInput } from '@upchar/ui/secret-fields'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { api } from '../../lib/api-browser.ts'
import { showAlert } from '../../state/alert.ts'
import type { Customer } from '../../state/account.ts'
import { forgetProfile } from './profile.ts'
import { proofField, ProofFields, proofIn } from './proof-fields.tsx'
import type { ProofError } from './proof-fields.tsx'

const ID = 'secret'
type Problem = ProofError | { field: 'new'; message: string }

/** A new password, or the first one; all other devices are signed out by it (AUTH-06). */
export function PasswordForm({ customer }: { customer: Customer }) {
  const router = useRouter()
  const [open, setOpen] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const [said, setSaid] = useState('')
  const [attempts, setAttempts] = useState(0)
  const [busy, setBusy] = useState(false)

  const fail = (found: Problem | undefined, words = '') => {
    setProblem(found)
    setSaid(words)
    setAttempts((count) => count + 1)
    setBusy(false)
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const data = new FormData(event.currentTarget)
    const proof = proofIn(data)
    if ('field' in proof) return fail(proof)
    const password = data.get('password')
    if (typeof password !== 'string' || password === '') return fail({ field: 'new', message: 'Choose a password' })
    setBusy(true)
    const result = await api('setPassword', { body: { ...proof, password } })
    if (!result.ok) {
      const field = result.error.code === 'password_weak' ? ('new' as const) : proofField(result.error.code)
      return fail(field && { field, message: result.error.message }, field ? '' : result.kind === 'refused' ? result.error.message : 'Something went wrong')
    }
    showAlert(1, result.data.message)
    forgetProfile()
    setOpen(false)
    fail(undefined)
    await router.invalidate()
  }

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
    <form noValidate onSubmit={(event) => void submit(event)} className="flex max-w-form flex-col gap-4" aria-label={customer.has_password ? 'Change password' : 'Set a password'}>
      <ErrorSummary attempt={attempts} problems={problem ? [{ id: `${ID}-${problem.field}`, message: problem.message }] : []} />
      {said ? <p role="alert" className="rounded-md bg-danger-bg p-3 text-body-sm text-danger">{said}</p> : null}
      <input type="text" name="username" autoComplete="username" defaultValue={customer.email} readOnly hidden />
      <ProofFields id={ID} hasPassword={customer.has_password} email={customer.email} error={problem?.field === 'new' ? undefined : problem} />
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
