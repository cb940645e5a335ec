import { KycView } from '../../../features/account/kyc-view.tsx'
import { loadAccount } from '../../../features/account/load-account.ts'
import type { AccountOverview } from '../../../features/account/load-account.ts'
import { OverviewScreen } from '../../../features/account/overview-screen.tsx'
import { PrivacyView } from '../../../features/account/privacy-view.tsx'
import { SecurityView } from '../../../features/account/security-view.tsx'
import { VisitorScreen } from '../../../features/account/visitor-screen.tsx'
import { titleOfForm } from '../../../shell/page/posted-form.ts'
import { usePageData } from '../../../shell/page/use-page-data.ts'
import { UnavailableScreen } from '../../../shell/page/fault-screens.tsx'

export const load = loadAccount

const TITLES = {
  visitor: 'Your account',
  overview: 'Account',
  kyc: 'Verification',
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
    case 'security':
      return <SecurityView {...page} />
    case 'privacy':
      return <PrivacyView {...page} />
  }
}
