import { createRootRouteWithContext } from '@tanstack/react-router'
import type { RouterContext } from '../router.tsx'
import { RootLayout } from '../shell/root-layout.tsx'
import { isProtected } from '../lib/protected.ts'
import { NotFoundScreen } from '../shell/fault-screens.tsx'

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context, location }) => (isProtected(location.pathname) ? import('../lib/guard.ts').then(({ guard }) => guard(context, location.href)) : undefined),
  loader: ({ context }) => context.shell(),
  component: RootLayout,
  notFoundComponent: NotFoundScreen,
})
