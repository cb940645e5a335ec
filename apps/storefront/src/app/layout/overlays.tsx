import { AccountOverlays, ReferralLanding } from '../../features/account/index.ts'
import { CartEndings } from '../../features/cart/index.ts'
import { InstalledApp } from '../../features/offline/index.ts'
import { CompareTray } from '../../features/product/index.ts'
import { AutomaticPopup } from '../../features/popups/index.ts'

export { ActingBanner } from './acting-banner.tsx'

/**
 * Loaded when the page is idle: compare tray, ends of prices in the cart, special and last-step popups,
 * sign-in prompts, what a referral link gives (UI-06), what makes it an app.
 */
export function Overlays() {
  return (
    <>
      <CompareTray />
      <CartEndings />
      <InstalledApp />
      <AutomaticPopup />
      <AccountOverlays />
      <ReferralLanding />
    </>
  )
}
