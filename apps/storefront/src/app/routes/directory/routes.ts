import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '../../../shell/page/page-head.ts'
import { rootRoute } from '../root.ts'

const part = () => import('./screen.tsx')
const component = lazyRouteComponent(part, 'DirectoryScreen')
const staticData = { screen: 'src/app/routes/directory/screen.tsx', skeleton: 'listing' } as const
const shared = { getParentRoute: () => rootRoute, component, staticData }

const brandsRoute = createRoute({
  ...shared,
  path: '/brands/',
  loader: async ({ context }) => (await part()).load(context, 'brands'),
  head: async () => pageHead((await part()).head('brands')),
})

const categoriesRoute = createRoute({
  ...shared,
  path: '/categories/',
  loader: async ({ context }) => (await part()).load(context, 'categories'),
  head: async () => pageHead((await part()).head('categories')),
})

const proceduresRoute = createRoute({
  ...shared,
  path: '/procedures/',
  loader: async ({ context }) => (await part()).load(context, 'procedures'),
  head: async () => pageHead((await part()).head('procedures')),
})

const specialitiesRoute = createRoute({
  ...shared,
  path: '/specialities/',
  loader: async ({ context }) => (await part()).load(context, 'specialities'),
  head: async () => pageHead((await part()).head('specialities')),
})

export const directoryRoutes = [
  brandsRoute,
  categoriesRoute,
  proceduresRoute,
  specialitiesRoute,
] as const
