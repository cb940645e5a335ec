import { byPieces, rupees, sum } from '../arithmetic.ts'
import type { OrderCheck } from './check.ts'
import { neverPromoted, type Line, type Order } from './order.ts'
import { wasInForce, type PointsRow } from './reference.ts'

const received = new Set(['delivered', 'return_requested', 'return_picked', 'returned'])

/** What the buyer pays for the pieces of a line that stay. */
function paidFor({ quote }: Order, line: Line): bigint {
  const quoted = quote.lines.find(({ offerId }) => offerId === line.offerId)
  const left = line.quantity - line.cancelled - line.returned
  if (quoted === undefined || line.quantity === 0n || neverPromoted.has(quoted.productClass ?? ''))
    return 0n
  return (
    line.unitPrice * left -
    byPieces(quoted.discount, left, line.quantity) -
    byPieces(quoted.platformPaid, left, line.quantity)
  )
}

const whole = (paise: bigint): bigint => paise - (paise % 100n)
const least = (a: bigint, b: bigint): bigint => (a < b ? a : b)

/** What an order has earned: nothing before everything that is left of it is delivered. */
function earned(order: Order): bigint {
  const terms = order.quote.points
  const lines = order.parts.flatMap((part) => part.lines.map((line) => ({ part, line })))
  const left = lines.filter(({ line }) => line.cancelled + line.returned < line.quantity)
  if (terms === null || left.length === 0) return 0n
  if (left.some(({ part }) => !received.has(part.state))) return 0n
  const goods = sum(left.map(({ line }) => paidFor(order, line)))
  return whole(least((goods * terms.earnBp) / 10_000n, terms.earnMost))
}

/** What was taken off goods that take points, before points: the promise is a share of it. */
const reached = ({ quote }: Order): bigint =>
  sum(
    quote.lines
      .filter(({ productClass }) => !neverPromoted.has(productClass ?? ''))
      .map(
        (line) => line.unitPrice * line.quantity - line.discount - line.platformPaid + line.points,
      ),
  )

/** What of the points used stays with the pieces that stay. */
const stays = ({ quote, parts }: Order): bigint =>
  sum(
    parts.flatMap((part) =>
      part.lines.map((line) => {
        const used = quote.lines.find(({ offerId }) => offerId === line.offerId)?.points ?? 0n
        return line.quantity === 0n
          ? 0n
          : byPieces(used, line.quantity - line.cancelled - line.returned, line.quantity)
      }),
    ),
  )

/** What is wrong with the points that lowered the price. */
function spentWrongly(order: Order, rules: readonly PointsRow[]): { text: string; by: bigint }[] {
  const { quote, points, pricedOn } = order
  const used = quote.pointsUsed
  const wrong: { text: string; by: bigint }[] = []
  const shares = sum(quote.lines.map((line) => line.points))
  if (shares !== used)
    wrong.push({
      text: `its lines share ${rupees(shares)} of points, it used ${rupees(used)}`,
      by: shares - used,
    })
  for (const { points: share, platformPaid } of quote.lines)
    if (share < 0n || share > platformPaid)
      wrong.push({
        text: `a line takes ${rupees(share)} of points, the shop pays ${rupees(platformPaid)} of it`,
        by: share,
      })
  const most = rules
    .filter((rule) => pricedOn.some((day) => wasInForce(rule, day)))
    .map((rule) =>
      whole(least((reached(order) * BigInt(rule.spendBp)) / 10_000n, BigInt(rule.spendMost))),
    )
    .reduce((a, b) => (a > b ? a : b), 0n)
  if (used > most)
    wrong.push({
      text: `points took ${rupees(used)} off, at most ${rupees(most)} by the terms`,
      by: used - most,
    })
  if (used !== whole(used))
    wrong.push({ text: `it used parts of a point: ${rupees(used)}`, by: used - whole(used) })
  if (points.spent !== used)
    wrong.push({
      text: `points took ${rupees(used)} off, the ledger spent ${rupees(points.spent)}`,
      by: points.spent - used,
    })
  const back = used - stays(order)
  if (points.back !== back)
    wrong.push({
      text: `cancels give back ${rupees(back)} of points, the ledger gave ${rupees(points.back)}`,
      by: points.back - back,
    })
  return wrong
}

/** Reward points by the terms of the day, whole points only, once everything is delivered (CART-14). */
export const pointsCheck: OrderCheck = {
  name: 'points',
  title: 'Reward points: earned on delivery, spent and given back by the terms of the day',
  look(order, { points: rules }, { saw, found }) {
    const { id, quote, points } = order
    if (
      quote.points === null &&
      points.given === 0n &&
      quote.pointsUsed === 0n &&
      points.spent === 0n
    )
      return
    saw()
    const say = (text: string, by: bigint) => found({ table: 'order', id, text, by })
    const { points: terms } = quote
    if (
      terms !== null &&
      !rules.some(
        (rule) =>
          BigInt(rule.earnBp) === terms.earnBp &&
          BigInt(rule.earnMost) === terms.earnMost &&
          order.pricedOn.some((day) => wasInForce(rule, day)),
      )
    )
      say('its terms of reward points were not in force', terms.earnMost)
    if (order.isGuest) say('a guest’s order earns reward points', points.given)
    for (const text of spentWrongly(order, rules)) say(text.text, text.by)
    const due = earned(order)
    // A correction takes back at most what the customer has; an account that is closed earns nothing more.
    const settled = !points.waiting && (points.given > due ? points.left > 0n : points.open)
    if (points.given !== due && settled)
      say(`it has earned ${rupees(points.given)} in points, not ${rupees(due)}`, points.given - due)
  },
}
