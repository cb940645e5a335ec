import type { AnyRouter } from '@tanstack/react-router'
import { onAnalytics, track } from '../../shell/tracking/analytics.ts'
import { fullTitle } from '../../shell/page/head-markup.ts'
import { headOf } from '../../shell/page/page-head.ts'
import { shownShell } from '../../shell/page/shell-data.ts'
import { alertStore, dismissAlert } from '@upchar/web/alerts'
import { rehydrateCompare } from '../../features/product/index.ts'
import { beginLastStep, endLastStep, lastStepStore } from '../../features/popups/index.ts'
import { orderStore } from '../../features/support/index.ts'
import { restoreModals } from '../../shell/modals/restore-modals.ts'
import { navigationStore } from '../../shell/page/navigation.ts'
import { LINKED_MODALS, RESTORED_MODALS } from '../layout/modal-names.ts'
import { keepFocus } from './keep-focus.ts'
import { openByLinks } from '../../shell/modals/open-by-links.ts'

/**
 * Dispatches the event that a measuring script listens for (ROUTE-26). Nothing leaves the browser
 * by itself.
 */
const EVENT_NAME = 'upchar:event'

function put(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value)
}

/** Updates the head after a client-side navigation. */
function updateHead(router: AnyRouter): void {
  const head = headOf(router.state.matches)
  const shell = shownShell(router)
  if (!head || !shell) return
  const title = fullTitle(head, shell)
  document.title = title
  for (const name of ['description', 'twitter:description'])
    put(`meta[name="${name}"]`, 'content', head.description)
  put('meta[property="og:description"]', 'content', head.description)
  put('meta[property="og:title"]', 'content', title)
  put('meta[name="twitter:title"]', 'content', title)
  put('link[rel="canonical"]', 'href', shell.origin + head.canonical)
  put('meta[property="og:url"]', 'content', shell.origin + head.canonical)
}

function viewed(router: AnyRouter): void {
  const label = router.state.matches.at(-1)?.staticData.label ?? null
  track({ name: 'page_view', path: router.latestLocation.pathname, label })
}

/** Records that the visitor reached the checkout; forgets it once the order is placed. */
function noteStep(router: AnyRouter): void {
  const { pathname } = router.latestLocation
  if (pathname === '/checkout') {
    lastStepStore.rehydrate()
    beginLastStep()
  }
  if (!/^\/order\/[^/]+\/confirmed$/.test(pathname)) return
  lastStepStore.rehydrate()
  endLastStep()
  const order: unknown = router.state.matches.at(-1)?.loaderData
  if (
    typeof order !== 'object' ||
    order === null ||
    !('number' in order) ||
    typeof order.number !== 'string'
  )
    return
  orderStore.rehydrate()
  orderStore.setState({ number: order.number })
}

/** Runs once after hydration. Returns the cleanup. */
export function begin(router: AnyRouter): () => void {
  onAnalytics((event) => document.dispatchEvent(new CustomEvent(EVENT_NAME, { detail: event })))
  viewed(router)
  noteStep(router)
  if (rehydrateCompare().items.length > 0) navigationStore.setState({ atRest: true })
  const stopLinks = openByLinks(LINKED_MODALS)
  const stopModals = restoreModals(RESTORED_MODALS)
  const stopFocus = keepFocus()
  return () => {
    stopLinks()
    stopModals()
    stopFocus()
  }
}

/** Runs after each navigation; `elsewhere`: the path has changed. */
export function moved(router: AnyRouter, elsewhere: boolean): void {
  updateHead(router)
  if (!elsewhere) return
  for (const alert of alertStore.getState().alerts)
    if (alert.action?.href === router.latestLocation.pathname) dismissAlert(alert.id)
  viewed(router)
  noteStep(router)
}
