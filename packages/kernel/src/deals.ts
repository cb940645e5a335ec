/** A limited-time price of one pack, GST included, for the packs that are left of its share (CART-11). */
export type Deal = { price: number; left: number }

/** Whether the deal lowers the price of a quantity; beyond the share the ordinary price applies to all of it. */
export const dealApplies = (deal: Deal, ordinaryPrice: number, quantity: number): boolean =>
  quantity <= deal.left && deal.price < ordinaryPrice

/** What a quantity beyond the share is told; `price` as text. */
export const beyondDealWords = (left: number, price: string): string =>
  `Only ${left} left at the deal price of ${price}. Choose ${left} or fewer to pay it.`

/** The terms of a deal as staff type them: price in paise, times as ISO text. */
export type DealTerms = { price: number; share: number; startsAt: number; endsAt: number }
export type DealField = 'price' | 'share' | 'starts_at' | 'ends_at'

/** The longest time that still is a limited one. */
const mostDays = 31
const dayMs = 86_400_000

/**
 * What is wrong with a deal, prices in paise: below list price and MRP, a share of at least the
 * minimum order, and an end within 31 days of its start. `now` in milliseconds.
 */
export function dealProblems(
  { price, share, startsAt, endsAt }: DealTerms,
  { listPrice, mrp, moq }: { listPrice: number; mrp: number | null; moq: number },
  now: number,
  rupees: (paise: number) => string,
): { field: DealField; message: string }[] {
  const priceProblem =
    price <= 0
      ? 'Enter a price in rupees, such as 500 or 99.50'
      : mrp !== null && price > mrp
        ? `Enter at most the MRP of ${rupees(mrp)}`
        : price >= listPrice
          ? `Enter less than the list price of ${rupees(listPrice)}`
          : undefined
  const least = Math.max(1, moq)
  const endProblem = !(endsAt > Math.max(startsAt, now))
    ? 'Choose a time after the start'
    : endsAt - startsAt > mostDays * dayMs
      ? `A deal lasts at most ${mostDays} days`
      : undefined
  return [
    ...(priceProblem === undefined ? [] : [{ field: 'price' as const, message: priceProblem }]),
    ...(share >= least
      ? []
      : [{ field: 'share' as const, message: `Enter at least ${least}, the minimum order` }]),
    ...(Number.isNaN(startsAt)
      ? [{ field: 'starts_at' as const, message: 'Choose day and time of the start' }]
      : []),
    ...(endProblem === undefined ? [] : [{ field: 'ends_at' as const, message: endProblem }]),
  ]
}
