import { Button, LinkButton } from '@upchar/ui/button'
import { FormProblems } from '@upchar/ui/error-summary'
import type { MouseEvent } from 'react'
import type { PostedForm } from '../../shell/page/posted-form.ts'
import type { Customer } from '../../shell/visitor/customer-store.ts'
import { accountSearchHref } from './account-search.ts'
import type { AccountSearch } from './account-search.ts'
import { closeAccount } from './proof.ts'
import { ProofFields, SendCodeForm } from './proof-fields.tsx'
import { leave } from './sign-out.ts'
import { useProofForm } from './use-proof-form.ts'

const ID = 'close'
const HERE = { selected: 'privacy', form: 'close' } as const

/** Closes the account after stating the consequences and asking for proof of identity (AUTH-12). */
export function CloseAccount({
  customer,
  search,
  posted,
}: {
  customer: Customer
  search: AccountSearch
  posted: PostedForm | null
}) {
  const { form, open, place, onOpen, onClose } = useProofForm({
    id: ID,
    open: search.form === 'close',
    posted,
    send: closeAccount,
    onDone: () => leave('/account?closed=1'),
  })
  const action = accountSearchHref({ ...HERE, ...(search.proof ? { proof: search.proof } : {}) })
  return (
    <div ref={place}>
      {open ? <SendCodeForm id={ID} action={action} /> : null}
      {open ? (
        <form
          method="post"
          action={action}
          noValidate
          onSubmit={form.onSubmit}
          className="flex max-w-form flex-col gap-4"
          aria-label="Close your account"
        >
          <FormProblems form={form} />
          <input type="hidden" name="action" value="close-account" />
          <CloseWarning email={customer.email} />
          <ProofFields
            id={ID}
            hasPassword={customer.has_password}
            email={customer.email}
            mailed={search.proof === 'code'}
            errors={form.errors}
            onMailed={() => form.clear()}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" look="danger" busy={form.busy}>
              Close account permanently
            </Button>
            <LinkButton
              look="outline"
              href={accountSearchHref({ selected: 'privacy' })}
              onClick={onClose}
            >
              Keep my account
            </LinkButton>
          </div>
        </form>
      ) : (
        <CloseAccountIntro onOpen={onOpen} />
      )}
    </div>
  )
}

function CloseAccountIntro({ onOpen }: { onOpen: (event: MouseEvent) => void }) {
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="max-w-text text-body-sm text-text-muted">
        You are signed out everywhere, and your name, phone number, addresses and documents are
        deleted. Orders and invoices are kept for as long as tax law requires.
      </p>
      <LinkButton look="outline" href={accountSearchHref(HERE)} onClick={onOpen}>
        Close your account
      </LinkButton>
    </div>
  )
}

function CloseWarning({ email }: { email: string }) {
  return (
    <p className="rounded-md bg-warning-bg p-3 text-body-sm text-warning">
      This can’t be undone. The account for{' '}
      <strong className="[overflow-wrap:anywhere]">{email}</strong> can’t be opened again.
    </p>
  )
}
