import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '../../../shell/page/page-head.ts'
import { textParams } from '../../../shell/urls/text-params.ts'
import { rootRoute } from '../root.ts'

const part = () => import('./screen.tsx')
const shared = {
  getParentRoute: () => rootRoute,
  staticData: { screen: 'src/app/routes/events/screen.tsx' },
}

/** APP-02. `place` and `key` are of the link that gives a place up, with `confirm` of the one that takes it. */
export const eventRoutes = [
  createRoute({
    ...shared,
    path: '/events',
    loader: async ({ context }) => (await part()).loadAll(context),
    component: lazyRouteComponent(part, 'EventsScreen'),
    head: async () => pageHead((await part()).headAll()),
  }),
  createRoute({
    ...shared,
    path: '/events/$slug',
    validateSearch: (raw: Record<string, unknown>) => textParams(raw, 'place', 'key', 'confirm'),
    loaderDeps: ({ search }) => search,
    loader: async ({ context, params, deps }) =>
      (await part()).loadEvent(context, params.slug, deps),
    component: lazyRouteComponent(part, 'EventScreen'),
    head: async ({ loaderData, params, match }) =>
      pageHead((await part()).headEvent(loaderData, params.slug, match.context.shell())),
  }),
] as const
