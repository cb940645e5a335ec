import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '../../../shell/page/page-head.ts'
import { rootRoute } from '../root.ts'

const part = () => import('./screen.tsx')

export const faqRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/faq',
  staticData: { screen: 'src/app/routes/faq/screen.tsx' },
  loader: async ({ context }) => (await part()).load(context),
  component: lazyRouteComponent(part, 'FaqScreen'),
  head: async ({ loaderData }) => pageHead((await part()).head(loaderData)),
})
