import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { pageHead } from '../../lib/page-head.ts'
import { needed } from '../../lib/loaders.ts'
import { rootRoute } from '../root.ts'

export const indexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/shop', statusCode: 302 })
  },
})

/** ROUTE-01 */
export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/shop',
  staticData: { screen: 'src/routes/home/screen.tsx', skeleton: 'shop', label: 'Shop' },
  loader: async ({ context }) => needed(await context.api('getShopHome', {}), context),
  component: lazyRouteComponent(() => import('./screen.tsx'), 'HomeScreen'),
  head: () =>
    pageHead({
      title: 'Medical supplies for hospitals, clinics, dentists, labs and vets',
      description: 'Order medical consumables, devices and equipment online with GST invoice, delivery dates for your pincode and prices you can see before you sign in.',
      keywords: ['medical supplies', 'hospital consumables', 'dental supplies', 'lab reagents', 'medical equipment India', 'GST invoice'],
      canonical: '/shop',
    }),
})
