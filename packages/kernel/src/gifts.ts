/** What a cart must have for one pack of a gift or an upsell: packs of another offer, or goods of the seller for an amount in paise. */
export type GiftCondition =
  | { kind: 'packs'; offerId: number; packs: number }
  | { kind: 'value'; paise: number }

/**
 * A price that an offer has with other goods (CART-11): 0 for a free gift, else an upsell. One pack each time the
 * condition is met, `most` in an order, while `left` of the share are left.
 */
export type GiftRule = { price: number; most: number; left: number; condition: GiftCondition }

export const isGift = ({ price }: Pick<GiftRule, 'price'>): boolean => price === 0

/** How often a condition is met, in packs or paise. */
export const needOf = (condition: GiftCondition): number =>
  condition.kind === 'packs' ? condition.packs : condition.paise

/** The packs that `have` entitles to. */
export const grantedPacks = (have: number, need: number, most: number): number =>
  need > 0 ? Math.max(0, Math.min(most, Math.floor(have / need))) : 0

type Words = { name: string; rupees: (paise: number) => string }

/** "2 × Gloves", or "₹5,000 of Konkan Surgicals’ goods"; `name` is the product's or the seller's. */
export const conditionWords = (condition: GiftCondition, { name, rupees }: Words): string =>
  condition.kind === 'packs'
    ? `${condition.packs} × ${name}`
    : `goods of ${name} for ${rupees(condition.paise)}`

/** The words of a line that has the price, and of one that could. */
export const giftWords = (price: number, list: number, words: string, rupees: Words['rupees']) =>
  price === 0
    ? `Free with ${words}, instead of ${rupees(list)}.`
    : `${rupees(price)} each with ${words}, instead of ${rupees(list)}.`

/** The words of a line with more packs than have the price. */
export const beyondGiftWords = (granted: number, price: string, words: string): string =>
  `Only ${granted} at ${price} with ${words}. Choose ${granted} or fewer to pay that.`

/** The terms as staff type them: amounts in paise, times in milliseconds. `offer`: the condition's, if it is one of packs. */
export type GiftTerms = {
  price: number
  most: number
  share: number
  condition: GiftCondition | null
  startsAt: number
  endsAt: number
}
export type GiftField = 'price' | 'most' | 'share' | 'packs' | 'value' | 'starts_at' | 'ends_at'

/** The longest time of one rule. */
const mostDays = 92
const dayMs = 86_400_000

/** What is wrong with a gift or an upsell. `now` in milliseconds. */
export function giftProblems(
  { price, most, share, condition, startsAt, endsAt }: GiftTerms,
  {
    listPrice,
    mrp,
    moq,
    maxOq,
  }: { listPrice: number; mrp: number | null; moq: number; maxOq: number },
  now: number,
  rupees: (paise: number) => string,
): { field: GiftField; message: string }[] {
  const problem = (field: GiftField, message: string | undefined) =>
    message === undefined ? [] : [{ field, message }]
  const least = price === 0 ? 1 : Math.max(1, moq)
  return [
    ...problem(
      'price',
      Number.isNaN(price) || price < 0
        ? 'Enter a price in rupees, or 0 for a free gift'
        : mrp !== null && price > mrp
          ? `Enter at most the MRP of ${rupees(mrp)}`
          : price >= listPrice
            ? `Enter less than the list price of ${rupees(listPrice)}`
            : undefined,
    ),
    ...problem(
      'most',
      !(most >= least && most <= maxOq)
        ? `Enter ${least === maxOq ? least : `${least} to ${maxOq}`}, as many as an order can have`
        : undefined,
    ),
    ...problem(
      'share',
      share >= most && share > 0 ? undefined : 'Enter at least what one order can have',
    ),
    ...(condition === null
      ? [
          {
            field: 'packs' as const,
            message: 'Say what the cart must have: packs of a product, or an amount',
          },
        ]
      : needOf(condition) > 0
        ? []
        : [
            condition.kind === 'packs'
              ? { field: 'packs' as const, message: 'Enter 1 pack or more' }
              : { field: 'value' as const, message: 'Enter an amount in rupees, such as 5000' },
          ]),
    ...problem(
      'starts_at',
      Number.isNaN(startsAt) ? 'Choose day and time of the start' : undefined,
    ),
    ...problem(
      'ends_at',
      !(endsAt > Math.max(startsAt, now))
        ? 'Choose a time after the start'
        : endsAt - startsAt > mostDays * dayMs
          ? `It lasts at most ${mostDays} days`
          : undefined,
    ),
  ]
}
