import { Button } from '@upchar/ui/button'
import { ErrorSummary, FormRefusal } from '@upchar/ui/error-summary'
import { api } from '../../lib/api-browser.ts'
import { useShell } from '../../shell/shell-context.ts'
import type { Customer } from '../../state/account.ts'
import { ProofFields } from './proof-fields.tsx'
import { leave } from './sign-out.ts'
import { useProofForm } from './use-proof-form.ts'

const ID = 'close'

/** Closing for good: said what happens, asked once more who it is, then gone (AUTH-12). */
export function CloseAccount({ customer }: { customer: Customer }) {
  const { contact } = useShell()
  const { open, setOpen, problem, said, attempt, busy, submit } = useProofForm<never>(async (proof) => {
    const result = await api('deactivateAccount', { body: proof })
    if (!result.ok) return result
    leave('/account?closed=1')
    return undefined
  })

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
    <form noValidate onSubmit={submit} className="flex max-w-form flex-col gap-4" aria-label="Close your account">
      <ErrorSummary attempt={attempt} problems={problem ? [{ id: `${ID}-${problem.field}`, message: problem.message }] : []} />
      <FormRefusal said={said} />
      <p className="rounded-md bg-warning-bg p-3 text-body-sm text-warning">This can’t be undone. The account for <strong className="[overflow-wrap:anywhere]">{customer.email}</strong> can’t be opened again.</p>
      <ProofFields id={ID} hasPassword={customer.has_password} email={customer.email} error={problem} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="danger" busy={busy}>Close account for good</Button>
        <Button look="outline" onClick={() => setOpen(false)}>Keep it</Button>
      </div>
    </form>
  )
}
