import { Button, LinkButton } from '@upchar/ui/button'
import type { MouseEvent } from 'react'
import type { PostedForm } from '../../shell/page/posted-form.ts'
import type { Customer } from '../../shell/visitor/customer-store.ts'
import { accountSearchHref } from './account-search.ts'
import type { AccountSearch } from './account-search.ts'
import { closeAccount } from './reauthenticate.ts'
import { ReauthenticationForm } from './reauthentication-form.tsx'
import { leave } from './sign-out.ts'
import { useReauthenticationForm } from './use-reauthentication-form.ts'

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
  const proof = useReauthenticationForm({
    id: ID,
    open: search.form === 'close',
    posted,
    send: closeAccount,
    onDone: () => leave('/account?closed=1'),
  })
  return (
    <ReauthenticationForm
      id={ID}
      label="Close your account"
      here={HERE}
      action="close-account"
      customer={customer}
      search={search}
      proof={proof}
      before={<CloseWarning email={customer.email} />}
      button={
        <Button type="submit" look="danger" busy={proof.form.busy}>
          Close account permanently
        </Button>
      }
      cancel="Keep my account"
      closed={<CloseAccountIntro onOpen={proof.onOpen} />}
    />
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
      <strong className="[overflow-wrap:anywhere]">{email}</strong> can’t be opened again. Your
      wallet and reward points end with it: they are never paid out.
    </p>
  )
}
