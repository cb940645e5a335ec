import { flushSync } from 'react-dom'
import type { AnyRouter } from '@tanstack/react-router'
import { navigationStore } from '../../shell/page/navigation.ts'
import type { SkeletonKind } from '../../shell/page/navigation.ts'

function skeletonOf(router: AnyRouter, path: string): SkeletonKind {
  const [, , route] = router.getMatchedRoutes(path)
  return route?.options.staticData?.skeleton ?? 'plain'
}

/**
 * Shows the skeleton of the page being loaded until it is rendered (UI-05); another query of the
 * same page only marks its content as reloading. Returns the cleanup.
 */
export function showSkeleton(router: AnyRouter): () => void {
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
  // Render the page synchronously: the router scrolls to a position that the skeleton is too short
  // for.
  const resolved = router.subscribe('onResolved', () =>
    flushSync(() => navigationStore.setState({ skeleton: null, renewing: false })),
  )
  return () => {
    before()
    resolved()
  }
}
