import { AccountOverlays } from '../../features/account/account-overlays.tsx'
import { CompareTray } from '../../features/product/compare/compare-tray.tsx'
import { UninvitedPopup } from '../../features/popups/uninvited.tsx'

/** What lies beside the page and comes once it is at rest: compare tray, special and last-step popup, what has to do with signing in (UI-06). */
export function Overlays() {
  return (
    <>
      <CompareTray />
      <UninvitedPopup />
      <AccountOverlays />
    </>
  )
}
