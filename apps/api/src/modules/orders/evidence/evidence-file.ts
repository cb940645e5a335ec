import { batchName } from '@upchar/kernel/batches'
import { writeMarkup } from '@upchar/kernel/text-markup'
import { createHash } from 'node:crypto'
import { strToU8, zipSync, type Zippable } from 'fflate'
import type { Context } from '../../../platform/context.ts'
import { sheetCsv } from '../../../platform/text/sheet-csv.ts'
import { policiesOfOrder, type KeptPolicy } from '../policies/get-order-policies.ts'
import { policyWords } from './policy-words.ts'
import type { ListedProof } from './proof-words.ts'
import { findRefundsOfPurchase } from '../../payments/index.ts'
import { invoiceFile, needsTransporterCopy, type InvoiceFile } from '../get-invoice.ts'
import type { PrintedDocument } from '../invoice-report.ts'
import { isBillOfSupply, type TaxDocument } from '../model.ts'
import type { OrderRow } from '../store/read.ts'
import { selectProofs } from '../store/delivery-proofs.ts'
import { selectTemperatures } from '../store/temperatures.ts'
import { selectDocumentsOfOrder } from '../store/tax-register.ts'
import { registerCsv } from '../tax-register/list-documents.ts'
import { orderView } from '../view.ts'

const goodsHeadings = [
  'Document',
  'SKU',
  'Article',
  'HSN',
  'Maker',
  'Batch',
  'Expires on',
  'Quantity',
  'Unit',
  'Buyer’s licence',
  'Licence valid until',
]

/** The articles of the invoices by the batches that were packed. */
const goodsRows = (document: TaxDocument): (string | number)[][] =>
  document.lines.flatMap((line) => {
    const known = line.batches.length > 0 ? line.batches : [undefined]
    return known.map((batch) => [
      document.number,
      line.sku,
      line.title,
      line.hsn,
      line.maker ?? '',
      batchName(batch?.batchNo ?? ''),
      batch?.expiresOn ?? '',
      batch?.quantity ?? line.quantity,
      line.uqc,
      line.licence?.number ?? '',
      line.licence?.validUntil ?? '',
    ])
  })

const portalHeadings = [
  'Document',
  'IRN',
  'Acknowledgement',
  'Acknowledged at',
  'Signed QR code',
  'E-way bill',
  'E-way bill valid until',
]

/** What the portals of the tax office said of a document (CGST Rules 48, 138). */
const portalRow = ({ document, report }: PrintedDocument): string[][] =>
  report?.irn?.irn == null && report?.eWayBill == null
    ? []
    : [
        [
          document.number,
          report.irn?.irn ?? '',
          report.irn?.ackNo ?? '',
          report.irn?.ackAt ?? '',
          report.irn?.signedQr ?? '',
          report.eWayBill?.number ?? '',
          report.eWayBill?.validUntil ?? '',
        ],
      ]

const isSupply = ({ document }: PrintedDocument): boolean => document.title !== 'Delivery challan'

const folderOf = (document: TaxDocument): string => {
  if (document.title === 'Credit note') return 'credit-notes'
  if (document.title === 'Delivery challan') return 'delivery-challans'
  return isBillOfSupply(document) ? 'bills-of-supply' : 'invoices'
}

/**
 * Everything that proves an order to an auditor, as one ZIP: a page that sums it up, all documents as they were issued, the
 * batches, and the checksums of all files. Its moment is part of the page, so two files of one order differ.
 */
export async function evidenceFile(context: Context, order: OrderRow): Promise<InvoiceFile> {
  const at = context.clock.now()
  const kept = await selectDocumentsOfOrder(context.db, order.id)
  // The goods of a cancelled challan never left.
  const moved = kept.flatMap(({ document, cancelled }) => (cancelled == null ? [document] : []))
  const files: Record<string, Uint8Array> = {}
  const listed: (PrintedDocument & { file: string })[] = []
  for (const printed of kept) {
    const { document } = printed
    // One after the other: each costs the processor tens of milliseconds, and visitors come between.
    // oxlint-disable-next-line no-await-in-loop
    const file = await invoiceFile(context, printed)
    if (!file.ok) continue
    const name = `${folderOf(document)}/${file.value.name}`
    files[name] = file.value.bytes
    listed.push({ ...printed, file: name })
    // oxlint-disable-next-line no-await-in-loop
    const copy = needsTransporterCopy(printed)
      ? await invoiceFile(context, printed, 'transporter')
      : undefined
    if (copy?.ok) files[`transporter-copies/${copy.value.name}`] = copy.value.bytes
  }
  const temperatures = await selectTemperatures(context.db, order.id)
  for (const [no, { loggerNumber, content }] of temperatures.entries())
    files[`temperature/${no + 1}-${loggerNumber.replace(/[^\w-]/g, '-')}.csv`] = strToU8(content)
  const proofs: ListedProof[] = []
  for (const [no, proof] of (await selectProofs(context.db, order.id)).entries()) {
    // One after the other: each may be 5 MB.
    // oxlint-disable-next-line no-await-in-loop
    const bytes = await context.files.read(proof.id)
    if (bytes === undefined) throw new Error(`the bytes of file ${proof.id} are missing`)
    const file = `proof-of-delivery/${no + 1}-${proof.name}`
    files[file] = bytes
    proofs.push({ ...proof, file })
  }
  const policies = await policiesOfOrder(context.db, order)
  if (policies.length > 0) files['policies.txt'] = strToU8(policiesText(policies))
  const { evidencePdf } = await import('./evidence-pdf.ts')
  const refunds = await findRefundsOfPurchase(context.db, order.purchaseId)
  const view = orderView(order, { key: '', isOwner: true, cancels: null }, at, { refunds })
  files[`${order.number}.pdf`] = await evidencePdf(
    { order, view, listed, temperatures, proofs, policies },
    { at, brand: context.config.BRAND_NAME },
  )
  // A challan is no supply: the tax register has none.
  files['documents.csv'] = strToU8(registerCsv(kept.filter(isSupply)))
  files['goods.csv'] = strToU8(sheetCsv([goodsHeadings, ...moved.flatMap(goodsRows)]))
  const portals = kept.flatMap(portalRow)
  if (portals.length > 0) files['portals.csv'] = strToU8(sheetCsv([portalHeadings, ...portals]))
  files['SHA256SUMS.txt'] = strToU8(checksums(files))
  // PDFs are compressed already.
  const zipped: Zippable = Object.fromEntries(
    Object.entries(files).map(([name, bytes]) => [name, [bytes, { level: 0, mtime: at }]]),
  )
  return { name: `evidence-${order.number}.zip`, bytes: Buffer.from(zipSync(zipped)) }
}

/** The policies of the order in full, in the plain format in which staff write them. */
const policiesText = (policies: readonly KeptPolicy[]): string =>
  policies
    .map((policy) => `# ${policyWords(policy)}\n\n${writeMarkup(policy.blocks)}\n`)
    .join('\n\n')

/** As sha256sum writes and checks them. */
const checksums = (files: Readonly<Record<string, Uint8Array>>): string =>
  Object.entries(files)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, bytes]) => `${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`)
    .join('')
