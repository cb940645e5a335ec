import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { pageHead } from '../../../shell/page/page-head.ts'
import { rootRoute } from '../root.ts'

export const indexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/shop', statusCode: 302 })
  },
})

const part = () => import('./screen.tsx')

/** ROUTE-01 */
export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/shop',
  staticData: { screen: 'src/app/routes/home/screen.tsx', skeleton: 'shop', label: 'Shop' },
  loader: async ({ context }) => (await part()).load(context),
  component: lazyRouteComponent(part, 'HomeScreen'),
  head: async () => pageHead((await part()).head()),
})
