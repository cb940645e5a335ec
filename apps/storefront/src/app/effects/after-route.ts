import type { AnyRouter } from '@tanstack/react-router'
import { keepFocus } from '@upchar/ui/keep-focus'
import { alertStore, dismissAlert } from '@upchar/web/alerts'
import { rehydrateCompare } from '../../features/product/index.ts'
import { openByLinks } from '../../shell/modals/open-by-links.ts'
import { restoreModals } from '../../shell/modals/restore-modals.ts'
import { keepLandingPage } from '../../shell/tracking/keep-landing-page.ts'
import { navigationStore } from '../../shell/page/navigation.ts'
import { LINKED_MODALS, RESTORED_MODALS } from '../layout/modal-names.ts'
import { dispatchAnalytics, trackPageView } from './page-views.ts'
import { recordLastStep } from './record-last-step.ts'
import { updateHead } from './update-head.ts'

/** Runs once after hydration. Returns the cleanup. */
export function begin(router: AnyRouter): () => void {
  keepLandingPage(location.href)
  dispatchAnalytics()
  trackPageView(router)
  recordLastStep(router)
  if (rehydrateCompare().items.length > 0) navigationStore.setState({ atRest: true })
  const stops = [openByLinks(LINKED_MODALS), restoreModals(RESTORED_MODALS), keepFocus()]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Runs after each navigation; `elsewhere`: the path has changed. */
export function moved(router: AnyRouter, elsewhere: boolean): void {
  updateHead(router)
  if (!elsewhere) return
  for (const alert of alertStore.getState().alerts)
    if (
      alert.action &&
      'href' in alert.action &&
      alert.action.href === router.latestLocation.pathname
    )
      dismissAlert(alert.id)
  trackPageView(router)
  recordLastStep(router)
}
