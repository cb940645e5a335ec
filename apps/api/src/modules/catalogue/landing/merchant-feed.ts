import type { Answer } from '@upchar/contract/schema/endpoints'
import type { Context } from '../../../platform/context.ts'
import { hrefs } from '../hrefs.ts'
import type { ProductDetail } from '../model.ts'
import { countMappedProducts, selectFeed, type FeedRow } from '../store/sitemap.ts'

type Item = Answer<'getMerchantFeed'>['items'][number]

/** Product pages that are read at once: some megabytes. */
const productsAPart = 250
const longestDescription = 5000

function itemsOf(
  { detail, variantSkus, variantWarehouses }: FeedRow,
  gstInclusive: boolean,
): Item[] {
  // The catalogue wrote it.
  const product = JSON.parse(detail) as ProductDetail
  // Engines send every visitor to the page: what needs an account or a licence is not for them.
  if (product.buying.state !== 'open') return []
  return product.variants.flatMap((variant, i): Item[] => {
    const price = gstInclusive ? variant.price_gst : variant.price
    if (price <= 0) return []
    // The variant's, whoever sells it best: engines keep an item's history by its id and address.
    const sku = variantSkus[i] ?? variant.sku
    const isOnlyOne = product.variants.length === 1 || variant.option_label === ''
    return [
      {
        sku_id: sku,
        product_group_id: product.product_group_id,
        slug: product.slug,
        title: isOnlyOne ? product.title : `${product.title}, ${variant.option_label}`,
        description: product.description.slice(0, longestDescription),
        image: hrefs.variantPicture(
          product.slug,
          sku,
          (variant.images ?? product.images)[0] ?? { view: 0 },
        ),
        price,
        available: (variantWarehouses[i] ?? '') !== '',
        brand: product.brand.name,
        gtin: variant.gtin,
        mpn: variant.part_number,
        refurbished: product.business_category.key === 'refurbished-devices',
        category: `${product.business_category.name} > ${product.category.name} > ${product.generic_name.name}`,
      },
    ]
  })
}

/**
 * A part of the merchant feed, from 1: the variants that any visitor can buy, at the price that their page shows (UI-10). What may not
 * be promoted is left out, as in the sitemap (domain reference 3.1).
 */
export async function merchantItems(
  context: Pick<Context, 'db'>,
  part: number,
  gstInclusive: boolean,
): Promise<{ parts: number; items: Item[] }> {
  const parts = Math.ceil((await countMappedProducts(context.db)) / productsAPart)
  const rows = await selectFeed(context.db, (part - 1) * productsAPart, productsAPart)
  return { parts, items: rows.flatMap((row) => itemsOf(row, gstInclusive)) }
}
