import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import type { RouterHistory } from '@tanstack/react-router'
import { parseSearch, stringifySearch } from '@upchar/web/search-params'
import { isRefusal } from '../shell/api/ask.ts'
import { ErrorScreen, NotFoundScreen } from '../shell/page/fault-screens.tsx'
import { portalHref } from './hrefs.ts'
import { sellerMeQuestion } from './me.ts'

const rootRoute = createRootRouteWithContext<{ queryClient: QueryClient }>()({})

/** Routes that need a session. Without one they redirect to the sign-in, which returns here. */
const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  beforeLoad: async ({ context, location }) => {
    try {
      await context.queryClient.ensureQueryData(sellerMeQuestion)
    } catch (problem) {
      if (!isRefusal(problem, 'seller_not_signed_in')) throw problem
      const back = location.href === portalHref.start ? undefined : location.href
      throw redirect({ href: portalHref.signIn({ return: back }) })
    }
  },
  component: lazyRouteComponent(() => import('./layout.tsx'), 'PortalLayout'),
})

const signIn = createRoute({
  getParentRoute: () => rootRoute,
  path: '/seller/sign-in',
  component: lazyRouteComponent(() => import('./sign-in-screen.tsx'), 'PortalSignIn'),
})
const invitation = createRoute({
  getParentRoute: () => rootRoute,
  path: '/seller/invitation',
  component: lazyRouteComponent(() => import('./invitation-screen.tsx'), 'PortalInvitation'),
})
const home = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/seller',
  component: lazyRouteComponent(() => import('./home-screen.tsx'), 'HomeScreen'),
})

const parcels = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/seller/parcels',
  component: lazyRouteComponent(() => import('./parcels-screen.tsx'), 'ParcelsScreen'),
})
const products = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/seller/products',
  component: lazyRouteComponent(() => import('./products-screen.tsx'), 'ProductsScreen'),
})
const newOffer = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/seller/products/new',
  component: lazyRouteComponent(() => import('./new-offer-screen.tsx'), 'NewOfferScreen'),
})
const proposals = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/seller/products/proposals',
  component: lazyRouteComponent(() => import('./proposals-screen.tsx'), 'ProposalsScreen'),
})
const stock = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/seller/stock',
  component: lazyRouteComponent(() => import('./stock-screen.tsx'), 'StockScreen'),
})
const parcel = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/seller/parcels/$id',
  component: lazyRouteComponent(() => import('./parcel-screen.tsx'), 'ParcelScreen'),
})
const newReceipt = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/seller/stock/new',
  component: lazyRouteComponent(() => import('./receipt-screen.tsx'), 'ReceiptScreen'),
})
const returns = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/seller/returns',
  component: lazyRouteComponent(() => import('./returns-screen.tsx'), 'ReturnsScreen'),
})
const oneReturn = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/seller/returns/$id',
  component: lazyRouteComponent(() => import('./return-screen.tsx'), 'ReturnScreen'),
})
const performance = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/seller/performance',
  component: lazyRouteComponent(() => import('./performance-screen.tsx'), 'PerformanceScreen'),
})
const statements = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/seller/statements',
  component: lazyRouteComponent(() => import('./statements-screen.tsx'), 'StatementsScreen'),
})
const statement = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/seller/statements/$id',
  component: lazyRouteComponent(() => import('./statement-screen.tsx'), 'StatementScreen'),
})

const account = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/seller/account',
  component: lazyRouteComponent(() => import('./account-screen.tsx'), 'OwnAccountScreen'),
})
const team = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/seller/team',
  component: lazyRouteComponent(() => import('./team-screen.tsx'), 'TeamScreen'),
})

export const createPortalRouter = (queryClient: QueryClient, history?: RouterHistory) =>
  createRouter({
    routeTree: rootRoute.addChildren([
      signIn,
      invitation,
      signedInRoute.addChildren([
        home,
        parcels,
        parcel,
        products,
        newOffer,
        proposals,
        stock,
        newReceipt,
        returns,
        oneReturn,
        performance,
        statements,
        statement,
        team,
        account,
      ]),
    ]),
    ...(history ? { history } : {}),
    context: { queryClient },
    parseSearch,
    stringifySearch,
    trailingSlash: 'never',
    scrollRestoration: true,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
  })
