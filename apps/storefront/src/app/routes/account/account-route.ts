import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pageHead } from '../../../shell/page/page-head.ts'
import type { RouterContext } from '../../../shell/page/router-context.ts'
import { rootRoute } from '../root.ts'

/** The exports of an account `screen.tsx`. All lazy, because browse pages carry the route tree. */
export type AccountPart<D> = {
  title: (data: D) => string
  load: (context: RouterContext, search: Record<string, unknown>, address: string) => Promise<D>
  Screen: () => ReactNode
}

/** An account screen: personal, never cached, excluded from search engines. */
export const accountRoute = <const P extends string, D>(
  path: P,
  folder: string,
  screen: () => Promise<AccountPart<D>>,
) => {
  const part = async () => (await import('./for-customer.tsx')).forCustomer(await screen(), path)
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    // Data preloaded on hover may be stale.
    staleTime: 0,
    preloadStaleTime: 0,
    staticData: { screen: `src/app/routes/account/${folder}/screen.tsx`, skeleton: 'account' },
    loaderDeps: ({ search }) => search,
    loader: {
      staleReloadMode: 'blocking',
      handler: async ({ context, deps, location }) => {
        context.answer.shared = false
        return (await part()).load(context, deps, location.href)
      },
    },
    component: lazyRouteComponent(part, 'Screen'),
    head: async ({ loaderData }) =>
      pageHead({
        title: loaderData === undefined ? 'Account' : (await part()).title(loaderData as D),
        description: 'Your account.',
        canonical: path,
        noindex: true,
      }),
  })
}
