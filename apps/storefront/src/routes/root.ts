import { createRootRouteWithContext } from '@tanstack/react-router'
import type { RouterContext } from '../router.tsx'
import { RootLayout } from '../shell/root-layout.tsx'
import { guard, isProtected } from '../lib/guard.ts'
import { NotFoundScreen } from '../shell/fault-screens.tsx'

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context, location }) => (isProtected(location.pathname) ? guard(context, location.href) : undefined),
  loader: ({ context }) => context.shell(),
  component: RootLayout,
  notFoundComponent: NotFoundScreen,
})
