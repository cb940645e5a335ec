import { Badge } from '@upchar/ui/badge'
import type { PostedForm } from '../../shell/page/posted-form.ts'
import type { Customer } from '../../shell/visitor/customer-store.ts'
import { AccountCard, AccountPage } from '../account-layout/index.ts'
import type { AccountSearch } from './account-search.ts'
import type { Sessions } from './load-account.ts'
import { PasswordForm } from './password-form.tsx'
import { FormNotice } from './form-notice.tsx'
import { SessionList } from './session-list.tsx'

/** Sign-in methods and signed-in devices. */
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
      <FormNotice notice={search.notice} />
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
