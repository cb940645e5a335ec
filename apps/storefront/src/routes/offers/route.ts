import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { href } from '../../lib/hrefs.ts'
import { needed } from '../../lib/loaders.ts'
import { pageHead } from '../../lib/page-head.ts'
import { rootRoute } from '../root.ts'

/** ROUTE-10: the offer zone. */
export const offersRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/offers',
  staticData: { screen: 'src/routes/offers/screen.tsx', skeleton: 'listing' },
  loader: async ({ context }) => {
    const [main, limited] = await Promise.all([context.api('getMainOffer', {}), context.api('getLimitedTimeDeals', {})])
    const zone = needed(main, context)
    if (!zone) return null
    const known = new Set(zone.offers.map(({ slug }) => slug))
    return { offers: [...(limited.ok ? limited.data.offers.filter(({ slug }) => !known.has(slug)) : []), ...zone.offers] }
  },
  component: lazyRouteComponent(() => import('./screen.tsx'), 'OffersScreen'),
  head: () => pageHead({ title: 'Offer zone', description: 'Offers on medical supplies that are running now, with the day each of them ends.', keywords: ['medical supplies offers', 'deals'], canonical: href.offers }),
})
