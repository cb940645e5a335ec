import { useEffect } from 'react'
import { useRouter } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import { rehydrateCart } from '../../features/cart/index.ts'
import { navigationStore } from '../../shell/page/navigation.ts'
import { followLinks } from './follow-links.ts'
import { preloadWhenIdle } from './preload-when-idle.ts'
import { refreshOnRouteChange, refreshVisitor } from './refresh-on-route-change.ts'
import { showSkeleton } from './show-skeleton.ts'

/**
 * Head, page views, focus and browser state: `after-route.ts`, loaded after the page. Returns the
 * cleanup.
 */
function runAfterRoutes(router: AnyRouter): () => void {
  const afterRoute = () => import('./after-route.ts')
  let stop: (() => void) | undefined
  void afterRoute().then(({ begin }) => {
    if (stop !== undefined) return
    stop = begin(router)
    document.documentElement.dataset['ready'] = ''
  })
  const resolved = router.subscribe('onResolved', ({ hrefChanged, pathChanged }) => {
    if (hrefChanged) void afterRoute().then(({ moved }) => moved(router, pathChanged))
  })
  return () => {
    stop?.()
    stop = () => undefined
    resolved()
  }
}

/**
 * Another tab may have signed in or out; a page restored from the back/forward cache has stale
 * state. Returns the cleanup.
 */
function revalidateWhenShown(router: AnyRouter): () => void {
  const onShow = () => {
    if (!document.hidden)
      void import('./revalidate-on-focus.ts').then(({ revalidateOnFocus }) =>
        revalidateOnFocus(router),
      )
  }
  document.addEventListener('visibilitychange', onShow)
  return () => document.removeEventListener('visibilitychange', onShow)
}

/** What accompanies navigation in the browser, from hydration on. */
export function useRouteEffects(): void {
  const router = useRouter()
  useEffect(() => {
    navigationStore.setState({ hydrated: true })
    rehydrateCart(undefined)
    refreshVisitor()
    const stops = [
      // First: the new page must be visible before it takes the focus.
      showSkeleton(router),
      runAfterRoutes(router),
      refreshOnRouteChange(router),
      followLinks(router),
      preloadWhenIdle(),
      revalidateWhenShown(router),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [router])
}
