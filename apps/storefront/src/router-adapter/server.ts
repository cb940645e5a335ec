import type { AnyRouteMatch, AnyRouter } from '@tanstack/react-router'
import type { DehydratedMatch } from '@tanstack/react-router/ssr/client'
import { getSsrStatus } from '@tanstack/react-router/ssr/server'

/** The router's result for an address: a redirect, or the routes to render and the status. */
export type LoadedRoutes =
  | { type: 'redirect'; location: string }
  | { type: 'render'; status: 200 | 404 | 500; matches: AnyRouteMatch[] }

/**
 * Loads the routes of a request. Private fact: the redirect is in `_serverResult`. The library's
 * public request handler also reads it there, but serializes every page a second time
 * (docs/decisions/0012-router-and-its-private-parts.md).
 */
export async function loadRoutes(router: AnyRouter): Promise<LoadedRoutes> {
  await router.load()
  const result = router._serverResult
  return result?.type === 'redirect'
    ? { type: 'redirect', location: result.redirect.headers.get('Location') ?? '/' }
    : { type: 'render', status: getSsrStatus(router), matches: router.state.matches }
}

/**
 * A loaded route in the form that the browser's router hydrates. Private facts: slashes in ids
 * become `#`, and `_notFound` marks the route that shows the "not found" screen for an address
 * without a route.
 */
export const dehydrateMatch = (match: AnyRouteMatch): DehydratedMatch => ({
  i: match.id.replaceAll('/', '#'),
  u: match.updatedAt,
  s: match.status,
  ...(match.loaderData === undefined ? {} : { l: match.loaderData }),
  ...(match.status === 'notFound' ? { e: { isNotFound: true, routeId: match.routeId } } : {}),
  ...(match._notFound ? { g: true as const } : {}),
})
