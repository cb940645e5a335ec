import { ok, type Refusal, type Result } from '@upchar/kernel/result'
import { formatIstDate } from '@upchar/kernel/dates'
import type { ShelfLifePromise } from '@upchar/kernel/shelf-life'
import { sellStock } from '../../modules/availability/index.ts'
import {
  findToCancel,
  insertReplacing,
  scheduleMove,
  type CancelledOrder,
} from '../../modules/orders/index.ts'
import {
  findReturn,
  notInStock,
  notSentAgain,
  type ReturnRow,
  type SoldLine,
} from '../../modules/returns/index.ts'
import type { Context } from '../../platform/context.ts'
import { courierOf } from '../../platform/courier/index.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import { arrivalsOf, mayLeave, wayTo, type WayToBuyer } from '../orders/way-to-buyer.ts'

/** The way to the buyer of a return; read before the transaction. */
export async function wayOfReturn(context: Context, id: string): Promise<WayToBuyer> {
  const one = await findReturn(context.db, id)
  const order = one && (await findToCancel(context.db, one.orderId, false))
  return wayTo(context, order?.form.pincode ?? '')
}

/** Pieces of a line that the inspection accepted. */
export type Accepted = { line: string; quantity: number }
type Wanted = Accepted & {
  offerId: number
  title: string
  promise: ShelfLifePromise | undefined
  dispatchDays: number | undefined
}

const wantedOf = (
  { quote }: CancelledOrder,
  lines: readonly SoldLine[],
  accepted: readonly Accepted[],
): Wanted[] =>
  lines.flatMap(({ id, offerId, title }) => {
    const quantity = accepted.find(({ line }) => line === id)?.quantity ?? 0
    const quoted = quote.lines.find((line) => line.offerId === offerId)
    const { shelfLife: promise, dispatchDays } = quoted ?? {}
    return quantity > 0 ? [{ line: id, offerId, title, quantity, promise, dispatchDays }] : []
  })

const wantedWords = ({ title, quantity, promise }: Wanted): string =>
  `${quantity} × ${title}${promise === undefined ? '' : ` that expires ${formatIstDate(promise.expiresFrom)} or later`}`

/** Gives each line its pieces of the batches that were taken; an offer may stand on several lines. */
function shares(
  wanted: readonly Wanted[],
  sold: readonly { offerId: number; lotId: number; warehouseId: number; quantity: number }[],
) {
  const left = sold.map((lot) => ({ ...lot }))
  return wanted.flatMap(({ line, offerId, quantity }) => {
    let due = quantity
    return left.flatMap((lot) => {
      const taken = lot.offerId === offerId ? Math.min(due, lot.quantity) : 0
      due -= taken
      lot.quantity -= taken
      return taken > 0
        ? [{ line, lotId: lot.lotId, warehouseId: lot.warehouseId, quantity: taken }]
        : []
    })
  })
}

/**
 * Sends the same goods again for the accepted pieces of a return (RET-02): stock of their seller, in parcels of their own, without
 * price. Refuses before it writes anything where stock is short or the seller's sales are stopped. Returns their offers.
 */
export async function sendAgain(
  context: Context,
  tx: Transaction,
  of: {
    one: ReturnRow
    order: CancelledOrder
    lines: readonly SoldLine[]
    accepted: readonly Accepted[]
    way: WayToBuyer
    at: Date
  },
): Promise<Result<number[], Refusal & { code: 'not_in_stock' | 'state_wrong' }>> {
  const { one, order, way, at } = of
  const wanted = wantedOf(order, of.lines, of.accepted)
  if (one.isStopped) return notSentAgain(one.sellerName)
  if (wanted.length === 0) return notInStock('Nothing was accepted, so nothing is replaced.')
  const sold = await sellStock(tx, {
    checkoutId: order.checkoutId,
    lines: wanted,
    plan: way.plan,
    mayLeave: mayLeave(way, order, at),
    reference: `checkout ${order.checkoutId}`,
    at,
  })
  if (!sold.ok) {
    const short = new Set(sold.error.map(({ offerId }) => offerId))
    const named = wanted.filter(({ offerId }) => short.has(offerId))
    return notInStock(
      `Not enough in stock to replace ${named.map(wantedWords).join(', ')}. Give the money back instead.`,
    )
  }
  const arrivals = arrivalsOf(way, order, sold.value, at)
  for (const [warehouseId, lots] of Map.groupBy(
    shares(wanted, sold.value),
    (share) => share.warehouseId,
  )) {
    const arrival = arrivals.get(warehouseId)
    if (arrival === undefined) throw new Error(`no arrival from warehouse ${warehouseId}`)
    const id = newId()
    await insertReplacing(tx, {
      id,
      subOrderId: one.subOrderId,
      warehouseId,
      courier: courierOf(context.config).name,
      from: arrival.from,
      to: arrival.to,
      replaces: one.id,
      lots,
    })
    scheduleMove(tx, context.config, { shipmentId: id, at })
  }
  return ok([...new Set(wanted.map(({ offerId }) => offerId))])
}
