import { createRootRouteWithContext } from '@tanstack/react-router'
import type { RouterContext } from '../router.tsx'
import { RootLayout } from '../shell/root-layout.tsx'
import { NotFoundScreen } from '../shell/fault-screens.tsx'

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  loader: ({ context }) => context.shell(),
  component: RootLayout,
  notFoundComponent: NotFoundScreen,
})
