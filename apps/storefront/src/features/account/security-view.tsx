import { Badge } from '@upchar/ui/badge'
import type { PostedForm } from '../../shell/page/posted-form.ts'
import type { Customer } from '../../shell/visitor/customer-store.ts'
import { AccountCard, AccountPage } from '../account-layout/index.ts'
import type { AccountSearch } from './account-search.ts'
import type { Sessions } from './load-account.ts'
import { PasswordForm } from './password-form.tsx'
import { SaidNote } from './said-note.tsx'
import { SessionList } from './session-list.tsx'

/** How one signs in, and where one is signed in. */
export function SecurityView({
  customer,
  sessions,
  search,
  posted,
}: {
  customer: Customer
  sessions: Sessions | null
  search: AccountSearch
  posted: PostedForm | null
}) {
  return (
    <AccountPage current="security" title="Sign-in and security">
      <SaidNote said={search.said} />
      <AccountCard
        title="Password"
        aside={customer.has_google ? <Badge>Google linked</Badge> : null}
      >
        <PasswordForm customer={customer} search={search} posted={posted} />
      </AccountCard>
      <AccountCard title="Where you are signed in">
        <SessionList sessions={sessions} />
      </AccountCard>
    </AccountPage>
  )
}
