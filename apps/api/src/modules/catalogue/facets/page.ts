import { count, forEachBit, hasBit, intersect, subtract, type Bits } from './bits.ts'
import { lowestPrice } from './narrow.ts'
import { pricePlaces, takePage, type Order, type OrderName } from './orders.ts'
import type { Selected, Sized } from './selection.ts'
import type { Variants } from './variants.ts'

type Orders = ReadonlyMap<OrderName, Order>
type Range = { offset: number; limit: number }
/** 'stock', the default: in stock first, then by popularity. 'relevance' keeps the order of the search hits. */
export type ListingSort = OrderName | 'stock' | 'relevance'

export function pageOf(
  orders: Orders,
  variants: Variants,
  selected: Selected,
  sort: ListingSort,
  range: Range,
): number[] {
  const { result, available, query } = selected
  if (query.hits !== undefined && (sort === 'relevance' || sort === 'stock')) {
    const found = query.hits.filter((ordinal) => hasBit(result.bits, ordinal))
    const inStock = available.bits
    const ranked =
      sort === 'relevance'
        ? found
        : [
            ...found.filter((one) => hasBit(inStock, one)),
            ...found.filter((one) => !hasBit(inStock, one)),
          ]
    return ranked.slice(range.offset, range.offset + range.limit)
  }
  if (sort === 'stock') return inStockFirst(orders, result, available.bits, range)
  const order = orders.get(sort === 'relevance' ? 'popularity' : sort)
  if (order === undefined) return []
  return sort === 'price_asc' || sort === 'price_desc'
    ? byPrice(order, variants, selected, sort, range)
    : takePage(result.bits, result.total, order, range.offset, range.limit)
}

/**
 * The price of a group is the lowest of its variants that the query asks for. The order by the
 * cheapest variant of all holds where all are asked for; the others are sorted and merged.
 */
function byPrice(
  order: Order,
  variants: Variants,
  { result }: Selected,
  sort: keyof typeof pricePlaces,
  { offset, limit }: Range,
): number[] {
  const { bits, total, mixed, demands } = result
  const priced = count(mixed)
  if (priced === 0) return takePage(bits, total, order, offset, limit)
  const keys = new Float64Array(priced)
  let filled = 0
  forEachBit(mixed, (ordinal) => {
    const place = pricePlaces[sort]({ pricePaise: lowestPrice(variants, demands, ordinal) })
    keys[filled++] = place * order.stride + ordinal
  })
  keys.sort()
  const plain = takePage(subtract(bits, mixed), total - priced, order, 0, offset + limit)
  const page: number[] = []
  let [i, j] = [0, 0]
  for (let n = 0; n < Math.min(offset + limit, total); n++) {
    const next = plain[j]
    const key = keys[i] ?? Infinity
    const isPlain = next !== undefined && (order.keys[next] ?? 0) < key
    const ordinal = isPlain ? next : key % order.stride
    if (isPlain) j++
    else i++
    if (n >= offset) page.push(ordinal)
  }
  return page
}

export function inStockFirst(
  orders: Orders,
  set: Sized,
  inStock: Bits,
  { offset, limit }: Range,
): number[] {
  const order = orders.get('popularity')
  if (order === undefined) return []
  const available = intersect(set.bits, inStock)
  const total = count(available)
  const page = takePage(available, total, order, offset, limit)
  if (page.length === limit) return page
  const rest = subtract(set.bits, inStock)
  const skipped = Math.max(0, offset - total)
  return [...page, ...takePage(rest, set.total - total, order, skipped, limit - page.length)]
}
