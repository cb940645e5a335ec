import { createRootRouteWithContext, lazyRouteComponent } from '@tanstack/react-router'
import type { RouterContext } from '../../shell/page/router-context.ts'
import { RootLayout } from '../layout/root-layout.tsx'
import { isProtected } from '../../shell/urls/protected-paths.ts'

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context, location }) =>
    isProtected(location.pathname)
      ? import('../../shell/page/route-guard.ts').then(({ guard }) => guard(context, location.href))
      : undefined,
  loader: ({ context }) => context.shell(),
  component: RootLayout,
  notFoundComponent: lazyRouteComponent(() => import('../layout/not-found.tsx'), 'NotFoundScreen'),
})
