import { rupees, shareOf, sum, taxInside } from '../arithmetic.ts'
import type { OrderCheck } from './check.ts'
import { neverPromoted, type Line, type Order, type Part } from './order.ts'
import type { GiftRule, Reference } from './reference.ts'

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b)

/** The rule by which a line costs less with other goods; undefined: it is sold for its own sake. */
const ruleOf = (order: Order, { gifts }: Reference, offerId: string): GiftRule | undefined => {
  const deal = order.quote.lines.find((line) => line.offerId === offerId)?.deal
  return deal == null ? undefined : gifts.find(({ id }) => id === deal)
}

const classOf = (order: Order, offerId: string): string =>
  order.quote.lines.find((line) => line.offerId === offerId)?.productClass ?? ''

const zoneOf = (order: Order, { offerId }: Line) =>
  order.quote.lines.find((line) => line.offerId === offerId)?.zone ?? null

/** What a pack costs everybody else: a zone that is supplied without tax pays the price less the GST in it. */
const usualPrice = (order: Order, line: Line): bigint =>
  zoneOf(order, line) === 'lut' ? shareOf(line.unitPrice, 10_000n + line.gstBp) : line.unitPrice

const priceByRule = (order: Order, line: Line, rule: GiftRule): bigint =>
  zoneOf(order, line) === 'lut'
    ? taxInside(BigInt(rule.price), line.gstBp, false).taxable
    : BigInt(rule.price)

/** How many packs a rule grants for what the same seller sold beside it, of which `count` pieces of a line are left. */
function granted(
  order: Order,
  reference: Reference,
  { part, rule }: { part: Part; rule: GiftRule },
  count: (line: Line) => bigint,
): bigint {
  const others = part.lines.filter((line) => {
    if (neverPromoted.has(classOf(order, line.offerId))) return false
    const own = ruleOf(order, reference, line.offerId)
    return rule.packs === null ? own === undefined : own === undefined || own.price !== '0'
  })
  const need = BigInt(rule.packs ?? rule.value ?? 0)
  if (need <= 0n) return 0n
  const have =
    rule.packs === null
      ? sum(others.map((line) => usualPrice(order, line) * count(line)))
      : sum(others.filter((line) => line.offerId === rule.withOffer).map(count))
  return least(have / need, BigInt(rule.perOrder))
}

/** A gift that could have been taken back when its goods were cancelled: nothing of its seller is packed. */
const isUnpacked = ({ parcels, invoices, undone }: Part): boolean =>
  invoices.length + undone.length === 0 &&
  parcels.every(({ state }) => state === 'placed' || state === 'confirmed')

/**
 * Free gifts and upsells (CART-11): given by a rule, for goods of the same seller that entitle to them, never for or with what may not
 * be promoted, and gone with goods that are cancelled before anything is packed. Nothing else is given away.
 */
export const giftCheck: OrderCheck = {
  name: 'gifts',
  title: 'Gifts and upsells: earned by what was bought',
  look(order, reference, { saw, found }) {
    for (const part of order.parts)
      for (const line of part.lines) {
        saw()
        const say = (text: string, by: bigint) =>
          found({ table: 'order_line', id: line.id, text: `${line.sku} ${text}`, by })
        const rule = ruleOf(order, reference, line.offerId)
        if (rule === undefined) {
          if (line.unitPrice === 0n) say('is free, and no gift', line.quantity)
          continue
        }
        if (rule.offer !== line.offerId) say('has the price of another product', line.quantity)
        const price = priceByRule(order, line, rule)
        if (line.unitPrice !== price)
          say(
            `costs ${rupees(line.unitPrice)}, with other goods ${rupees(price)}`,
            line.unitPrice - price,
          )
        if (neverPromoted.has(classOf(order, line.offerId)))
          say('may not be promoted', line.quantity)
        const where = { part, rule }
        const most = granted(order, reference, where, (other) => other.quantity)
        if (line.quantity > most)
          say(`was had ${line.quantity} times, the other goods grant ${most}`, line.quantity - most)
        const left = line.quantity - line.cancelled
        const may = granted(order, reference, where, (other) => other.quantity - other.cancelled)
        if (rule.price === '0' && isUnpacked(part) && left > may)
          say(`stays ${left} times, what was not cancelled grants ${may}`, left - may)
      }
  },
}
