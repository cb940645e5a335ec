import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { StaticDataRouteOption } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { privateHead } from '../../shell/page/page-head.ts'
import type { RouterContext } from '../../shell/page/router-context.ts'
import { textParams } from '../../shell/urls/text-params.ts'
import { rootRoute } from './root.ts'

type Part = {
  load: (
    context: RouterContext,
    search: { id?: string; order?: string; key?: string; about?: string },
  ) => Promise<unknown>
  Screen: () => ReactNode
}

/** A page that a link opens for one visitor: its address names what it shows, and the key that opens it. */
export const privateRoute = <const P extends string>(
  path: P,
  title: string,
  part: () => Promise<Part>,
  staticData: StaticDataRouteOption = { screen: `src/app/routes${path}/screen.tsx` },
) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    validateSearch: (raw: Record<string, unknown>) =>
      textParams(raw, 'id', 'order', 'key', 'about'),
    loaderDeps: ({ search }) => search,
    staleTime: 0,
    staticData,
    loader: async ({ context, deps }) => (await part()).load(context, deps),
    component: lazyRouteComponent(part, 'Screen'),
    head: () => privateHead(title, path),
  })
