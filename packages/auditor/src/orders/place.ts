import type { OrderCheck } from './check.ts'
import type { Form, Order, Part } from './order.ts'

/** The state codes that a GSTIN of today starts with. */
const states = new Set(
  '01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 26 27 29 30 31 32 33 34 35 36 37 38 97'.split(
    ' ',
  ),
)

/**
 * IGST Act s.10(1): (b) a registered buyer who has goods sent to another is deemed to receive them where he is
 * registered; (a), (ca) otherwise goods are supplied where they are delivered.
 */
export function placeOfSupply(form: Form): string {
  const registeredIn = form.gstin.slice(0, 2)
  return form.gstin !== '' && form.thirdParty && form.billingState === registeredIn
    ? registeredIn
    : form.stateCode
}

/** The marketplace's own service to a registered buyer is supplied where that buyer is registered: s.12(2). */
export const placeOfPart = (form: Form, { sellerId }: Pick<Part, 'sellerId'>): string =>
  sellerId === null && form.gstin !== '' ? form.gstin.slice(0, 2) : placeOfSupply(form)

/** The state of the registration that supplies a part. */
export const supplierState = ({ invoices, gstin }: Part): string | undefined =>
  (invoices[0]?.gstin ?? gstin)?.slice(0, 2)

export const isWithinState = (order: Order, part: Part): boolean =>
  supplierState(part) === placeOfPart(order.form, part)

export const placeCheck: OrderCheck = {
  name: 'place-of-supply',
  title: 'Place of supply (IGST Act s.10, s.12)',
  look({ id, form, quote, parts, pincodeStates }, _reference, { saw, found }) {
    saw()
    const place = placeOfSupply(form)
    if (!states.has(place))
      found({ table: 'order', id, text: `the place of supply ${place} is no state` })
    if (quote.placeOfSupply !== place)
      found({
        table: 'order',
        id,
        text: `the quote's place of supply is ${quote.placeOfSupply}, by law ${place}`,
      })
    if (pincodeStates.length > 0 && !pincodeStates.includes(form.stateCode))
      found({
        table: 'order',
        id,
        text: `it goes to state ${form.stateCode}, but the pincode ${form.pincode} lies in ${pincodeStates.join(' or ')}`,
      })
    for (const part of parts)
      for (const { id: invoiceId, number, document } of part.invoices) {
        saw()
        const said = document.at('placeOfSupply').text('stateCode')
        const due = placeOfPart(form, part)
        if (said !== due)
          found({
            table: 'invoice',
            id: invoiceId,
            text: `${number} says place of supply ${said}, by law ${due}`,
          })
      }
  },
}
