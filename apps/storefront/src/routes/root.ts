import { createRootRouteWithContext, lazyRouteComponent } from '@tanstack/react-router'
import type { RouterContext } from '../router.tsx'
import { RootLayout } from '../shell/root-layout.tsx'
import { isProtected } from '../lib/protected.ts'

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context, location }) =>
    isProtected(location.pathname)
      ? import('../lib/guard.ts').then(({ guard }) => guard(context, location.href))
      : undefined,
  loader: ({ context }) => context.shell(),
  component: RootLayout,
  notFoundComponent: lazyRouteComponent(() => import('../shell/not-found.tsx'), 'NotFoundScreen'),
})
