import { lazy } from 'react'
import { LinkButton } from '@upchar/ui/button'
import type { PostedForm } from '../../shell/page/posted-form.ts'
import type { Customer } from '../../shell/visitor/customer-store.ts'
import { href } from '../../shell/urls/hrefs.ts'
import { AccountCard, AccountPage } from '../account-layout/index.ts'
import type { AccountSearch } from './account-search.ts'
import { CloseAccount } from './close-account.tsx'
import { FormNotice } from './form-notice.tsx'
import { LoadedPart } from './loaded-part.tsx'

const ConsentChoices = lazy(() =>
  import('./consent-choices.tsx').then((module) => ({ default: module.ConsentChoices })),
)
const PushSetting = lazy(() => import('../pushes/push-setting.tsx'))
const NomineeCard = lazy(() =>
  import('./nominee-card.tsx').then((module) => ({ default: module.NomineeCard })),
)

/** What the buyer allows, the own data as a file, and closing the account (AUTH-12). */
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
      <AccountCard title="What you allow">
        {/* As tall as the choices with their history, so that what is below stays where it is. */}
        <div className="min-h-140 sm:min-h-104 lg:min-h-96">
          <LoadedPart>
            <ConsentChoices />
          </LoadedPart>
        </div>
      </AccountCard>
      <AccountCard title="Notices on this device">
        <div className="min-h-24">
          <LoadedPart>
            <PushSetting />
          </LoadedPart>
        </div>
      </AccountCard>
      <AccountCard title="Your data">
        <div className="flex flex-col items-start gap-4">
          <p className="max-w-text text-body-sm text-text-muted">
            Everything that we hold of you in one file: profile, addresses, orders, payments, KYC
            and messages. Up to five times a day.
          </p>
          <LinkButton look="outline" href="/api/my-data" download="">
            Download my data
          </LinkButton>
          <p className="max-w-text text-body-sm text-text-muted">
            Is something wrong, or should we delete a part?{' '}
            <a href={`${href.complaints}?about=correction`} className="underline">
              Make a request about your data
            </a>
            . It gets a number and the day of our answer.
          </p>
        </div>
      </AccountCard>
      <AccountCard title="Nominee">
        <LoadedPart>
          <NomineeCard />
        </LoadedPart>
      </AccountCard>
      <AccountCard title="Close your account">
        <CloseAccount customer={customer} search={search} posted={posted} />
      </AccountCard>
    </AccountPage>
  )
}
