import { byPieces, rupees, sum } from '../arithmetic.ts'
import type { OrderCheck } from './check.ts'
import type { Line, Order } from './order.ts'

/** What the buyer pays for the pieces of a line that stay: the agreed price less the shares of the voucher. */
function staysOf({ quote }: Order, line: Line): bigint {
  const quoted = quote.lines.find(({ offerId }) => offerId === line.offerId)
  const left = line.quantity - line.cancelled
  if (quoted === undefined || line.quantity === 0n) return 0n
  return (
    line.unitPrice * left -
    byPieces(quoted.discount, left, line.quantity) -
    byPieces(quoted.platformPaid, left, line.quantity)
  )
}

/** The total of what stays: lines, charges of sellers with goods left, and the marketplace's while any goods are left. */
function totalLeft(order: Order): bigint {
  const lines = order.parts.flatMap((part) => part.lines.map((line) => ({ part, line })))
  const left = lines.filter(({ line }) => line.cancelled < line.quantity)
  const sellers = new Set(left.map(({ part }) => part.sellerId))
  const vaccines = new Set(
    order.quote.lines.filter(({ vaccine }) => vaccine).map(({ offerId }) => offerId),
  )
  const hasVaccine = left.some(({ line }) => vaccines.has(line.offerId))
  const charges = order.quote.charges.filter(({ sellerId, kind }) =>
    sellerId === null
      ? left.length > 0 && (kind !== 'data_logger' || hasVaccine)
      : sellers.has(sellerId),
  )
  return sum([...left.map(({ line }) => staysOf(order, line)), ...charges.map((c) => c.total)])
}

/** The order's total falls by what was cancelled, to the paisa; what had been paid online goes back (docs/decisions/0038-cancelling.md). */
export const cancelCheck: OrderCheck = {
  name: 'cancels',
  title: 'Cancels: order − cancelled = what is left, and paid money goes back',
  look(order, _reference, { saw, found }) {
    const { id, cancels, parts, total, paymentId } = order
    const say = (text: string, by: bigint) => found({ table: 'order', id, text, by })
    for (const part of parts) {
      for (const line of part.lines) {
        saw()
        const counted = sum(
          cancels.flatMap(({ lines }) =>
            lines.filter((one) => one.line === line.id).map(({ quantity }) => quantity),
          ),
        )
        if (counted !== line.cancelled)
          found({
            table: 'order_line',
            id: line.id,
            text: `${line.sku}: ${line.cancelled} are cancelled, its cancels count ${counted}`,
            by: line.cancelled - counted,
          })
      }
      const gone = part.lines.length > 0 && part.lines.every((l) => l.cancelled === l.quantity)
      if (gone && part.state !== 'cancelled' && part.state !== 'refunded')
        found({
          table: 'sub_order',
          id: part.id,
          text: `all of it is cancelled, but it is ${part.state}`,
        })
    }
    if (cancels.length === 0) return
    const left = total - sum(cancels.map(({ amount }) => amount))
    const due = totalLeft(order)
    if (left !== due)
      say(`what is left costs ${rupees(due)}, the cancels leave ${rupees(left)}`, left - due)
    const paidInAdvance = paymentId !== null || order.wallet === total
    for (const cancel of cancels) {
      saw()
      // Of an order that the wallet and cash pay, the tenders are checked as a whole.
      const paid = paidInAdvance ? cancel.amount : order.wallet === 0n ? 0n : cancel.refund
      if (cancel.refund !== paid)
        say(`a cancel of ${rupees(paid)} gives back ${rupees(cancel.refund)}`, cancel.refund - paid)
      if (cancel.back !== cancel.refund)
        say(
          `a cancel gives back ${rupees(cancel.refund)}, its refund is ${rupees(cancel.back)}`,
          cancel.back - cancel.refund,
        )
      const ofLines = sum(cancel.lines.map(({ amount }) => amount))
      if (ofLines > cancel.amount || cancel.lines.length === 0)
        say(`a cancel of ${rupees(cancel.amount)} has lines of ${rupees(ofLines)}`, ofLines)
    }
  },
}
