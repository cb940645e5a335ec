import type { Answer } from '@upchar/contract/schema/endpoints'

type ProductAnswer = Answer<'getProduct'>
export type Product = ProductAnswer['product']
export type Variant = Product['variants'][number]
export type Stock = ProductAnswer['stock'][string]
/** A product with its stock at a place, by sku. */
export type Goods = { product: Product; stock: Record<string, Stock> }

export const canBeHad = (stock: Stock | undefined): boolean =>
  stock === undefined || stock.state === 'in_stock' || stock.state === 'low_stock'

/** The variant that a page opens on when its address names none: the first that can be had here, else the first of all. */
const openingVariant = ({ product, stock }: Goods): Variant | undefined =>
  product.variants.find(({ sku }) => canBeHad(stock[sku])) ?? product.variants[0]

/** The variant that the address asks for; the one to open on when it asks for none or for one that is gone. */
export const chosenVariant = (goods: Goods, sku: string | undefined): Variant | undefined =>
  goods.product.variants.find((variant) => variant.sku === sku) ?? openingVariant(goods)

/** The variants that a buyer at this pincode can have instead of the chosen one. */
export const otherVariants = ({ product, stock }: Goods, sku: string): Variant[] =>
  product.variants.filter((variant) => variant.sku !== sku && canBeHad(stock[variant.sku]))

/** What the variants differ by, in a word: "Size", "Shape"; "Option" where no attribute of theirs says it. */
export const optionName = ({ attributes, option_label: value }: Variant): string =>
  attributes.find((one) => one.value === value)?.label ?? 'Option'

/** Address of a variant. The one that the page opens on has the address of the product itself, so that one page has one address. */
export function variantHref(goods: Goods, sku: string): string {
  const path = `/products/${encodeURIComponent(goods.product.slug)}`
  return openingVariant(goods)?.sku === sku ? path : `${path}?variant=${encodeURIComponent(sku)}`
}
