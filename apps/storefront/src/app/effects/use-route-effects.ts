import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { useRouter } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import { customerNow } from '../../shell/visitor/customer.ts'
import { readPincode } from '../../shell/visitor/pincode.ts'
import { shownShell } from '../../shell/page/shell-data.ts'
import { rehydrateCart } from '../../features/cart/index.ts'
import { resetModals } from '../../shell/modals/modals.ts'
import { navigationStore } from '../../shell/page/navigation.ts'
import { closeSearch } from '../../features/search/index.ts'
import { followLinks } from './follow-links.ts'

/** Loaded after the page: the cart shows nothing before its answer. */
const refreshCart = () =>
  import('../../features/cart/cart-calls.ts').then((cart) => cart.refreshCart())

/** Updates the head, tracks page views and saves browser state on each navigation. */
const afterRoute = () => import('./after-route.ts')

const WARM_UP_MS = 2500

/**
 * When idle: preloads the overlays and what the next click is likely to need, unless the visitor
 * saves data.
 */
function warmUp(): () => void {
  const timer = setTimeout(() => {
    navigationStore.setState({ atRest: true })
    if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return
    void import('../layout/page-skeletons.tsx')
    void import('../layout/modal-host.tsx')
    void import('../routes/listing/screen.tsx')
    void import('../routes/product/screen.tsx')
  }, WARM_UP_MS)
  return () => clearTimeout(timer)
}

function skeletonOf(router: AnyRouter, path: string) {
  const [, , route] = router.getMatchedRoutes(path)
  return route?.options.staticData?.skeleton ?? 'plain'
}

/**
 * ROUTE-27: each route change closes the search overlay, rechecks the pincode and refetches cart
 * and profile. Also: the skeleton while navigating, the head, the page view (ROUTE-26), focus, and
 * an announced title for screen readers.
 */
export function useRouteEffects(): void {
  const router = useRouter()
  useEffect(() => {
    navigationStore.setState({ hydrated: true })
    rehydrateCart(undefined)
    void refreshCart()
    void customerNow()
    let stopAfter: (() => void) | undefined
    void afterRoute().then(({ begin }) => {
      if (stopAfter !== undefined) return
      stopAfter = begin(router)
      document.documentElement.dataset['ready'] = ''
    })
    const leaveLinks = followLinks(router)
    const stopWarming = warmUp()
    // Another tab may have signed in or out; a page restored from the back/forward cache has stale
    // state.
    const onShow = () => {
      if (!document.hidden)
        void import('./revalidate-on-focus.ts').then(({ revalidateOnFocus }) =>
          revalidateOnFocus(router),
        )
    }
    document.addEventListener('visibilitychange', onShow)
    // The router compares with the visible page: returning to it from one still loading is not a
    // change.
    const stopClosing = router.history.subscribe(closeSearch)
    const before = router.subscribe(
      'onBeforeNavigate',
      ({ pathChanged, toLocation, hrefChanged }) => {
        if (pathChanged)
          navigationStore.setState({
            skeleton: skeletonOf(router, toLocation.pathname),
            renewing: false,
          })
        else if (hrefChanged) navigationStore.setState({ renewing: true })
      },
    )
    const resolved = router.subscribe('onResolved', ({ pathChanged, hrefChanged }) => {
      // Render the page synchronously: the router scrolls to a position that the skeleton is too
      // short for.
      flushSync(() => navigationStore.setState({ skeleton: null, renewing: false }))
      if (!hrefChanged) return
      void afterRoute().then(({ moved }) => moved(router, pathChanged))
      if (!pathChanged) return
      resetModals()
      const shown = shownShell(router)?.pincode
      if (shown !== undefined && shown !== readPincode(document.cookie)) void router.invalidate()
      void refreshCart()
      void customerNow()
      document.getElementById('main')?.focus({ preventScroll: true })
    })
    return () => {
      stopAfter?.()
      stopAfter = () => undefined
      leaveLinks()
      document.removeEventListener('visibilitychange', onShow)
      stopWarming()
      stopClosing()
      before()
      resolved()
    }
  }, [router])
}
