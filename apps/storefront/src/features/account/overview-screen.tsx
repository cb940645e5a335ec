import { lazy, Suspense } from 'react'
import { useStore } from 'zustand'
import { Badge } from '@upchar/ui/badge'
import type { Customer } from '../../shell/visitor/customer-store.ts'
import { AccountPage } from '../account-layout/index.ts'
import type { AccountSearch } from './account-search.ts'
import { KYC_WORDS } from '../kyc/index.ts'
import { nameOf } from '../../shell/visitor/persisted-customer.ts'
import { navigationStore } from '../../shell/page/navigation.ts'
import { OverviewTiles } from './overview-tiles.tsx'
import { FormNotice } from './form-notice.tsx'
import { SignOutButton } from './sign-out-button.tsx'
import { PendingActions } from './pending-actions.tsx'

const ForYou = lazy(() =>
  import('../product/for-you/in-account.tsx').then((part) => ({ default: part.ForYouInAccount })),
)

/** The buyer, open tasks and links to every section (ROUTE-13). */
export function OverviewScreen({
  customer,
  search,
}: {
  customer: Customer
  search: AccountSearch
}) {
  const name = customer.name || nameOf(customer)
  const hydrated = useStore(navigationStore, (state) => state.hydrated)
  const kyc = KYC_WORDS[customer.kyc.status]
  return (
    <AccountPage current="overview" title="Account" aside={<SignOutButton />}>
      <FormNotice notice={search.notice} />
      <div className="flex items-center gap-4 rounded-md bg-brand p-4 text-on-brand sm:p-6">
        <span
          aria-hidden="true"
          className="grid size-14 shrink-0 place-items-center rounded-full bg-brand-hover text-h2 font-bold"
        >
          {name.charAt(0).toUpperCase()}
        </span>
        <div className="min-w-0 [overflow-wrap:anywhere]">
          <p className="text-h2 font-semibold">{name}</p>
          <p className="text-body-sm text-on-brand-muted">{customer.email}</p>
          <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-body-sm">
            <Badge tone={kyc.tone}>{kyc.name}</Badge>
            {customer.business_name}
          </p>
        </div>
      </div>
      <PendingActions customer={customer} />
      <OverviewTiles customer={customer} />
      {hydrated ? (
        <Suspense fallback={null}>
          <ForYou />
        </Suspense>
      ) : null}
    </AccountPage>
  )
}
