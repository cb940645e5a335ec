import { formatIstDate } from '@upchar/kernel/dates'
import { licenceName } from '@upchar/kernel/kyc-licences'
import { sezEndorsement } from '@upchar/kernel/special-supply'
import { ink, margin, quiet, width, type Doc } from './invoice-page.ts'
import {
  isBillOfSupply,
  isMove,
  type InvoiceDocument,
  type InvoicePlace,
  type Licence,
  type TaxDocument,
} from './model.ts'

/** Draws a heading with rows below it, the first one bold. Returns the y position where it ends. */
function block(
  doc: Doc,
  x: number,
  y: number,
  w: number,
  head: string,
  rows: readonly string[],
): number {
  doc
    .font('bold')
    .fontSize(8)
    .fillColor(quiet)
    .text(head.toUpperCase(), x, y, { width: w, characterSpacing: 0.4 })
  let at = doc.y + 2
  rows.filter(Boolean).forEach((row, i) => {
    doc
      .font(i === 0 ? 'bold' : 'plain')
      .fontSize(9)
      .fillColor(ink)
      .text(row, x, at, { width: w })
    at = doc.y
  })
  return at
}

const cityLine = ({ city, pincode, state, stateCode }: Omit<InvoicePlace, 'name' | 'address'>) =>
  `${city} ${pincode}, ${state} (${stateCode})`

/** A licence's name and number, as wholesale invoices show them. */
export const licenceText = ({ kind, number, validUntil }: Licence): string =>
  `${licenceName(kind)}: ${number}${validUntil === null ? '' : `, valid to ${formatIstDate(validUntil)}`}`

/** The buyer's licences used for any line, each once. */
export const licencesOnInvoice = (d: TaxDocument): Licence[] => [
  ...new Map(
    d.lines.flatMap(({ licence }) =>
      licence == null ? [] : [[`${licence.kind}/${licence.number}`, licence] as const],
    ),
  ).values(),
]

/** The seller's licences: those of the medicines sold, with the persons in charge, else all. */
export function sellerLicenceRows({
  licence,
  soldUnder = [],
}: InvoiceDocument['seller']): string[] {
  if (soldUnder.length === 0) return licence === null ? [] : [`Licence ${licence}`]
  const persons = new Set(
    soldUnder.flatMap(({ person, registration }) =>
      person === null ? [] : [registration === null ? person : `${person}, ${registration}`],
    ),
  )
  return [
    ...soldUnder.map(({ form, number }) => `Drug licence, Form ${form}: ${number}`),
    ...[...persons].map((person) => `Pharmacist or competent person: ${person}`),
  ]
}

function headingOf(d: TaxDocument): string {
  if (d.title === 'Credit note' || d.title === 'Delivery challan') return d.title
  return isBillOfSupply(d) ? 'Bill of supply' : 'Invoice'
}

/** What the goods were ordered and paid with. A move of stock is no supply. */
const terms = (d: TaxDocument): string[] =>
  isMove(d)
    ? []
    : [
        `Order ${d.orderNumber} of ${formatIstDate(d.orderedOn)}`,
        `Paid by: ${d.paidBy}`,
        d.poNumber === undefined ? '' : `Purchase order ${d.poNumber}`,
        d.sez?.lut === undefined ? '' : `Letter of undertaking ${d.sez.lut}`,
        `Place of supply: ${d.placeOfSupply.state} (${d.placeOfSupply.stateCode})`,
        'Tax payable on reverse charge: No',
      ]

/** The parties of a document; of goods that are sent without a supply those that CGST Rules 55(1) names. */
const partyWords = (d: TaxDocument) =>
  isMove(d)
    ? { from: 'Consigner', to: 'Consignee', place: 'Goes to' }
    : { from: 'Supplier', to: 'Billed to', place: 'Delivered to' }

/** Rule 53(1A): number and date of the invoice that a credit note reduces. */
const credited = (d: TaxDocument): string[] => {
  if (d.title === 'Delivery challan' && d.moves !== undefined)
    return [
      `Move ${d.moves.id} within one GSTIN: not a supply`,
      `Leaves ${d.moves.from.name}, ${cityLine(d.moves.from)}`,
      'Value: the selling price without GST',
    ]
  if (d.title === 'Delivery challan')
    return [
      `Replaces goods of return ${d.replaces.return}, without charge`,
      `Supplied with ${d.replaces.invoices.join(', ')}`,
      `Reason: ${d.replaces.reason}`,
    ]
  return d.title === 'Credit note'
    ? [
        `For ${d.credits.title.toLowerCase()} ${d.credits.number} of ${formatIstDate(d.credits.issuedOn)}`,
        `Reason: ${d.credits.reason}`,
      ]
    : []
}

const registrationOf = ({ gstin, uin }: InvoiceDocument['recipient']): string => {
  if (gstin !== '') return `GSTIN ${gstin}`
  return uin === undefined ? 'Unregistered' : `UIN ${uin}`
}

/** The endorsement of a supply to a special economic zone (CGST Rules 46). Returns the y position where it ends. */
function endorsement(doc: Doc, { sez }: TaxDocument, top: number): number {
  if (sez === undefined) return top
  doc.font('bold').fontSize(8.5).fillColor(ink).text(sezEndorsement(sez), margin, top, { width })
  return doc.y + 8
}

/**
 * Draws, from a y position on, supplier, recipient, delivery address and the numbers that rule 46 requires. Returns the y
 * position where the lines begin.
 */
export function parties(doc: Doc, d: TaxDocument, from: number): number {
  const half = width / 2 - 10
  const right = margin + width / 2 + 10
  const { seller: s, recipient: r } = d
  const goesTo = d.deliveredTo ?? r
  const words = partyWords(d)
  const top = endorsement(doc, d, from)
  const supplier = block(doc, margin, top, half, words.from, [
    s.legalName,
    s.tradeName === s.legalName ? '' : `Trading as ${s.tradeName}`,
    s.address,
    cityLine(s),
    `GSTIN ${s.gstin}`,
    s.cin ? `CIN ${s.cin}` : '',
    ...sellerLicenceRows(s),
    d.operator === undefined
      ? ''
      : `Sold through ${d.operator.legalName}, e-commerce operator, GSTIN ${d.operator.gstin}`,
  ])
  const header = block(doc, right, top, half, headingOf(d), [
    `No. ${d.number}`,
    `Date ${formatIstDate(d.issuedOn)}`,
    ...credited(d),
    ...terms(d),
  ])
  const second = Math.max(supplier, header) + 10
  const billed = block(doc, margin, second, half, words.to, [
    r.businessName || r.name,
    r.businessName ? r.name : '',
    r.address,
    cityLine(r),
    registrationOf(r),
    `Phone ${r.phone}`,
    ...licencesOnInvoice(d).map(licenceText),
  ])
  const delivered = block(doc, right, second, half, words.place, [
    goesTo.name,
    goesTo.address,
    cityLine(goesTo),
  ])
  return Math.max(billed, delivered) + 12
}
