import { lazy } from 'react'
import {
  KycView,
  loadAccount,
  LoadedPart,
  OverviewScreen,
  PrivacyView,
  SecurityView,
  VisitorScreen,
  WalletView,
} from '../../../../features/account/index.ts'
import type { AccountOverview } from '../../../../features/account/index.ts'
import { titleOfForm } from '../../../../shell/page/posted-form.ts'
import { usePageData } from '../../../../shell/page/use-page-data.ts'
import { UnavailableScreen } from '../../../../shell/page/fault-screens.tsx'

const CreditLineView = lazy(() =>
  import('../../../../features/credit-line/index.ts').then((module) => ({
    default: module.CreditLineView,
  })),
)
const PointsView = lazy(() =>
  import('../../../../features/account/points-view.tsx').then((module) => ({
    default: module.PointsView,
  })),
)
const ReferralsView = lazy(() =>
  import('../../../../features/account/referrals-view.tsx').then((module) => ({
    default: module.ReferralsView,
  })),
)
const SezView = lazy(() =>
  import('../../../../features/account/sez-view.tsx').then((module) => ({
    default: module.SezView,
  })),
)

export const load = loadAccount

const TITLES = {
  visitor: 'Your account',
  overview: 'Account',
  kyc: 'Verification',
  sez: 'Special economic zone',
  wallet: 'Wallet',
  points: 'Reward points',
  credit: 'Credit line',
  referrals: 'Referrals',
  security: 'Sign-in and security',
  privacy: 'Privacy',
} as const

export const title = (page: AccountOverview | null): string =>
  titleOfForm(page, TITLES[page?.view ?? 'overview'])

export function Screen() {
  const page = usePageData<AccountOverview | null>()
  switch (page?.view) {
    case undefined:
      return <UnavailableScreen what="your account" />
    case 'visitor':
      return <VisitorScreen selected={page.search.selected} closed={page.search.closed === true} />
    case 'overview':
      return <OverviewScreen {...page} />
    case 'kyc':
      return <KycView customer={page.customer} kyc={page.kyc} />
    case 'sez':
      return (
        <LoadedPart>
          <SezView customer={page.customer} claims={page.claims} today={page.today} />
        </LoadedPart>
      )
    case 'wallet':
      return <WalletView wallet={page.wallet} />
    case 'points':
      return (
        <LoadedPart>
          <PointsView points={page.points} />
        </LoadedPart>
      )
    case 'credit':
      return (
        <LoadedPart>
          <CreditLineView page={page.credit} />
        </LoadedPart>
      )
    case 'referrals':
      return (
        <LoadedPart>
          <ReferralsView referrals={page.referrals} />
        </LoadedPart>
      )
    case 'security':
      return <SecurityView {...page} />
    case 'privacy':
      return <PrivacyView {...page} />
  }
}
