import { rupees, shareOf, sum } from '../arithmetic.ts'
import type { Look, OrderCheck } from './check.ts'
import { neverPromoted, type Order } from './order.ts'
import { wasInForce, type ChargeRow, type Reference } from './reference.ts'

type Says = Look['found']

function compare(found: Says, table: string, id: string, what: string, said: bigint, due: bigint) {
  if (said !== due)
    found({ table, id, text: `${what} is ${rupees(said)}, not ${rupees(due)}`, by: said - due })
}

const identical = (
  a: Order['quote']['lines'][number],
  b: Order['parts'][number]['lines'][number],
) =>
  a.quantity === b.quantity &&
  a.unitPrice === b.unitPrice &&
  a.total === b.total &&
  a.gstBp === b.gstBp

/** Total = lines + charges − what the marketplace pays; each part the same. */
export const totalCheck: OrderCheck = {
  name: 'totals',
  title: 'Totals: lines + charges − discounts',
  look(order, _reference, { saw, found }) {
    saw()
    const { id, quote, parts, checkout } = order
    const chargesOf = (sellerId: bigint | null) =>
      sum(quote.charges.filter((c) => c.sellerId === sellerId).map((c) => c.total))
    for (const part of parts) {
      saw()
      const due = sum(part.lines.map((line) => line.total)) + chargesOf(part.sellerId)
      compare(found, 'sub_order', part.id, 'its total', part.total, due)
    }
    const lines = parts.flatMap((part) => part.lines)
    const due =
      sum(lines.map((line) => line.total)) +
      sum(quote.charges.map((c) => c.total)) -
      quote.platformPaid
    compare(found, 'order', id, 'its total', order.total, due)
    compare(found, 'order', id, "the quote's total", quote.total, order.total)
    if (lines.length === 0) found({ table: 'order', id, text: 'it has no lines' })
    const quoted = new Map(quote.lines.map((line) => [line.offerId, line]))
    for (const line of lines) {
      const own = quoted.get(line.offerId)
      if (own === undefined || !identical(own, line))
        found({ table: 'order_line', id: line.id, text: `${line.sku} differs from the quote` })
      if (own?.mrp != null && line.unitPrice > own.mrp)
        found({
          table: 'order_line',
          id: line.id,
          text: `${line.sku} was sold above its MRP of ${rupees(own.mrp)} (Legal Metrology Rules 2011)`,
          by: line.unitPrice - own.mrp,
        })
    }
    if (quote.lines.length !== lines.length)
      found({
        table: 'order',
        id,
        text: `it has ${lines.length} lines, its quote ${quote.lines.length}`,
        by: BigInt(lines.length - quote.lines.length),
      })
    if (checkout === null) found({ table: 'order', id, text: 'its checkout is gone' })
    else {
      compare(found, 'order', id, "its checkout's total", checkout.total, order.total)
      if (checkout.state !== 'placed')
        found({ table: 'order', id, text: `its checkout is ${checkout.state}, not placed` })
      if (!checkout.samePurchase)
        found({ table: 'order', id, text: 'its checkout is of another purchase' })
    }
  },
}

const waived = ({ freeFrom }: ChargeRow, goods: bigint) =>
  freeFrom !== null && goods >= BigInt(freeFrom)

/** An amount, the same for each seller, or a share of the goods, rounded half up and capped. */
function amountOf({ basis, amount, percentBp, atMost }: ChargeRow, goods: bigint, order: Order) {
  if (basis === 'per_seller')
    return BigInt(amount) * BigInt(order.parts.filter((part) => part.lines.length > 0).length)
  if (basis !== 'percentage') return BigInt(amount)
  const share = (goods * BigInt(percentBp ?? 0) * 2n + 10_000n) / 20_000n
  return atMost !== null && share > BigInt(atMost) ? BigInt(atMost) : share
}

const hasVaccine = ({ quote }: Order): boolean => quote.lines.some(({ vaccine }) => vaccine)

/** What each kind of charge could be on the days of the order. */
function dueCharges(order: Order, { charges }: Reference, kind: string): Set<bigint> {
  const { quote, pricedOn } = order
  const goods = sum(quote.lines.map((line) => line.total)) - quote.platformPaid
  const rows = charges.filter(
    (row) => row.kind === kind && pricedOn.some((day) => wasInForce(row, day)),
  )
  if (rows.length === 0 || (kind === 'cod_fee' && order.paymentOption !== 2n)) return new Set([0n])
  const due = rows.map((row) => (waived(row, goods) ? 0n : amountOf(row, goods, order)))
  // Only the buyer adds it, and only to vaccines.
  if (kind === 'data_logger') return new Set([0n, ...(hasVaccine(order) ? due : [])])
  return new Set(due)
}

export const chargeCheck: OrderCheck = {
  name: 'charges',
  title: 'Delivery, platform and cash charges of the day',
  look(order, reference, { saw, found }) {
    const kinds = new Set([
      'shipping',
      'platform_fee',
      'cod_fee',
      'data_logger',
      ...order.quote.charges.map((c) => c.kind),
    ])
    for (const kind of kinds) {
      saw()
      const parts = order.quote.charges.filter((c) => c.kind === kind)
      const said = sum(parts.map((c) => c.total))
      const due = dueCharges(order, reference, kind)
      const [nearest = 0n] = due
      // Under a letter of undertaking the GST in the amount isn't charged; adding it again may miss half a paisa a part.
      const untaxed = parts.filter((c) => c.zone === 'lut')
      const whole = sum(
        parts.map((c) => (c.zone === 'lut' ? shareOf(c.total, 10_000n + c.gstBp) : c.total)),
      )
      const near = BigInt(untaxed.length)
      if (![...due].some((one) => one - whole <= near && whole - one <= near))
        found({
          table: 'order',
          id: order.id,
          text: `${kind} is ${rupees(said)}, on ${order.placedOn} it was ${[...due].map(rupees).join(' or ')}`,
          by: said - nearest,
        })
    }
    for (const charge of order.quote.charges) {
      const rates = new Set(order.quote.lines.map((line) => line.gstBp))
      if (charge.sellerId !== null && !rates.has(charge.gstBp))
        found({
          table: 'order',
          id: order.id,
          text: `${charge.kind} is taxed at ${Number(charge.gstBp) / 100} %, which no goods of the order are (CGST Act s.8)`,
        })
    }
  },
}

/** What a voucher promised at most, by its own terms. */
function most(voucher: NonNullable<Order['voucher']>, order: Order): bigint {
  const worth = sum(order.quote.lines.map((line) => line.unitPrice * line.quantity))
  const full =
    voucher.percentBp === null ? (voucher.amount ?? 0n) : shareOf(worth, voucher.percentBp)
  return voucher.most !== null && voucher.most < full ? voucher.most : full
}

export const discountCheck: OrderCheck = {
  name: 'discounts',
  title: 'Vouchers, before tax where the seller pays (CGST Act s.15(3))',
  look(order, _reference, { saw, found }) {
    saw()
    const { id, quote, voucher } = order
    const where = { table: 'order', id }
    const bySellers = sum(quote.lines.map((line) => line.discount))
    const byShop = sum(quote.lines.map((line) => line.platformPaid))
    compare(found, 'order', id, 'what the shop pays of its lines', byShop, quote.platformPaid)
    // Reward points and referrals have checks of their own.
    const vouchers = byShop - sum(quote.lines.map((line) => line.points + line.referral))
    compare(found, 'order', id, 'its discount', quote.discount, bySellers + vouchers)
    for (const line of quote.lines)
      if (line.discount + line.platformPaid > 0n && neverPromoted.has(line.productClass ?? ''))
        found({
          ...where,
          text: `a discount on goods of class ${line.productClass}`,
          by: line.discount + line.platformPaid,
        })
    const redeemed = voucher?.redeemed === true ? voucher : null
    // The voucher of an order of which nothing is left may be used again.
    const lines = order.parts.flatMap((part) => part.lines)
    if (redeemed === null && lines.every((line) => line.cancelled === line.quantity)) return
    if (quote.voucher !== (redeemed?.code ?? null))
      found({
        ...where,
        text: `its quote has ${quote.voucher ?? 'no voucher'}, the uses have ${redeemed?.code ?? 'none'}`,
      })
    if (redeemed === null) {
      if (quote.discount > 0n)
        found({ ...where, text: 'a discount without a voucher', by: quote.discount })
      return
    }
    compare(
      found,
      'voucher_use',
      id,
      `the use of ${redeemed.code}`,
      redeemed.discount,
      quote.discount,
    )
    if (quote.discount > most(redeemed, order))
      found({
        ...where,
        text: `${redeemed.code} gave ${rupees(quote.discount)}, at most ${rupees(most(redeemed, order))} was promised`,
        by: quote.discount - most(redeemed, order),
      })
    const wrongFunder = redeemed.sellerId === null ? bySellers : vouchers
    if (wrongFunder > 0n)
      found({
        ...where,
        text: `${redeemed.code} is paid by the ${redeemed.sellerId === null ? 'shop' : 'seller'}, but ${rupees(wrongFunder)} is charged to the other`,
        by: wrongFunder,
      })
  },
}
