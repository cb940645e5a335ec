import { FormProblems } from '@upchar/ui/error-summary'
import { LinkButton } from '@upchar/ui/button'
import type { ReactNode } from 'react'
import type { Customer } from '../../shell/visitor/customer-store.ts'
import { accountSearchHref } from './account-search.ts'
import type { AccountSearch } from './account-search.ts'
import { ReauthenticationFields, SendCodeForm } from './reauthentication-fields.tsx'
import type { useReauthenticationForm } from './use-reauthentication-form.ts'

type Props = {
  id: string
  label: string
  /** Where the page with the open form is. */
  here: Required<Pick<AccountSearch, 'selected' | 'form'>>
  /** The form's name for the server. */
  action: string
  customer: Customer
  search: AccountSearch
  proof: ReturnType<typeof useReauthenticationForm>
  /** Before the question who the buyer is, and after it. */
  before: ReactNode
  after?: ReactNode
  button: ReactNode
  cancel: string
  /** What stands in the form's place while it is closed. */
  closed: ReactNode
}

/** A form that asks once more who the buyer is, or the link that opens it. */
export function ReauthenticationForm({ id, here, customer, search, proof, ...parts }: Props) {
  const { form, open, place, onClose } = proof
  const action = accountSearchHref({ ...here, ...(search.proof ? { proof: search.proof } : {}) })
  return (
    <div ref={place}>
      {open ? <SendCodeForm id={id} action={action} /> : null}
      {open ? (
        <form
          method="post"
          action={action}
          noValidate
          onSubmit={form.onSubmit}
          className="flex max-w-form flex-col gap-4"
          aria-label={parts.label}
        >
          <FormProblems form={form} />
          <input type="hidden" name="action" value={parts.action} />
          {parts.before}
          <ReauthenticationFields
            id={id}
            hasPassword={customer.has_password}
            email={customer.email}
            mailed={search.proof === 'code'}
            errors={form.errors}
            onMailed={() => form.clear()}
          />
          {parts.after}
          <div className="flex flex-wrap gap-3">
            {parts.button}
            <LinkButton
              look="outline"
              href={accountSearchHref({ selected: here.selected })}
              onClick={onClose}
            >
              {parts.cancel}
            </LinkButton>
          </div>
        </form>
      ) : (
        parts.closed
      )}
    </div>
  )
}
