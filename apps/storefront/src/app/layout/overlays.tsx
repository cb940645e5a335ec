import { AccountOverlays } from '../../features/account/index.ts'
import { CompareTray } from '../../features/product/index.ts'
import { UninvitedPopup } from '../../features/popups/index.ts'

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
