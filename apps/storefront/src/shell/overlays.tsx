import { CompareTray } from '../features/compare/compare-tray.tsx'
import { UninvitedPopup } from '../features/popups/uninvited.tsx'

/** What lies beside the page and comes once it is at rest: compare tray, special and last-step popup (UI-06). */
export function Overlays() {
  return (
    <>
      <CompareTray />
      <UninvitedPopup />
    </>
  )
}
