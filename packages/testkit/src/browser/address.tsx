import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { show } from './show.tsx'

/** Renders a component at a URL with the shell's context. `href` returns the current URL. */
export function showAt(
  address: string,
  part: ReactNode,
  shell: object = {},
): { href: () => string } {
  const router = createRouter({
    routeTree: createRootRoute({ loader: () => shell, component: () => part }),
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  show(<RouterProvider router={router} />)
  return { href: () => router.history.location.href }
}
