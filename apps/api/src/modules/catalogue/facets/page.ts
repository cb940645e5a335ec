import { count, hasBit, intersect, subtract, type Bits } from './bits.ts'
import { takePage, type Order, type OrderName } from './orders.ts'
import type { Counted, Selection } from './selection.ts'

type Orders = ReadonlyMap<OrderName, Order>
type Range = { offset: number; limit: number }
/** 'stock', the default: in stock first, then by popularity. 'relevance' keeps the order of the search hits. */
export type ListingSort = OrderName | 'stock' | 'relevance'

export function pageOf(
  orders: Orders,
  { result, inStock, query }: Selection,
  sort: ListingSort,
  range: Range,
): number[] {
  if (query.hits !== undefined && (sort === 'relevance' || sort === 'stock')) {
    const found = query.hits.filter((ordinal) => hasBit(result.bits, ordinal))
    const ranked =
      sort === 'relevance'
        ? found
        : [
            ...found.filter((one) => hasBit(inStock, one)),
            ...found.filter((one) => !hasBit(inStock, one)),
          ]
    return ranked.slice(range.offset, range.offset + range.limit)
  }
  if (sort === 'stock') return inStockFirst(orders, result, inStock, range)
  const order = orders.get(sort === 'relevance' ? 'popularity' : sort)
  return order === undefined
    ? []
    : takePage(result.bits, result.total, order, range.offset, range.limit)
}

export function inStockFirst(
  orders: Orders,
  set: Counted,
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
