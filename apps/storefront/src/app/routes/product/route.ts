import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '../../../shell/page/page-head.ts'
import { rootRoute } from '../root.ts'

const part = () => import('./screen.tsx')

/** ROUTE-03. The address names the chosen variant; one call returns all of them. `label`: ROUTE-26. */
export const productRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/products/$slug',
  validateSearch: (raw: Record<string, unknown>): { variant?: string } =>
    typeof raw['variant'] === 'string' && raw['variant'] !== '' && raw['variant'].length <= 64
      ? { variant: raw['variant'] }
      : {},
  staticData: { screen: 'src/app/routes/product/screen.tsx', skeleton: 'product', label: 'PDP' },
  loader: async ({ context, params, location }) =>
    (await part()).load(context, params.slug, (location.search as { variant?: string }).variant),
  component: lazyRouteComponent(part, 'ProductRouteScreen'),
  head: async ({ loaderData, params, match }) =>
    pageHead(
      (await part()).head(loaderData, {
        slug: params.slug,
        sku: match.search.variant,
        shell: match.context.shell(),
      }),
    ),
})
