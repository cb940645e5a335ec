import { AccountOverlays } from '../../features/account/index.ts'
import { CompareTray } from '../../features/product/index.ts'
import { AutomaticPopup } from '../../features/popups/index.ts'

/**
 * Loaded when the page is idle: compare tray, special and last-step popups, sign-in prompts
 * (UI-06).
 */
export function Overlays() {
  return (
    <>
      <CompareTray />
      <AutomaticPopup />
      <AccountOverlays />
    </>
  )
}
