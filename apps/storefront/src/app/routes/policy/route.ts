import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '../../../shell/page/page-head.ts'
import { rootRoute } from '../root.ts'

const part = () => import('./screen.tsx')

/** ROUTE-22 */
export const policyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/policy',
  staticData: { screen: 'src/app/routes/policy/screen.tsx' },
  loader: async ({ context }) => (await part()).load(context),
  component: lazyRouteComponent(part, 'PolicyScreen'),
  head: async () => pageHead((await part()).head()),
})
