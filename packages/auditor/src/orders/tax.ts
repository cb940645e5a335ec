import { rupees, taxFor, type Zone } from '../arithmetic.ts'
import type { Finding, OrderCheck } from './check.ts'
import type { Taxed } from './order.ts'
import { isWithinState, supplierState } from './place.ts'

const heads = ['taxable', 'cgst', 'sgst', 'igst'] as const
const words = { taxable: 'taxable value', cgst: 'CGST', sgst: 'SGST', igst: 'IGST' } as const

/** The parts of a price that differ from the law's. */
export const wrongTax = (
  taxed: Taxed,
  { withinState, zone }: { withinState: boolean; zone: Zone },
  where: Pick<Finding, 'table' | 'id'>,
  of: string,
): Finding[] => {
  const due = taxFor(taxed.total, taxed.gstBp, withinState, zone)
  return heads
    .filter((head) => taxed[head] !== due[head])
    .map((head) => ({
      ...where,
      text: `${of}: ${words[head]} is ${rupees(taxed[head])}, by law ${rupees(due[head])}`,
      by: taxed[head] - due[head],
    }))
}

export const taxCheck: OrderCheck = {
  name: 'tax',
  title: 'Tax of lines and charges (CGST Rules 35, IGST Act s.7, s.8)',
  look(order, _reference, { saw, found }) {
    for (const part of order.parts) {
      const within = isWithinState(order, part)
      const isWaiting = part.sellerId === null && part.invoices.length === 0
      const quoted = new Map(order.quote.lines.map((line) => [line.offerId, line]))
      for (const line of part.lines) {
        saw()
        const where = { table: 'order_line', id: line.id }
        const zone = quoted.get(line.offerId)?.zone ?? null
        wrongTax(line, { withinState: within, zone }, where, line.sku).forEach(found)
        const discount = quoted.get(line.offerId)?.discount ?? 0n
        const due = line.unitPrice * line.quantity - discount
        if (line.total !== due)
          found({
            ...where,
            text: `${line.sku}: ${line.quantity} × ${rupees(line.unitPrice)} less ${rupees(discount)} is ${rupees(due)}, the line says ${rupees(line.total)}`,
            by: line.total - due,
          })
      }
      for (const charge of order.quote.charges)
        if (charge.sellerId === part.sellerId) {
          saw()
          // Only its invoice names the marketplace's registration, and that comes with the first goods packed (CGST Act s.31).
          const withinState = isWaiting ? charge.igst === 0n : within
          const { zone } = charge
          const where = { table: 'order', id: order.id }
          wrongTax(charge, { withinState, zone }, where, charge.kind).forEach(found)
        }
      if (supplierState(part) === undefined && !isWaiting)
        found({ table: 'sub_order', id: part.id, text: 'nobody knows which GSTIN supplies it' })
    }
  },
}
