import type { OrderCheck } from './check.ts'
import type { Order, Part } from './order.ts'

const covers = ({ from, until }: { from: string; until: string }, day: string): boolean =>
  from <= day && day <= until

/** Rule 46: what an invoice to a zone says of itself. */
function checkInvoices(
  order: Order,
  part: Part,
  { saw, found }: Parameters<OrderCheck['look']>[2],
) {
  const sold = order.quote.lines.find(({ offerId }) =>
    part.lines.some((line) => line.offerId === offerId),
  )
  const zone =
    sold?.zone ?? order.quote.charges.find((one) => one.sellerId === part.sellerId)?.zone ?? null
  for (const { id, number, issuedDay, document } of part.invoices) {
    saw()
    const said = document.maybeAt('sez')
    const wrong = (text: string) => found({ table: 'invoice', id, text: `${number} ${text}` })
    if ((said?.text('supply') ?? null) !== zone)
      wrong(
        `says ${said?.text('supply') ?? 'nothing'} of a supply to a zone, the order ${zone ?? 'nothing'}`,
      )
    if (said !== null && said.text('kind') !== order.form.sez?.kind)
      wrong('names another kind of buyer in a zone than the order')
    if (said === null || said.text('supply') !== 'lut') continue
    const arn = said.maybeText('lut')
    if (!part.luts.some((lut) => lut.arn === arn && covers(lut, issuedDay)))
      wrong(
        `is without tax, but no letter of undertaking ${arn ?? ''} was in force on ${issuedDay}`,
      )
  }
}

/**
 * IGST Act s.7(5)(b), s.16: only what staff confirmed from a letter of approval makes a supply zero-rated, only for that customer and
 * GSTIN, and without tax only where it is delivered in the zone and the supplier has a letter of undertaking.
 */
export const zoneCheck: OrderCheck = {
  name: 'zones',
  title: 'Supplies to special economic zones (IGST Act s.7(5)(b), s.16; CGST Rules 46, 96A)',
  look(order, _reference, look) {
    const { id, form, quote, parts, zones, pricedOn } = order
    look.saw()
    const known = zones.filter((zone) => pricedOn.some((day) => covers(zone, day)))
    const wrong = (text: string) => look.found({ table: 'order', id, text })
    if (form.sez !== null && !known.some(({ kind }) => kind === form.sez?.kind))
      wrong(`it is supplied to a ${form.sez.kind} of a zone, which nobody confirmed`)
    const taxed = [...quote.lines, ...quote.charges]
    const isZone = form.sez !== null
    if (taxed.some(({ zone }) => (zone !== null) !== isZone))
      wrong('its lines and charges differ in whether they go to a zone')
    if (quote.charges.some(({ zone, sellerId }) => sellerId === null && zone === 'lut'))
      wrong('the marketplace charges no tax on its own service')
    for (const part of parts) {
      const lines = quote.lines.filter(({ offerId }) =>
        part.lines.some((line) => line.offerId === offerId),
      )
      if (lines.some(({ zone }) => zone === 'lut')) {
        if (!known.some(({ pincode }) => pincode === form.pincode))
          wrong(`it goes to ${form.pincode} without tax, which is no zone of the buyer`)
        if (!part.luts.some((lut) => pricedOn.some((day) => covers(lut, day))))
          wrong('it is priced without tax, but its seller had no letter of undertaking')
      }
      checkInvoices(order, part, look)
    }
  },
}
