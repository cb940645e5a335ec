import { mayTrack } from './consent.ts'

/** ROUTE-26: the labels of page views. */
export type PageLabel =
  | 'PDP'
  | 'Shop'
  | 'Category Landing Page'
  | 'Order Tracking Individual'
  | 'Cart'

export type AnalyticsEvent =
  | { name: 'page_view'; path: string; label: PageLabel | null }
  | {
      name: 'sold_out_product' | 'add_to_cart' | 'search' | 'notify_me' | 'lead_enquiry' | 'login'
      [fact: string]: string | number | null
    }

type Sink = (event: AnalyticsEvent) => void
const sinks = new Set<Sink>()

/** Where events go. None by default: nothing is tracked until a tracker is plugged in. */
export function onAnalytics(sink: Sink): () => void {
  sinks.add(sink)
  return () => sinks.delete(sink)
}

/** Resets the tracker: the next person on this browser is somebody else (AUTH-04). */
export const resetAnalytics = (): void => sinks.clear()

/** Tracks an event unless the visitor opted out. Never throws. */
export function track(event: AnalyticsEvent): void {
  if (sinks.size === 0 || !mayTrack()) return
  for (const sink of sinks) {
    try {
      sink(event)
    } catch {
      // A broken tracker must not break the shop.
    }
  }
}
