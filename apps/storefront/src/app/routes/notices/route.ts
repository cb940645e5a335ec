import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { privateHead } from '../../../shell/page/page-head.ts'
import { textParams } from '../../../shell/urls/text-params.ts'
import { rootRoute } from '../root.ts'

const part = () => import('./screen.tsx')

/** ENGAGE-02: where a link in an email stops all emails about stock and prices. */
export const noticesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/notices',
  validateSearch: (raw: Record<string, unknown>) => textParams(raw, 'key'),
  loaderDeps: ({ search }) => search,
  staticData: { screen: 'src/app/routes/notices/screen.tsx' },
  loader: async ({ context, deps }) => (await part()).load(context, deps.key),
  component: lazyRouteComponent(part, 'NoticesScreen'),
  head: () => privateHead('Emails', '/notices'),
})
