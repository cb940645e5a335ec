import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { truncate } from '@upchar/kernel/text'
import { productCrumbs } from '../../features/product/crumbs.ts'
import { breadcrumbStructure, productStructure } from '../../features/product/product-structure.ts'
import { href } from '../../lib/hrefs.ts'
import { needed } from '../../lib/loaders.ts'
import { pageHead } from '../../lib/page-head.ts'
import { rootRoute } from '../root.ts'

const DESCRIPTION_LENGTH = 160

/** ROUTE-03. The chosen variant stands in the address; all of them come with one call. */
export const productRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/products/$slug',
  validateSearch: (raw: Record<string, unknown>): { variant?: string } =>
    typeof raw['variant'] === 'string' && raw['variant'] !== '' && raw['variant'].length <= 64 ? { variant: raw['variant'] } : {},
  staticData: { screen: 'src/routes/product/screen.tsx', skeleton: 'product', label: 'PDP' },
  loader: async ({ context, params: { slug }, location }) => {
    const call = (query: { is_pdp: string; pincode?: string }) => context.api('getProduct', { params: { slug }, query })
    const shell = context.shell()
    let result = await call({ is_pdp: 'true', pincode: shell.pincode })
    if (!result.ok && result.error.code === 'pincode_unknown') result = await call({ is_pdp: 'true' })
    const data = needed(result, context)
    if (!data) return null
    const asked = (location.search as { variant?: string }).variant
    // Addresses with variants that don't exist are shown, not kept: they would fill the memory with copies.
    if (asked !== undefined && !data.product.variants.some(({ sku }) => sku === asked)) context.answer.shared = false
    return data
  },
  component: lazyRouteComponent(() => import('./screen.tsx'), 'ProductRouteScreen'),
  head: ({ loaderData, params, match }) => {
    if (!loaderData) return pageHead({ title: 'Product', description: '', canonical: href.product(params.slug), noindex: true })
    const { product, stock } = loaderData
    const shell = match.context.shell()
    // Structured data are read from the document as it was sent; the browser has no use for them.
    if (!import.meta.env.SSR) return pageHead({ title: product.title, description: truncate(product.description, DESCRIPTION_LENGTH), canonical: href.product(product.slug) })
    const structure = productStructure(product, {
      origin: shell.origin,
      gstInclusive: shell.flags?.gst_inclusive_price !== false,
      showRating: shell.flags?.show_product_rating !== false,
      stock: stock[product.variants[0]?.sku ?? ''],
    })
    return pageHead({
      title: product.title,
      description: truncate(product.description, DESCRIPTION_LENGTH),
      keywords: [product.title, product.brand.name, product.generic_name.name, product.category.name],
      canonical: href.product(product.slug),
      image: `/img/p/${encodeURIComponent(product.slug)}/${product.images[0]?.view ?? 0}-1000.jpg`,
      structured: [...(structure ? [structure] : []), breadcrumbStructure(productCrumbs(product), shell.origin)],
    })
  },
})
