/**
 * A price of one pack, GST included, for a quantity of `from` packs or more: in paise on the server,
 * in rupees on the wire (CART-11).
 */
export type VolumePrice = { from: number; price: number }

/** The price of one pack for a quantity; `prices` in any order. */
export function priceForQuantity(
  prices: readonly VolumePrice[],
  listPrice: number,
  quantity: number,
): number {
  return prices.reduce(
    (best, { from, price }) => (from <= quantity ? Math.min(best, price) : best),
    listPrice,
  )
}

/** The nearest larger quantity with a lower price; undefined if there is none. */
export function nextVolumePrice(
  prices: readonly VolumePrice[],
  listPrice: number,
  quantity: number,
): VolumePrice | undefined {
  const now = priceForQuantity(prices, listPrice, quantity)
  return prices
    .filter(({ from, price }) => from > quantity && price < now)
    .toSorted((a, b) => a.from - b.from)[0]
}

/** How many more packs lower the price of all of them; `price` as text. */
export const nextVolumeWords = (from: number, quantity: number, price: string): string =>
  `Add ${from - quantity} more to pay ${price} each.`

/** The highest number of steps of an offer. */
export const MOST_VOLUME_PRICES = 5

/** What bounds the steps of an offer; prices in paise. */
export type VolumeBounds = {
  listPrice: number
  mrp: number | null
  moq: number
  maxOq: number
}

export type VolumeProblem = { row: number; part: 'from' | 'price'; message: string }

/**
 * What is wrong with the steps of an offer, in paise: quantities rise, prices fall, between the
 * minimum and the maximum order and below list price and MRP. `rupees` writes an amount.
 */
export function volumeProblems(
  steps: readonly VolumePrice[],
  { listPrice, mrp, moq, maxOq }: VolumeBounds,
  rupees: (paise: number) => string,
): VolumeProblem[] {
  return steps.flatMap(({ from, price }, row): VolumeProblem[] => {
    const before = steps[row - 1]
    const fromProblem =
      from <= Math.max(1, moq)
        ? `Enter more than ${Math.max(1, moq)}: that quantity has the list price`
        : from > maxOq
          ? `At most ${maxOq} are sold at a time`
          : before !== undefined && from <= before.from
            ? `Enter more than ${before.from}, the quantity of the step above`
            : undefined
    const priceProblem =
      price <= 0
        ? 'Enter a price in rupees, such as 500 or 99.50'
        : mrp !== null && price > mrp
          ? `Enter at most the MRP of ${rupees(mrp)}`
          : price >= listPrice
            ? `Enter less than the list price of ${rupees(listPrice)}`
            : before !== undefined && price >= before.price
              ? `Enter less than ${rupees(before.price)}, the price of the step above`
              : undefined
    return [
      ...(fromProblem === undefined ? [] : [{ row, part: 'from' as const, message: fromProblem }]),
      ...(priceProblem === undefined
        ? []
        : [{ row, part: 'price' as const, message: priceProblem }]),
    ]
  })
}
