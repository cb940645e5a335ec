import type { Answer } from '@upchar/contract/schema/endpoints'
import { href } from '../../../shell/urls/hrefs.ts'

type ProductAnswer = Answer<'getProduct'>
export type Product = ProductAnswer['product']
export type Variant = Product['variants'][number] & {
  /** Its volume prices (CART-11). */
  volume?: NonNullable<ProductAnswer['volume_prices']>[string] | undefined
  /** Why this buyer has another price than others, such as "Price for hospitals". */
  price_note?: string | undefined
}
export type Stock = ProductAnswer['stock'][string]
/** A product with its stock at a place, by sku. */
export type Goods = { product: Product; stock: Record<string, Stock> }

/** A variant at the buyer's own prices: steps that lower them no more are left out, as in the cart. */
export function pricedVariant(
  variant: Product['variants'][number],
  prices: Product['buying']['prices'],
  volume: Variant['volume'],
): Variant {
  const priced = { ...variant, ...prices?.[variant.sku] }
  const lower = volume?.filter(({ price }) => price < priced.price_gst)
  return { ...priced, volume: lower?.length === 0 ? undefined : lower }
}

export const canBeHad = (stock: Stock | undefined): boolean =>
  stock === undefined || stock.state === 'in_stock' || stock.state === 'low_stock'

/** The default variant: the first that is available here, else the first. */
const openingVariant = ({ product, stock }: Goods): Variant | undefined =>
  product.variants.find(({ sku }) => canBeHad(stock[sku])) ?? product.variants[0]

/**
 * The SKU under which the product shows what an address names: lines of carts and orders know the article by another
 * seller's offer, older links by one that was the best then.
 */
export const shownSku = (
  { shown_as: shownAs }: Pick<ProductAnswer, 'shown_as'>,
  named: string | undefined,
): string | undefined => (named === undefined ? undefined : (shownAs?.[named] ?? named))

/** The variant that the address names, or the default if it names none or an unknown one. */
export const chosenVariant = (goods: Goods, sku: string | undefined): Variant | undefined =>
  goods.product.variants.find((variant) => variant.sku === sku) ?? openingVariant(goods)

/** The other variants that are available at this pincode. */
export const otherVariants = ({ product, stock }: Goods, sku: string): Variant[] =>
  product.variants.filter((variant) => variant.sku !== sku && canBeHad(stock[variant.sku]))

/** What the variants differ by: "Size", "Shape"; "Option" if no attribute fits. */
export const optionName = ({ attributes, option_label: value }: Variant): string =>
  attributes.find((one) => one.value === value)?.label ?? 'Option'

/**
 * A variant's address. The default variant has the product's own address, so that each page has
 * one.
 */
export const variantHref = (goods: Goods, sku: string): string =>
  openingVariant(goods)?.sku === sku
    ? href.product(goods.product.slug)
    : href.variant(goods.product.slug, sku)
