import type { AnyRouter } from '@tanstack/react-router'
import { onAnalytics, track } from '../../shell/tracking/analytics.ts'

/** The event that a measuring script listens for. Nothing leaves the browser by itself. */
const EVENT_NAME = 'upchar:event'

export function dispatchAnalytics(): void {
  onAnalytics((event) => document.dispatchEvent(new CustomEvent(EVENT_NAME, { detail: event })))
}

/** Tracks the page with its label (ROUTE-26). */
export function trackPageView(router: AnyRouter): void {
  const label = router.state.matches.at(-1)?.staticData.label ?? null
  track({ name: 'page_view', path: router.latestLocation.pathname, label })
}
