import { imageOf, pictureSrc, variantPictures } from '../../pictures/index.ts'
import type { Product, Stock, Variant } from './variant-choice.ts'
import { canBeHad, chosenVariant, variantHref } from './variant-choice.ts'

/** Page settings that affect the structured data. */
export type StructureContext = {
  origin: string
  gstInclusive: boolean
  stock: Record<string, Stock>
  showRating: boolean
  /** The delivery charge and the value of goods that waives it. */
  shipping: { charge: number; free_from: number | null }
}

/**
 * The product in schema.org vocabulary (UI-10): the variant that the page shows, named by the address or the
 * first that is available, with the price that its page shows, the delivery charge of its smallest
 * order except for cold goods (0 as ID-05 has it, unless staff have set one), and a rating only if
 * rating and number of reviews are both above zero.
 */
export function productStructuredData(
  product: Product,
  chosen: string | undefined,
  { origin, gstInclusive, stock, showRating, shipping }: StructureContext,
): object | null {
  const variant = chosenVariant({ product, stock }, chosen)
  if (!variant) return null
  const pictures = variantPictures(product.slug, variant.sku)
  const url = `${origin}/products/${encodeURIComponent(product.slug)}`
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: product.title,
    description: product.description,
    image: (variant.images ?? product.images).slice(0, 4).map((image) => {
      const { slug, view } = imageOf(pictures, image)
      return origin + pictureSrc(slug, view, 1000)
    }),
    sku: variant.sku,
    ...(variant.gtin ? { gtin: variant.gtin } : {}),
    ...(variant.part_number ? { mpn: variant.part_number } : {}),
    brand: { '@type': 'Brand', name: product.brand.name },
    category: product.category.name,
    countryOfOrigin: product.country_of_origin,
    ...(showRating &&
      product.product_rating > 0 &&
      product.product_reviews_count > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: product.product_rating,
          reviewCount: product.product_reviews_count,
        },
      }),
    // Without a price, on request or after KYC, there is no offer.
    ...(variant.price_gst > 0 && {
      offers: {
        '@type': 'Offer',
        url: origin + variantHref({ product, stock }, variant.sku),
        price: gstInclusive ? variant.price_gst : variant.price,
        priceCurrency: 'INR',
        availability: `https://schema.org/${canBeHad(stock[variant.sku]) ? 'InStock' : 'OutOfStock'}`,
        itemCondition: `https://schema.org/${product.business_category.key === 'refurbished-devices' ? 'RefurbishedCondition' : 'NewCondition'}`,
        seller: { '@type': 'Organization', name: variant.seller.name },
        // Goods at 2–8 °C aren't delivered everywhere in India.
        ...(product.cold_chain
          ? {}
          : {
              shippingDetails: {
                '@type': 'OfferShippingDetails',
                shippingRate: {
                  '@type': 'MonetaryAmount',
                  value: isFree(shipping, variant) ? 0 : shipping.charge,
                  currency: 'INR',
                },
                shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'IN' },
              },
            }),
      },
    }),
  }
}

/** Whether the smallest order of a variant is delivered without a charge. */
const isFree = (
  { free_from }: StructureContext['shipping'],
  { moq, price_gst }: Variant,
): boolean => free_from !== null && moq * price_gst >= free_from
