import { byPieces, rupees, sum } from '../arithmetic.ts'
import type { OrderCheck } from './check.ts'
import { neverPromoted, type Order, type QuoteLine } from './order.ts'
import { wasInForce, type ReferralRow } from './reference.ts'

const whole = (paise: bigint): bigint => paise - (paise % 100n)
const least = (a: bigint, b: bigint): bigint => (a < b ? a : b)
const promoted = ({ productClass }: Pick<QuoteLine, 'productClass'>): boolean =>
  !neverPromoted.has(productClass ?? '')

type Terms = NonNullable<Order['quote']['referral']>
type Wrong = { text: string; by: bigint }

/** Some packs of a line: its price, and what the buyer pays for them. */
function partOf(line: QuoteLine, packs: bigint): { price: bigint; paid: bigint } {
  const price = line.unitPrice * packs
  const off =
    byPieces(line.discount, packs, line.quantity) +
    byPieces(line.platformPaid, packs, line.quantity)
  return { price, paid: price - off }
}

/** What the referral takes off: a share of what the goods cost after a voucher and before points. */
function promised({ quote }: Order, terms: Terms): bigint {
  const goods = quote.lines.filter(promoted)
  if (sum(goods.map((line) => line.unitPrice * line.quantity)) < terms.minimum) return 0n
  const reached = sum(
    goods.map(
      (line) =>
        line.unitPrice * line.quantity -
        line.discount -
        line.platformPaid +
        line.points +
        line.referral,
    ),
  )
  return whole(least((reached * terms.offBp) / 10_000n, terms.offMost))
}

const received = new Set(['delivered', 'return_requested', 'return_picked', 'returned'])

/** What the referrer has earned at most: nothing before everything that is left is delivered. */
function earned({ quote, parts }: Order, terms: Terms): bigint {
  const left = parts.flatMap((part) =>
    part.lines.flatMap((line) => {
      const packs = line.quantity - line.cancelled - line.returned
      const quoted = quote.lines.find(({ offerId }) => offerId === line.offerId)
      return packs === 0n || quoted === undefined ? [] : [{ part, packs, quoted }]
    }),
  )
  if (left.length === 0 || left.some(({ part }) => !received.has(part.state))) return 0n
  const goods = left
    .filter(({ quoted }) => promoted(quoted))
    .map(({ quoted, packs }) => partOf(quoted, packs))
  if (sum(goods.map(({ price }) => price)) < terms.minimum) return 0n
  const paid = sum(goods.map((part) => part.paid))
  return whole(least((paid * terms.rewardBp) / 10_000n, terms.rewardMost))
}

const isOf = (rule: ReferralRow, terms: Terms): boolean =>
  BigInt(rule.offBp) === terms.offBp &&
  BigInt(rule.offMost) === terms.offMost &&
  BigInt(rule.rewardBp) === terms.rewardBp &&
  BigInt(rule.rewardMost) === terms.rewardMost &&
  BigInt(rule.minimum) === terms.minimum

function* discountWrong(
  order: Order,
  terms: Terms,
  rules: readonly ReferralRow[],
): Iterable<Wrong> {
  const { quote, referral } = order
  const used = quote.referred
  if (
    !rules.some((rule) => isOf(rule, terms) && order.pricedOn.some((day) => wasInForce(rule, day)))
  )
    yield { text: 'its terms of the referral were not in force', by: terms.offMost }
  const shares = sum(quote.lines.map((line) => line.referral))
  if (shares !== used)
    yield {
      text: `its lines share ${rupees(shares)} of the referral, it took ${rupees(used)}`,
      by: shares - used,
    }
  for (const line of quote.lines)
    if (line.referral < 0n || line.points + line.referral > line.platformPaid)
      yield {
        text: `a line takes ${rupees(line.referral)} of the referral, the shop pays ${rupees(line.platformPaid)} of it`,
        by: line.referral,
      }
  const right = promised(order, terms)
  if (used !== right)
    yield { text: `the referral took ${rupees(used)} off, not ${rupees(right)}`, by: used - right }
  if (referral === null) yield { text: 'its referral has no row', by: used }
  else if (referral.discount !== used || referral.code !== terms.code || !referral.ordered)
    yield {
      text: `its row says ${referral.code} for ${rupees(referral.discount)}, its quote ${terms.code} for ${rupees(used)}`,
      by: referral.discount - used,
    }
}

/** Returns can be asked for until seven days after the delivery (the returns policy); a second for the clock's rounding. */
const windowMs = 7 * 86_400_000 - 1_000

function* rewardWrong(order: Order, terms: Terms): Iterable<Wrong> {
  const { referral, points } = order
  if (referral === null || points.waiting) return
  const { given, rewardedAt, arrivedOn } = referral
  const due = referral.blocked || referral.cancelled ? 0n : earned(order, terms)
  // A correction takes back at most what the referrer has; what is still to come isn't missing.
  if (given > due && referral.left > 0n)
    yield {
      text: `its referrer has earned ${rupees(given)}, at most ${rupees(due)} by what is left`,
      by: given - due,
    }
  if (given > 0n && given < due)
    yield { text: `its referrer has earned ${rupees(given)}, not ${rupees(due)}`, by: given - due }
  if (
    rewardedAt !== null &&
    (arrivedOn === null || Date.parse(rewardedAt) - Date.parse(arrivedOn) < windowMs)
  )
    yield { text: 'its referrer was rewarded before returns were over', by: given }
}

/** Referrals by the terms of the day, for first orders of another person, rewarded after delivery and returns (CART-13). */
export const referralCheck: OrderCheck = {
  name: 'referrals',
  title: 'Referrals: the discount of a first order, and the reward after its returns',
  look(order, { referrals: rules }, { saw, found }) {
    const { id, quote, referral } = order
    const say = ({ text, by }: Wrong) => found({ table: 'order', id, text, by })
    if (order.otherPoints > 0n)
      say({ text: 'the ledger gives somebody else for it', by: order.otherPoints })
    if (quote.referral === null && quote.referred === 0n && referral === null) return
    saw()
    const { referral: terms } = quote
    if (terms === null) {
      say({ text: 'a referral without terms', by: quote.referred })
      return
    }
    for (const wrong of discountWrong(order, terms, rules)) say(wrong)
    for (const wrong of rewardWrong(order, terms)) say(wrong)
    if (referral === null) return
    if (order.isGuest || !referral.byBuyer)
      say({ text: 'its referral is another account’s', by: referral.discount })
    if (referral.self) say({ text: 'its buyer referred itself', by: referral.discount })
    if (referral.earlier > 0n)
      say({ text: 'a referral on an order that was not the first', by: referral.discount })
    if (referral.mutual > 0n)
      say({ text: 'its buyer had referred the referrer', by: referral.discount })
  },
}
