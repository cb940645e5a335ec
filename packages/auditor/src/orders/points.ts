import { byPieces, rupees, sum } from '../arithmetic.ts'
import type { OrderCheck } from './check.ts'
import { neverPromoted, type Line, type Order } from './order.ts'
import { wasInForce } from './reference.ts'

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

/** Reward points by the terms of the day, whole points only, once everything is delivered (CART-14). */
export const pointsCheck: OrderCheck = {
  name: 'points',
  title: 'Reward points: earned on delivery, by the terms of the day',
  look(order, { points: rules }, { saw, found }) {
    const { id, quote, points } = order
    if (quote.points === null && points.given === 0n) return
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
    const due = earned(order)
    // A correction takes back at most what the customer has; an account that is closed earns nothing more.
    const settled = !points.waiting && (points.given > due ? points.left > 0n : points.open)
    if (points.given !== due && settled)
      say(`it has earned ${rupees(points.given)} in points, not ${rupees(due)}`, points.given - due)
  },
}
