import { sum } from '../arithmetic.ts'
import type { Look, OrderCheck } from './check.ts'
import type { Line, Lot, Order, Part } from './order.ts'
import { inForce, wasInForce, type Reference } from './reference.ts'

/** Whether a batch expires before the day that its buyer was promised. */
function breaksPromise({ quote }: Order, { offerId }: Line, { expiresOn }: Lot): boolean {
  const from = quote.lines.find((line) => line.offerId === offerId)?.expiresFrom ?? null
  return from !== null && (expiresOn === null || expiresOn < from)
}

function checkLot(order: Order, part: Part, line: Line, lot: Lot, { found }: Look): void {
  const where = { table: 'order_line_lot', id: `${line.id}/${lot.lotId}` }
  const batch = `${line.sku}, batch ${lot.batchNo}`
  const left = part.leftOn ?? order.placedOn
  if (lot.expiresOn !== null && lot.expiresOn < left)
    found({
      ...where,
      text: `${batch} expired on ${lot.expiresOn}, sold on ${left}`,
      by: lot.quantity,
    })
  if (breaksPromise(order, line, lot))
    found({ ...where, text: `${batch} expires before the promised day`, by: lot.quantity })
  if (lot.own === null) return found({ ...where, text: `${batch}: the lot ${lot.lotId} is gone` })
  if (lot.own.offerId !== line.offerId)
    found({ ...where, text: `${batch}: the lot ${lot.lotId} is of other goods`, by: lot.quantity })
  if (lot.own.batchNo !== lot.batchNo || lot.own.expiresOn !== lot.expiresOn)
    found({
      ...where,
      text: `${batch}: the lot ${lot.lotId} is batch ${lot.own.batchNo}, expires ${lot.own.expiresOn ?? 'never'}`,
    })
  if (lot.own.warehouseId !== lot.warehouseId || lot.sellerId !== part.sellerId)
    found({ ...where, text: `${batch} left a warehouse of another seller` })
  const parcel = part.parcels.find(({ id }) => id === lot.parcelId)
  if (parcel?.warehouseId !== lot.warehouseId)
    found({ ...where, text: `${batch} lies in a parcel of another seller or warehouse` })
}

/** Every piece sold comes from a batch that hadn't expired (Drugs Rules r.65, MDR: records of batches). */
export const batchCheck: OrderCheck = {
  name: 'batches',
  title: 'Batches: all pieces, none expired, none short of the promised expiry',
  look(order, _reference, look) {
    for (const part of order.parts)
      for (const line of part.lines) {
        const taken = sum(line.lots.map((lot) => lot.quantity))
        look.saw()
        const left = line.quantity - line.cancelled
        if (taken !== left)
          look.found({
            table: 'order_line',
            id: line.id,
            text: `${line.sku}: ${left} were ordered, ${taken} were taken from batches`,
            by: taken - left,
          })
        const serials = line.lots.flatMap((lot) => lot.serials)
        const most = sum(
          line.lots.map(({ quantity, serials: own }) =>
            BigInt(own.length) > quantity ? quantity : BigInt(own.length),
          ),
        )
        if (new Set(serials).size < serials.length || BigInt(serials.length) > most)
          look.found({
            table: 'order_line',
            id: line.id,
            text: `${line.sku} has ${serials.length} serial numbers, some twice or more than pieces`,
          })
        for (const lot of line.lots) {
          look.saw()
          checkLot(order, part, line, lot, look)
        }
      }
  },
}

/** The needs of a class that no licence of the seller met on a day, for goods of these warehouses. */
function unmet(
  productClass: string,
  { sellerId }: Part,
  warehouses: ReadonlySet<number>,
  { licenceRules, licences }: Reference,
  day: string,
): string[] {
  const rules = licenceRules.filter((r) => r.productClass === productClass && inForce(r, day))
  if (rules.length === 0) return ['a class that may be sold']
  const needs = new Set(rules.map((rule) => rule.need).filter((need) => need !== 'none'))
  const held = licences.filter((l) => BigInt(l.sellerId) === sellerId && inForce(l, day))
  return [...needs].filter((need) => {
    const forms = new Set(rules.filter((rule) => rule.need === need).map((rule) => rule.form))
    const fitting = held.filter((licence) => forms.has(licence.form))
    return ![...warehouses].every((id) =>
      fitting.some(({ warehouseId }) => warehouseId === null || warehouseId === id),
    )
  })
}

const guestMayBuy = ({ guests }: Reference, productClass: string, day: string): boolean => {
  const rows = guests.filter((row) => row.productClass === productClass && wasInForce(row, day))
  return rows.length === 0 || rows.some((row) => row.requirement === 'allow')
}

/** Licences of seller and buyer on the day of the order (Drugs Rules r.59, r.65; MDR r.87A; domain reference 3.3). */
export const licenceCheck: OrderCheck = {
  name: 'licences',
  title: 'Licences in force on the day (Drugs Rules, MDR)',
  look(order, reference, { saw, found }) {
    const classes = new Map(order.quote.lines.map((line) => [line.offerId, line.productClass]))
    for (const part of order.parts)
      for (const line of part.lines) {
        const productClass = classes.get(line.offerId) ?? line.goods?.productClass
        if (productClass === undefined) continue
        saw()
        const where = { table: 'order_line', id: line.id }
        const warehouses = new Set(line.lots.map((lot) => Number(lot.warehouseId)))
        const missing = order.pricedOn.map((day) =>
          unmet(productClass, part, warehouses, reference, day),
        )
        if (missing.every((needs) => needs.length > 0))
          found({
            ...where,
            text: `${line.sku} (${productClass}): the seller had no licence for ${missing[0]?.join(', ')} on ${order.placedOn}`,
          })
        if (
          line.licenceValidUntil !== null &&
          order.pricedOn.every((day) => day > (line.licenceValidUntil ?? ''))
        )
          found({
            ...where,
            text: `${line.sku}: the buyer's licence ${line.licenceNumber} ended on ${line.licenceValidUntil}`,
          })
        if (
          order.isGuest &&
          !order.pricedOn.some((day) => guestMayBuy(reference, productClass, day))
        )
          found({
            ...where,
            text: `${line.sku} (${productClass}) was sold to a guest, who may not buy it`,
          })
      }
  },
}
