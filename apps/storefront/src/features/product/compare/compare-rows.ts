import { formatRupees, wireToPaise } from '@upchar/kernel/money'
import { plural } from '@upchar/kernel/text'
import { unbroken } from '@upchar/kernel/unbroken'
import type { Answer } from '@upchar/contract/schema/endpoints'

export type Comparison = Answer<'getCompareItems'>

/** A row of the table: a cell for each product, empty if it has no value. */
export type CompareRow = { key: string; label: string; cells: readonly string[]; differs: boolean }

const row = (key: string, label: string, cells: readonly string[]): CompareRow => ({
  key,
  label,
  cells,
  differs: new Set(cells).size > 1,
})
const rupees = (value: number | null): string =>
  value === null ? '' : formatRupees(wireToPaise(value))

/** Shown elsewhere in the table, or irrelevant to the choice. */
const LEFT_OUT = new Set([
  'Net quantity',
  'Customer care',
  'Manufacturer address',
  'Importer address',
  'Licence or registration',
])

function deliveryWords({ state, delivery, left }: Comparison['details'][string]['stock']): string {
  if (state === 'out_of_stock') return 'Out of stock'
  if (state === 'not_serviceable') return 'Not delivered to your pincode'
  const when = delivery ? unbroken(delivery.label) : 'In stock'
  return left === undefined ? when : `${when}, only ${left} left`
}

const optionWords = (options: readonly string[]): string =>
  options.length === 0
    ? ''
    : options.length <= 4
      ? options.join(', ')
      : `${options.slice(0, 3).join(', ')} and ${plural(options.length - 3, 'more', 'more')}`

/** The labels of all products, in order of first appearance. */
const labelsOf = (lists: readonly (readonly { label: string }[])[]): string[] => [
  ...new Set(lists.flat().map(({ label }) => label)),
]

type Labelled = { label: string; value: string }

const labelledRows = (lists: readonly (readonly Labelled[])[], kind: string): CompareRow[] =>
  labelsOf(lists)
    .filter((label) => !LEFT_OUT.has(label))
    .map((label) =>
      row(
        `${kind}:${label}`,
        label,
        lists.map((list) => list.find((one) => one.label === label)?.value ?? ''),
      ),
    )

const priceRows = (products: Comparison['products'], inclusive: boolean): CompareRow[] => [
  row(
    'price',
    inclusive ? 'Price, GST included' : 'Price without GST',
    products.map(
      (one) =>
        `${one.price_from ? 'from ' : ''}${rupees((inclusive ? one.price_gst : one.price) || null)}`,
    ),
  ),
  row(
    'mrp',
    'MRP',
    products.map((one) => rupees(one.mrp)),
  ),
  row(
    'piece',
    'Price per piece',
    products.map((one) => rupees(one.price_per_piece)),
  ),
  row(
    'gst',
    'GST',
    products.map((one) => `${one.gst_rate}%`),
  ),
]

/**
 * Price and delivery first, then attributes and facts. Rows that are empty for every product are
 * left out.
 */
export function compareRows({ products, details }: Comparison, inclusive: boolean): CompareRow[] {
  const of = products.map((product) => details[product.product_group_id])
  return [
    ...priceRows(products, inclusive),
    row(
      'delivery',
      'Delivery',
      of.map((detail) => (detail ? deliveryWords(detail.stock) : '')),
    ),
    row(
      'brand',
      'Brand',
      products.map((one) => one.brand.name),
    ),
    row(
      'pack',
      'Pack',
      products.map((one) => one.pack),
    ),
    row(
      'least',
      'Minimum order',
      products.map((one) => (one.moq > 1 ? String(one.moq) : '')),
    ),
    row(
      'options',
      'Options',
      of.map((detail) => optionWords(detail?.options ?? [])),
    ),
    row(
      'rating',
      'Rating',
      products.map((one) =>
        one.product_rating > 0 && one.product_reviews_count > 0
          ? `${one.product_rating.toFixed(1)} of 5 (${one.product_reviews_count})`
          : '',
      ),
    ),
    ...labelledRows(
      of.map((detail) => detail?.attributes ?? []),
      'attribute',
    ),
    ...labelledRows(
      of.map((detail) => detail?.facts ?? []),
      'fact',
    ),
    row(
      'buying',
      'Needed to buy',
      products.map((one) => one.buying.message ?? ''),
    ),
  ].filter(({ cells }) => cells.some((cell) => cell !== ''))
}
