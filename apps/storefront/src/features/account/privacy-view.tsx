import type { PostedForm } from '../../shell/page/posted-form.ts'
import type { Customer } from '../../shell/visitor/customer-store.ts'
import { AccountCard, AccountPage } from '../account-layout/index.ts'
import type { AccountSearch } from './account-search.ts'
import { CloseAccount } from './close-account.tsx'
import { FormNotice } from './form-notice.tsx'
import { TrackingChoice } from '../../shell/tracking/tracking-choice.tsx'

/** Tracking consent, and closing the account (AUTH-12). */
export function PrivacyView({
  customer,
  search,
  posted,
}: {
  customer: Customer
  search: AccountSearch
  posted: PostedForm | null
}) {
  return (
    <AccountPage current="privacy" title="Privacy">
      <FormNotice notice={search.notice} />
      <AccountCard title="Usage statistics">
        <TrackingChoice />
      </AccountCard>
      <AccountCard title="Close your account">
        <CloseAccount customer={customer} search={search} posted={posted} />
      </AccountCard>
    </AccountPage>
  )
}
