import { forEachBit, hasBit, type Bits } from './bits.ts'

export type OrderName = 'popularity' | 'price_asc' | 'price_desc' | 'rating' | 'newest' | 'origin'
export const orderNames: readonly OrderName[] = [
  'popularity',
  'price_asc',
  'price_desc',
  'rating',
  'newest',
  'origin',
]

/** The sort fields of a group. */
export type SortFacts = {
  pricePaise: number
  popularity: number
  ratingTenths: number
  reviewCount: number
  createdMinute: number
  originRank: number
}

const most = 1 << 20
const capped = (value: number) => Math.min(Math.max(value, 0), most - 1)
const dearest = 2 ** 31 - 1
const cheapestFirst = ({ pricePaise }: Pick<SortFacts, 'pricePaise'>) =>
  pricePaise > 0 ? Math.min(pricePaise, dearest - 1) : dearest
const dearestFirst = ({ pricePaise }: Pick<SortFacts, 'pricePaise'>) =>
  pricePaise > 0 ? dearest - Math.min(pricePaise, dearest - 1) : dearest
/** The places of prices alone: of a group whose matching variants cost more than its cheapest one. */
export const pricePlaces = { price_asc: cheapestFirst, price_desc: dearestFirst }

const wanted = (facts: SortFacts) => most - 1 - capped(facts.popularity)

const [mostReviews, mostWanted] = [1 << 12, 1 << 14]
/** The best average first, of equals the one that more buyers gave. */
const bestRated = ({ ratingTenths, reviewCount, popularity }: SortFacts) =>
  (50 - ratingTenths) * mostReviews * mostWanted +
  (mostReviews - 1 - Math.min(reviewCount, mostReviews - 1)) * mostWanted +
  (mostWanted - 1 - Math.min(Math.max(popularity, 0), mostWanted - 1))

/**
 * The sort key of a group; smaller comes first, prices on request last in both directions. Integers
 * below 2^32, so that the ordinal fits beside them in the 53 exact bits of a number.
 */
const places: Record<OrderName, (facts: SortFacts) => number> = {
  popularity: wanted,
  ...pricePlaces,
  rating: bestRated,
  newest: ({ createdMinute }) => 2 ** 31 - createdMinute,
  origin: (facts) => Math.min(facts.originRank, 4000) * most + wanted(facts),
}

/**
 * A sort order: keys by ordinal, and the ordinals sorted. Keys are unique because they end with the
 * ordinal.
 */
export type Order = {
  readonly keys: Float64Array
  readonly ordinals: Uint32Array
  readonly stride: number
}

export function makeOrder(
  name: OrderName,
  facts: readonly SortFacts[] | { length: number; at(i: number): SortFacts },
): Order {
  const size = facts.length
  const stride = 2 ** Math.max(1, Math.ceil(Math.log2(Math.max(size, 2))))
  const keys = new Float64Array(size)
  const place = places[name]
  for (let i = 0; i < size; i++) {
    const one = facts.at(i)
    if (one !== undefined) keys[i] = place(one) * stride + i
  }
  const sorted = keys.toSorted()
  const ordinals = new Uint32Array(size)
  for (let i = 0; i < size; i++) ordinals[i] = (sorted[i] ?? 0) % stride
  return { keys, ordinals, stride }
}

/**
 * Members `offset` to `offset + limit` of a set in a sort order. Walks the order for large sets
 * until the page is full, and sorts small sets: both touch far fewer groups than the catalogue has.
 */
export function takePage(
  bits: Bits,
  total: number,
  order: Order,
  offset: number,
  limit: number,
): number[] {
  const wantedCount = Math.min(limit, total - offset)
  if (wantedCount <= 0) return []
  const size = order.ordinals.length
  const walk = (size / total) * (offset + wantedCount)
  if (walk > total * Math.log2(total + 1) * 2) {
    const keys = new Float64Array(total)
    let filled = 0
    forEachBit(bits, (ordinal) => {
      keys[filled++] = order.keys[ordinal] ?? 0
    })
    keys.sort()
    return Array.from(keys.subarray(offset, offset + wantedCount), (key) => key % order.stride)
  }
  const page: number[] = []
  let skipped = 0
  for (let i = 0; i < size && page.length < wantedCount; i++) {
    const ordinal = order.ordinals[i] ?? 0
    if (!hasBit(bits, ordinal)) continue
    if (skipped < offset) skipped++
    else page.push(ordinal)
  }
  return page
}
