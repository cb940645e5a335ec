import { batchWords } from '@upchar/kernel/batches'
import { degrees, TEMPERATURE_VERDICT_WORDS } from '@upchar/kernel/cold-chain'
import { SEZ_KINDS } from '@upchar/kernel/special-supply'
import { formatIstDate, formatIstDateTime } from '@upchar/kernel/dates'
import { formatRupees, wireToPaise } from '@upchar/kernel/money'
import { paperHeading, paperTable } from '../dispatch/pdf/paper-parts.ts'
import { bottom, ink, margin, money, navy, width, type Doc } from '../invoice-page.ts'
import { licencesOnInvoice, licenceText, sellerLicenceRows } from '../invoice-parties.ts'
import type { KeptPolicy } from '../policies/get-order-policies.ts'
import { policyWords } from './policy-words.ts'
import { proofWords, type ListedProof } from './proof-words.ts'
import type { PrintedDocument } from '../invoice-report.ts'
import type { CancelledDocument, TaxDocument } from '../model.ts'
import { makePdf } from '../open-pdf.ts'
import { stateLabel, stateOfScan } from '../scan-states.ts'
import type { OrderRow } from '../store/read.ts'
import type { KeptTemperature } from '../store/temperatures.ts'
import type { orderView } from '../view.ts'

const rupees = (amount: number) => formatRupees(wireToPaise(amount), { paise: 'always' })

type Evidence = {
  order: OrderRow
  view: ReturnType<typeof orderView>
  listed: readonly (PrintedDocument & { file: string })[]
  temperatures: readonly KeptTemperature[]
  proofs: readonly ListedProof[]
  policies: readonly KeptPolicy[]
}

/** The page that sums up the proofs of an order. */
export const evidencePdf = (
  evidence: Evidence,
  { at, brand }: { at: Date; brand: string },
): Promise<Buffer> =>
  makePdf(
    { size: 'A4', margin, info: { Title: `Evidence of ${evidence.order.number}`, Author: brand } },
    (doc) => {
      const { order, view, listed, policies } = evidence
      const y = paperHeading(doc, `Evidence of order ${order.number}`, [
        `placed ${formatIstDateTime(order.placedAt)}`,
        `drawn up ${formatIstDateTime(at)} by ${brand}`,
      ])
      doc.y = y
      lines(doc, 'Buyer', buyerLines(order))
      lines(doc, 'Payment', paymentLines(view))
      documentTable(doc, listed)
      goodsTable(doc, listed)
      lines(doc, 'Licences of the buyer', buyerLicences(listed))
      lines(doc, 'Licences of the sellers', sellerLicences(listed))
      for (const [no, parcel] of parcels(evidence).entries()) lines(doc, `Parcel ${no + 1}`, parcel)
      lines(doc, 'Policies in force when it was placed (policies.txt)', policies.map(policyWords))
      lines(doc, 'E-invoices and e-way bills', listed.flatMap(portalLines))
      lines(doc, 'Not on record for this order', [notOnRecord(evidence)])
    },
  )

const portalLines = ({ document, report }: Evidence['listed'][number]): string[] => [
  ...(report?.irn?.irn == null
    ? []
    : [
        `${document.number}: IRN ${report.irn.irn}, acknowledgement ${report.irn.ackNo ?? ''}${report.irn.state === 'cancelled' ? ', cancelled' : ''}`,
      ]),
  ...(report?.eWayBill == null ? [] : [`${document.number}: e-way bill ${report.eWayBill.number}`]),
]

/** What an auditor may look for in vain. */
function notOnRecord({ listed, temperatures, proofs, policies }: Evidence): string {
  const has = (found: (one: Evidence['listed'][number]) => boolean) => listed.some(found)
  const missing = [
    ...(has(({ report }) => report?.irn?.irn != null)
      ? []
      : ['IRN and signed QR code of an e-invoice']),
    ...(has(({ report }) => report?.eWayBill != null) ? [] : ['e-way bill']),
    ...(temperatures.length > 0 ? [] : ['temperature record']),
    ...(proofs.length > 0 ? [] : ['signed proof of delivery']),
    ...(policies.length > 0 ? [] : ['policies in force when it was placed']),
  ]
  if (missing.length === 0) return 'Nothing is missing.'
  const words = missing.join(', ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
}

/** A heading with lines below it; a new page where it would be cut off. */
function lines(doc: Doc, title: string, texts: readonly string[]): void {
  if (texts.length === 0) return
  if (doc.y + 40 > bottom) doc.addPage()
  doc
    .font('bold')
    .fontSize(10)
    .fillColor(navy)
    .text(title, margin, doc.y + 8, { width })
  doc
    .font('plain')
    .fontSize(9)
    .fillColor(ink)
    .text(texts.join('\n'), margin, doc.y + 2, { width })
}

const buyerLines = ({ form }: OrderRow): string[] =>
  [
    [form.businessName, form.fullName].filter(Boolean).join(', '),
    form.gstin ? `GSTIN ${form.gstin}` : form.uin ? `UIN ${form.uin}` : 'Without GSTIN',
    form.sez === undefined
      ? ''
      : `${SEZ_KINDS[form.sez.kind]}, as confirmed by staff from the letter of approval`,
    form.poNumber === undefined ? '' : `Purchase order ${form.poNumber}`,
    `Delivered to ${[form.house, form.street, form.landmark].filter(Boolean).join(', ')}, ${form.city}, ${form.state} ${form.pincode}`,
  ].filter(Boolean)

const paymentLines = ({ payment, total_now, refunds }: Evidence['view']): string[] => [
  `${payment.label}${payment.state === 'due' ? ', to be paid' : ''}. Value of the order today: ${rupees(total_now)}.`,
  ...refunds.map(
    ({ amount, reference }) =>
      `Refund of ${rupees(amount)}${reference ? `, bank reference ${reference}` : ''}`,
  ),
]

/** What a document adds to the value of the order: a challan nothing, its goods were invoiced. */
function signOf({ title }: TaxDocument): number {
  if (title === 'Delivery challan') return 0
  return title === 'Credit note' ? -1 : 1
}

const cancelledWords = ({ at, reason }: CancelledDocument): string =>
  `Cancelled on ${formatIstDate(at)}: ${reason}`

function documentTable(doc: Doc, listed: Evidence['listed']): void {
  if (listed.length === 0) {
    lines(doc, 'Documents', ['None is issued yet: the invoice comes when the goods are packed.'])
    return
  }
  const total = listed.reduce(
    (sum, { document }) => sum + signOf(document) * document.totals.totalPaise,
    0,
  )
  doc.y = paperTable(doc, doc.y + 12, {
    columns: [
      { head: 'Document', width: 0 },
      { head: 'Date', width: 70 },
      { head: 'Supplier', width: 150 },
      { head: 'Total, Rs.', width: 80, right: true },
    ],
    rows: listed.map(({ document, file, cancelled }) => [
      {
        text: `${document.title} ${document.number}${cancelled == null ? '' : ' (cancelled)'}`,
        small: [file, ...(cancelled == null ? [] : [cancelledWords(cancelled)])],
      },
      formatIstDate(document.issuedOn),
      { text: document.seller.legalName, small: [document.seller.gstin] },
      `${document.title === 'Credit note' ? '−' : ''}${money(document.totals.totalPaise)}`,
    ]),
    total: ['Invoices less credit notes', '', '', money(total)],
  })
}

function goodsTable(doc: Doc, listed: Evidence['listed']): void {
  const rows = listed
    .filter(({ cancelled }) => cancelled == null)
    .flatMap(({ document }) =>
      document.lines.flatMap((line) =>
        (line.batches.length > 0 ? line.batches : [undefined]).map((batch) => ({
          document,
          line,
          batch,
        })),
      ),
    )
  if (rows.length === 0) return
  doc.y = paperTable(doc, doc.y + 12, {
    columns: [
      { head: 'Article', width: 0 },
      { head: 'Batch', width: 130 },
      { head: 'Document', width: 110 },
      { head: 'Packs', width: 45, right: true },
    ],
    rows: rows.map(({ document, line, batch }) => [
      { text: line.title, small: [line.sku, line.maker ?? ''].filter(Boolean) },
      batchWords(batch?.batchNo ?? '', batch?.expiresOn ?? null) || 'none recorded',
      document.number,
      `${document.title === 'Credit note' ? '−' : ''}${batch?.quantity ?? line.quantity}`,
    ]),
    total: ['', '', '', ''],
  })
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts)]

const buyerLicences = (listed: Evidence['listed']): string[] =>
  unique(listed.flatMap(({ document }) => licencesOnInvoice(document).map(licenceText)))

const sellerLicences = (listed: Evidence['listed']): string[] =>
  unique(
    listed.flatMap(({ document: { seller } }) =>
      sellerLicenceRows(seller).map((row) => `${seller.legalName}: ${row}`),
    ),
  )

/** Each parcel with its courier and when it was scanned where, the last of each state. */
const parcels = ({ order, temperatures, proofs }: Evidence): string[][] =>
  order.subOrders.flatMap(({ sellerName, shipments, replacements }) =>
    [...shipments, ...replacements].map(({ id, courier, awb, state, scans }) => [
      `${sellerName} · ${replacements.some((one) => one.id === id) ? 'replacement · ' : ''}${awb === null ? 'without AWB' : `${courier} ${awb}`} · ${stateLabel(state)}`,
      ...scans.flatMap(({ statusId, at, location }) => {
        const reached = stateOfScan(statusId)
        return reached === undefined
          ? []
          : [
              `${stateLabel(reached)} ${formatIstDateTime(new Date(at))}${location ? `, ${location}` : ''}`,
            ]
      }),
      ...temperatures.filter(({ parcelId }) => parcelId === id).map(temperatureWords),
      ...proofs.filter(({ parcelId }) => parcelId === id).map(proofWords),
    ]),
  )

const temperatureWords = ({
  loggerNumber,
  verdict,
  lowest,
  highest,
  minutesOutside,
}: KeptTemperature): string =>
  [
    `Temperature logger ${loggerNumber}: ${TEMPERATURE_VERDICT_WORDS[verdict]}`,
    ...(lowest === null || highest === null
      ? []
      : [`from ${degrees(lowest)} to ${degrees(highest)}, ${minutesOutside} minutes outside`]),
  ].join('. ')
