import { createRouter } from '@tanstack/react-router'
import type { RouterHistory } from '@tanstack/react-router'
import type { ApiCall } from '@upchar/web/api'
import { parseSearch, stringifySearch } from '@upchar/web/search-params'
import type { PostedForm } from './shell/page/posted-form.ts'
import type { ShellData } from './shell/page/shell-data.ts'
import type { Customer } from './shell/visitor/customer-store.ts'
import { routeTree } from './app/routes/tree.ts'
import { ErrorScreen } from './shell/page/fault-screens.tsx'

/** What loaders work with. */
export type RouterContext = {
  api: ApiCall
  /** Who is signed in: null for nobody, undefined when the API couldn't be asked. Pages that are shared never ask. */
  customer: () => Promise<Customer | null | undefined>
  /** The shell's data; in the browser it follows the pincode cookie. */
  shell: () => ShellData
  /** What a loader may say about the answer that is being made. Without effect in the browser. */
  answer: { status: number; shared: boolean }
  /** A form that was posted without scripts and must be corrected; on the server only. */
  posted?: PostedForm
}

/** A router of its own for every request and for every page load. */
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
