import { createRouter } from '@tanstack/react-router'
import type { RouterHistory } from '@tanstack/react-router'
import { parseSearch, stringifySearch } from '@upchar/web/search-params'
import { routeTree } from './app/routes/tree.ts'
import type { RouterContext } from './shell/page/router-context.ts'
import { ErrorScreen } from './shell/page/fault-screens.tsx'

/** One router for each request and each page load. */
export function createStorefrontRouter(context: RouterContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    ...(history ? { history } : {}),
    parseSearch,
    stringifySearch,
    trailingSlash: 'preserve',
    scrollRestoration: true,
    defaultPreloadStaleTime: 30_000,
    defaultStaleTime: 60_000,
    defaultPendingMs: 60_000,
    defaultErrorComponent: ErrorScreen,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createStorefrontRouter>
  }
}
