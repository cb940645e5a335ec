import type { Answer } from '@upchar/contract/schema/endpoints'

type ProductAnswer = Answer<'getProduct'>
export type Product = ProductAnswer['product']
export type Variant = Product['variants'][number]
export type Stock = ProductAnswer['stock'][string]

/** The variant that the address asks for; the first one when it asks for none or for one that is gone. */
export function chosenVariant(product: Product, sku: string | undefined): Variant | undefined {
  return product.variants.find((variant) => variant.sku === sku) ?? product.variants[0]
}

export const canBeHad = (stock: Stock | undefined): boolean => stock === undefined || stock.state === 'in_stock' || stock.state === 'low_stock'

/** The variants that a buyer at this pincode can have instead of the chosen one. */
export const otherVariants = (product: Product, stock: ProductAnswer['stock'], sku: string): Variant[] =>
  product.variants.filter((variant) => variant.sku !== sku && canBeHad(stock[variant.sku]))

/** Address of a variant. The first one has the address of the product itself, so that one page has one address. */
export function variantHref(product: Product, sku: string): string {
  const path = `/products/${encodeURIComponent(product.slug)}`
  return product.variants[0]?.sku === sku ? path : `${path}?variant=${encodeURIComponent(sku)}`
}
