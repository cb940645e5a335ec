import { Badge } from '@upchar/ui/badge'
import type { Customer } from '../../state/account.ts'
import { AccountCard, AccountPage } from './account-page.tsx'
import type { Sessions } from './load-account.ts'
import { PasswordForm } from './password-form.tsx'
import { SessionList } from './session-list.tsx'

/** How one signs in, and where one is signed in. */
export function SecurityView({ customer, sessions }: { customer: Customer; sessions: Sessions | null }) {
  return (
    <AccountPage current="security" title="Sign-in and security">
      <AccountCard title="Password" aside={customer.has_google ? <Badge>Google linked</Badge> : null}>
        <PasswordForm customer={customer} />
      </AccountCard>
      <AccountCard title="Where you are signed in">
        <SessionList sessions={sessions} />
      </AccountCard>
    </AccountPage>
  )
}
