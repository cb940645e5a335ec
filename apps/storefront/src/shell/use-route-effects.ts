import { useEffect } from 'react'
import { useRouter } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import { track } from '../lib/analytics.ts'
import { headOf } from '../lib/page-head.ts'
import { fullTitle } from '../lib/head-markup.ts'
import { customerNow } from '../lib/customer.ts'
import { readPincode } from '../lib/pincode.ts'
import { hasSession } from '../lib/session.ts'
import type { ShellData } from '../lib/shell-data.ts'
import { rehydrateCart } from '../state/cart.ts'
import { alertStore, dismissAlert } from '../state/alert.ts'
import { resetModals } from '../state/modals.ts'
import { navigationStore } from '../state/navigation.ts'
import { closeSearch } from '../state/search.ts'
import { followLinks } from './follow-links.ts'

/** The cart's own code comes after the page: nothing of it is seen before its answer. */
const refreshCart = () => import('../features/cart/actions.ts').then((cart) => cart.refreshCart())

const WARM_UP_MS = 2500

/** Fetches what the next click is likely to need once the page is at rest, unless the visitor saves data. */
function warmUp(): () => void {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return () => undefined
  const timer = setTimeout(() => {
    void import('./page-skeletons.tsx')
    void import('../routes/listing/screen.tsx')
    void import('../routes/product/screen.tsx')
  }, WARM_UP_MS)
  return () => clearTimeout(timer)
}

/** Asks visitors to sign in, later and rarely; nothing of that is loaded for those who are (AUTH-08, UI-03). */
function inviteLater(router: AnyRouter): () => void {
  let stop: (() => void) | undefined
  const timer = setTimeout(() => {
    if (!hasSession(document.cookie)) void import('../features/account/invite/invite.ts').then(({ invite }) => { stop = invite(router) })
  }, WARM_UP_MS)
  return () => {
    clearTimeout(timer)
    stop?.()
  }
}

function skeletonOf(router: AnyRouter, path: string) {
  const [, , route] = router.getMatchedRoutes(path)
  return route?.options.staticData?.skeleton ?? 'plain'
}

function put(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value)
}

/** Keeps the head in step with the page while one moves about without loading documents. */
function updateHead(router: AnyRouter): void {
  const head = headOf(router.stores.matches.get())
  const shell = router.stores.matches.get()[0]?.loaderData as ShellData | undefined
  if (!head || !shell) return
  const title = fullTitle(head, shell)
  document.title = title
  for (const name of ['description', 'twitter:description']) put(`meta[name="${name}"]`, 'content', head.description)
  put('meta[property="og:description"]', 'content', head.description)
  put('meta[property="og:title"]', 'content', title)
  put('meta[name="twitter:title"]', 'content', title)
  put('link[rel="canonical"]', 'href', shell.origin + head.canonical)
  put('meta[property="og:url"]', 'content', shell.origin + head.canonical)
}

function viewed(router: AnyRouter): void {
  const label = router.stores.matches.get().at(-1)?.staticData.label ?? null
  track({ name: 'page_view', path: router.latestLocation.pathname, label })
}

/**
 * ROUTE-27: on every route change the search overlay closes, the pincode is looked at again, cart and profile are asked for
 * again. Besides: the skeleton while going, the head, the page view (ROUTE-26), focus and a spoken title for screen readers.
 */
export function useRouteEffects(): void {
  const router = useRouter()
  useEffect(() => {
    navigationStore.setState({ hydrated: true })
    document.documentElement.dataset['ready'] = ''
    rehydrateCart(undefined)
    viewed(router)
    void refreshCart()
    void customerNow()
    const leaveLinks = followLinks(router)
    const stopWarming = warmUp()
    const stopInviting = inviteLater(router)
    // A page that the browser kept whole comes back as it was left: who is signed in may have changed since.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void Promise.all([refreshCart(), customerNow()])
    }
    addEventListener('pageshow', onShow)
    const before = router.subscribe('onBeforeNavigate', ({ pathChanged, toLocation, hrefChanged }) => {
      if (hrefChanged) closeSearch()
      if (pathChanged) navigationStore.setState({ skeleton: skeletonOf(router, toLocation.pathname), renewing: false })
      else if (hrefChanged) navigationStore.setState({ renewing: true })
    })
    const resolved = router.subscribe('onResolved', ({ pathChanged, hrefChanged }) => {
      navigationStore.setState({ skeleton: null, renewing: false })
      if (!hrefChanged) return
      updateHead(router)
      if (!pathChanged) return
      resetModals()
      for (const alert of alertStore.getState().alerts) if (alert.action?.href === router.latestLocation.pathname) dismissAlert(alert.id)
      viewed(router)
      const shown = (router.stores.matches.get()[0]?.loaderData as ShellData | undefined)?.pincode
      if (shown !== undefined && shown !== readPincode(document.cookie)) void router.invalidate()
      void refreshCart()
      void customerNow()
      document.getElementById('main')?.focus({ preventScroll: true })
    })
    return () => {
      leaveLinks()
      removeEventListener('pageshow', onShow)
      stopWarming()
      stopInviting()
      before()
      resolved()
    }
  }, [router])
}
