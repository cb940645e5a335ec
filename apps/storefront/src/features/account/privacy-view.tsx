import type { Customer } from '../../state/account.ts'
import { AccountCard, AccountPage } from './account-page.tsx'
import { CloseAccount } from './close-account.tsx'
import { TrackingChoice } from './tracking-choice.tsx'

/** What we may measure, and closing the account (AUTH-12). */
export function PrivacyView({ customer }: { customer: Customer }) {
  return (
    <AccountPage current="privacy" title="Privacy">
      <AccountCard title="Measuring">
        <TrackingChoice />
      </AccountCard>
      <AccountCard title="Close your account">
        <CloseAccount customer={customer} />
      </AccountCard>
    </AccountPage>
  )
}
