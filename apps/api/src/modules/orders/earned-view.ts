import type { Answer } from '@upchar/contract/schema/endpoints'
import { paiseToRupees } from '@upchar/kernel/money'
import { keptQuote, pointsEarned } from '../pricing/index.ts'
import { isReceived } from './model.ts'
import type { OrderRow } from './store/read.ts'

/** The points that an order took and earns, by what is left of it (CART-14); null where it has to do with none. */
export function earnedView({
  quote,
  subOrders,
}: Pick<OrderRow, 'quote' | 'subOrders'>): Answer<'getOrderStatus'>['order']['reward_points'] {
  if (quote.points === undefined) return null
  const lines = subOrders.flatMap((sub) => sub.lines.map((line) => ({ line, state: sub.state })))
  const left = lines.filter(({ line }) => line.cancelled + line.returned < line.quantity)
  const kept = keptQuote(
    quote,
    new Map(
      lines.map(({ line }) => [line.offerId, line.quantity - line.cancelled - line.returned]),
    ),
  )
  return {
    used: paiseToRupees(quote.pointsPaise ?? 0),
    used_now: paiseToRupees(kept.pointsPaise ?? 0),
    earns: paiseToRupees(pointsEarned(kept)),
    earned: left.length > 0 && left.every(({ state }) => isReceived(state)),
  }
}
