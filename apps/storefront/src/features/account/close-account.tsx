import { Button } from '@upchar/ui/button'
import { ErrorSummary } from '@upchar/ui/error-summary'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { api } from '../../lib/api-browser.ts'
import { useShell } from '../../shell/shell-context.ts'
import type { Customer } from '../../state/account.ts'
import { proofField, ProofFields, proofIn } from './proof-fields.tsx'
import type { ProofError } from './proof-fields.tsx'
import { leave } from './sign-out.ts'

const ID = 'close'

/** Closing for good: said what happens, asked once more who it is, then gone (AUTH-12). */
export function CloseAccount({ customer }: { customer: Customer }) {
  const { contact } = useShell()
  const [open, setOpen] = useState(false)
  const [error, setError] = useState<ProofError>()
  const [said, setSaid] = useState('')
  const [attempts, setAttempts] = useState(0)
  const [busy, setBusy] = useState(false)

  const fail = (problem: ProofError | undefined, words = '') => {
    setError(problem)
    setSaid(words)
    setAttempts((count) => count + 1)
    setBusy(false)
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const proof = proofIn(new FormData(event.currentTarget))
    if ('field' in proof) return fail(proof)
    setBusy(true)
    const result = await api('deactivateAccount', { body: proof })
    if (result.ok) return leave('/account?closed=1')
    const field = proofField(result.error.code)
    fail(field && { field, message: result.error.message }, field ? '' : result.kind === 'refused' ? result.error.message : 'Something went wrong')
  }

  if (!open) {
    return (
      <div className="flex flex-col items-start gap-4">
        <p className="max-w-text text-body-sm text-text-muted">You are signed out everywhere, and your name, phone number, addresses and papers are deleted. Orders and invoices stay as long as tax law asks.</p>
        <Button look="outline" className="noscript:hidden" onClick={() => setOpen(true)}>Close your account</Button>
        <noscript><p className="text-body-sm">Switch JavaScript on to close your account{contact ? `, or write to ${contact.support_email}` : ''}.</p></noscript>
      </div>
    )
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex max-w-form flex-col gap-4" aria-label="Close your account">
      <ErrorSummary attempt={attempts} problems={error ? [{ id: `${ID}-${error.field}`, message: error.message }] : []} />
      {said ? <p role="alert" className="rounded-md bg-danger-bg p-3 text-body-sm text-danger">{said}</p> : null}
      <p className="rounded-md bg-warning-bg p-3 text-body-sm text-warning">This can’t be undone. The account for <strong className="[overflow-wrap:anywhere]">{customer.email}</strong> can’t be opened again.</p>
      <ProofFields id={ID} hasPassword={customer.has_password} email={customer.email} error={error} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="danger" busy={busy}>Close account for good</Button>
        <Button look="outline" onClick={() => setOpen(false)}>Keep it</Button>
      </div>
    </form>
  )
}
