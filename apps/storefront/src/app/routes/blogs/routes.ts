import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '../../../shell/page/page-head.ts'
import { rootRoute } from '../root.ts'

const part = () => import('./screen.tsx')
const shared = {
  getParentRoute: () => rootRoute,
  staticData: { screen: 'src/app/routes/blogs/screen.tsx' },
}

const blogsRoute = createRoute({
  ...shared,
  path: '/blogs',
  loader: async ({ context }) => (await part()).loadAll(context),
  component: lazyRouteComponent(part, 'BlogsScreen'),
  head: async () => pageHead((await part()).headAll()),
})

/** ROUTE-09 */
const blogCategoryRoute = createRoute({
  ...shared,
  path: '/blogs/category/$id',
  loader: async ({ context, params }) => (await part()).loadCategory(context, params.id),
  component: lazyRouteComponent(part, 'BlogCategoryScreen'),
  head: async ({ loaderData, params }) =>
    pageHead((await part()).headCategory(loaderData, params.id)),
})

const articleRoute = createRoute({
  ...shared,
  path: '/blogs/$slug',
  loader: async ({ context, params }) => (await part()).loadArticle(context, params.slug),
  component: lazyRouteComponent(part, 'ArticleScreen'),
  head: async ({ loaderData, params, match }) =>
    pageHead((await part()).headArticle(loaderData, params.slug, match.context.shell())),
})

export const blogRoutes = [blogsRoute, blogCategoryRoute, articleRoute] as const
