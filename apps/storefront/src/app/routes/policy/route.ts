import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '../../../shell/page/page-head.ts'
import { textParams } from '../../../shell/urls/text-params.ts'
import { rootRoute } from '../root.ts'

const part = () => import('./screen.tsx')

/** ROUTE-22 */
export const policyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/policy',
  validateSearch: (raw: Record<string, unknown>) => textParams(raw, 'order', 'key'),
  loaderDeps: ({ search }) => search,
  staticData: { screen: 'src/app/routes/policy/screen.tsx' },
  loader: async ({ context, deps }) => (await part()).load(context, deps),
  component: lazyRouteComponent(part, 'PolicyScreen'),
  head: async ({ match }) => pageHead((await part()).head(match.search)),
})
