import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { show } from './show.tsx'

/** Shows a part of a page as it is at an address; `shell` is what every page knows. `href` tells where the page went meanwhile. */
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
