/** The days of orders that count. */
export const COUNTED_DAYS = 365
/** Fewer different buyers prove nothing, and would tell what one buyer ordered. */
export const FEWEST_BUYERS = 3
/** Pins and counted products of one product. */
export const MOST_TOGETHER = 8
/** Products shown in the cart and on a product page. */
export const MOST_SHOWN = 6

/**
 * Products to show with the given ones: each one's companions in turn, best first, so that every product of a cart has its
 * say. None of the given ones, none twice.
 */
export function mergeCompanions(
  given: readonly string[],
  companions: ReadonlyMap<string, readonly string[]>,
): string[] {
  const known = new Set(given)
  const found = new Set<string>()
  for (let place = 0; place < MOST_TOGETHER; place += 1) {
    for (const one of given) {
      const next = companions.get(one)?.[place]
      if (next !== undefined && !known.has(next)) found.add(next)
    }
  }
  return [...found]
}
