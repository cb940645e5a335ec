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

/** The cart's own code comes after the page: nothing of it is seen before its answer. */
const refreshCart = () =>
  import('../../features/cart/cart-calls.ts').then((cart) => cart.refreshCart())

/** Head, page views and what the browser remembers follow the page. */
const afterRoute = () => import('./after-route.ts')

const WARM_UP_MS = 2500

/** Once the page is at rest: what lies beside it, and what the next click is likely to need, unless the visitor saves data. */
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
 * ROUTE-27: on every route change the search overlay closes, the pincode is looked at again, cart and profile are asked for
 * again. Besides: the skeleton while going, the head, the page view (ROUTE-26), focus and a spoken title for screen readers.
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
    // Another tab may have signed in or out meanwhile; a page that the browser kept whole comes back as it was left.
    const onShow = () => {
      if (!document.hidden)
        void import('./revalidate-on-focus.ts').then(({ revalidateOnFocus }) =>
          revalidateOnFocus(router),
        )
    }
    document.addEventListener('visibilitychange', onShow)
    // The router compares with the page that is shown: back to it from one that hasn't come yet is no change to it.
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
      // The page must lie there at once: the router goes on to the place in it, which a stand-in is too short for.
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
