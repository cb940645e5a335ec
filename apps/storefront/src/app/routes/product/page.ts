import { truncate } from '@upchar/kernel/text'
import type { Answer } from '@upchar/contract/schema/endpoints'
import {
  buyingStep,
  productCrumbs,
  preloadParts,
  productStructuredData,
  chosenVariant,
  shownSku,
} from '../../../features/product/index.ts'
import { imageOf, pictureSrc, variantPictures } from '../../../features/pictures/index.ts'
import { href } from '../../../shell/urls/hrefs.ts'
import { breadcrumbStructuredData } from '../../../shell/page/breadcrumb-structured-data.ts'
import { faqStructuredData } from '../../../shell/page/faq-structured-data.ts'
import { needed } from '../../../shell/page/loaders.ts'
import type { PageHead } from '../../../shell/page/page-head.ts'
import type { ShellData } from '../../../shell/page/shell-data.ts'
import type { RouterContext } from '../../../shell/page/router-context.ts'

const DESCRIPTION_LENGTH = 160
/**
 * Prescription goods may not be advertised in public, so they are excluded from search engines
 * (domain reference 3.1).
 */
const NOT_ADVERTISED = new Set(['DRUG_H', 'DRUG_H1', 'BIO_C'])

export type ProductData = Answer<'getProduct'>

/** The product with its stock at the pincode; null if the API call failed. */
export async function load(
  context: RouterContext,
  slug: string,
  variant: string | undefined,
): Promise<ProductData | null> {
  const call = (query: { is_pdp: 'true'; pincode?: string }) =>
    context.api('getProduct', { params: { slug }, query })
  const shell = context.shell()
  let result = await call({ is_pdp: 'true', pincode: shell.pincode })
  if (!result.ok && result.error.code === 'pincode_unknown') result = await call({ is_pdp: 'true' })
  const data = needed(result, context)
  if (!data) return null
  // Pages for unknown variants are not cached: they would fill the memory with copies.
  const named = shownSku(data, variant)
  if (named !== undefined && !data.product.variants.some(({ sku }) => sku === named))
    context.answer.shared = false
  const chosen = chosenVariant(data, named)
  const simple =
    chosen !== undefined &&
    buyingStep(data.product, data.stock[chosen.sku], shell.flags?.cart !== false).kind === 'add'
  await preloadParts(simple)
  return data
}

export function head(
  data: ProductData | null | undefined,
  { slug, sku, shell }: { slug: string; sku: string | undefined; shell: ShellData },
): PageHead {
  if (!data)
    return { title: 'Product', description: '', canonical: href.product(slug), noindex: true }
  const { product, stock, shipping } = data
  const page = {
    title: product.title,
    description: truncate(product.description, DESCRIPTION_LENGTH),
    canonical: href.product(product.slug),
  }
  // Only the server needs the rest, for the document itself.
  if (!import.meta.env.SSR) return page
  const shown = shownSku(data, sku)
  const structure = productStructuredData(product, shown, {
    origin: shell.origin,
    gstInclusive: shell.flags?.gst_inclusive_price !== false,
    stock,
    showRating: shell.flags?.show_product_rating !== false,
    shipping,
  })
  const named = product.variants.find((one) => one.sku === shown)
  const picture = imageOf(
    named ? variantPictures(product.slug, named.sku) : product.slug,
    (named?.images ?? product.images)[0] ?? { view: 0 },
  )
  return {
    ...page,
    noindex: NOT_ADVERTISED.has(product.product_class),
    keywords: [product.title, product.brand.name, product.generic_name.name, product.category.name],
    image: pictureSrc(picture.slug, picture.view, 1000),
    structured: [
      ...(structure ? [structure] : []),
      breadcrumbStructuredData(productCrumbs(product), shell.origin),
      ...(data.questions ? [faqStructuredData(data.questions)] : []),
    ],
  }
}
