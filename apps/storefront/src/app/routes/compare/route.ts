import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { href } from '../../../shell/urls/hrefs.ts'
import { privateHead } from '../../../shell/page/page-head.ts'
import { rootRoute } from '../root.ts'

const part = () => import('./screen.tsx')

/** COMPARE-01. `ids` lists product group ids, so that a comparison can be shared. */
export const compareRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/compare',
  validateSearch: (raw: Record<string, unknown>): { ids?: string } =>
    typeof raw['ids'] === 'string' && /^\d{1,9}(,\d{1,9}){0,3}$/.test(raw['ids'])
      ? { ids: raw['ids'] }
      : {},
  loaderDeps: ({ search }) => search,
  staleTime: 0,
  staticData: { screen: 'src/app/routes/compare/screen.tsx', skeleton: 'listing' },
  loader: async ({ context, deps }) =>
    (await part()).load(context, deps.ids?.split(',').map(Number)),
  component: lazyRouteComponent(part, 'Screen'),
  head: () => privateHead('Compare products', href.compare),
})
