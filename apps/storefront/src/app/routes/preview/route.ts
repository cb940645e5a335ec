import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../root.ts'

const part = () => import('./screen.tsx')

/** A draft or an old version of a text as buyers see it, for staff; the server keeps search engines away. */
export const previewRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/preview/$id',
  loader: async ({ context, params }) => (await part()).load(context, params.id),
  component: lazyRouteComponent(part, 'Screen'),
})
