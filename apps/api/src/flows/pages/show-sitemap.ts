import { ok } from '@upchar/kernel/result'
import { listingPaths, productPaths } from '../../modules/catalogue/index.ts'
import { selectArticleCategories, selectArticles } from '../../modules/content/index.ts'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'

const fixed = [
  '/shop',
  '/products',
  '/offers',
  '/brands/',
  '/categories/',
  '/procedures/',
  '/specialities/',
  '/blogs',
  '/policy',
]

async function textPaths(context: Context): Promise<string[]> {
  const [categories, articles] = await Promise.all([
    selectArticleCategories(context.db),
    selectArticles(context.db),
  ])
  return [
    ...categories
      .filter(({ id }) => articles.some((one) => one.categoryId === id))
      .map(({ id }) => `/blogs/category/${encodeURIComponent(id)}`),
    ...articles.map(({ slug }) => `/blogs/${encodeURIComponent(slug)}`),
  ]
}

/** URLs for search engines: part 0 has pages and listings, the others products. */
export async function showSitemap(
  context: Context,
  part: number,
): Promise<HandlerResult<'getSitemap'>> {
  const products = await productPaths(context, part)
  const paths =
    part === 0
      ? [...fixed, ...(await listingPaths(context)), ...(await textPaths(context))]
      : products.paths
  return ok({ success: true, parts: products.parts, paths })
}
