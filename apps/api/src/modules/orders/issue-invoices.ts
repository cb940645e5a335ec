import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import { recordMail } from '../../platform/mail/mail.ts'
import { paysCash } from '../checkout/index.ts'
import { keptQuote } from '../pricing/index.ts'
import type { SaleLicences } from '../sellers/index.ts'
import { invoiceMail } from './invoice-mail.ts'
import { makeInvoice, splitByDocument, type Supplier } from './make-invoice.ts'
import type { Article, Licence } from './model.ts'
import { numberInvoices } from './number-invoices.ts'
import { operatorOf } from './operator.ts'
import { splitOrder, type Part } from './split-order.ts'
import { splitParcel } from './split-parcel.ts'
import {
  insertInvoices,
  lockFees,
  selectPacking,
  type InvoiceRow,
  type Packing,
} from './store/packing.ts'
import type { ShipmentRow } from './store/shipments.ts'

/** One document's contents, its supplier, and what it belongs to; `shipmentId` null: the order's fees. */
type Due = { part: Part; supplier: Supplier; subOrderId: string; shipmentId: string | null }

/**
 * Issues the documents of a parcel that is being packed (RET-03; CGST Act s.31: before or at the removal of goods), with
 * the batches in it, and mails them. The amounts are those of the order without what was cancelled. The seller's charges stand with its first parcel, the
 * marketplace's own fees are invoiced with the order's first. Goods that have their invoice get no second one.
 * The caller's transaction has locked the parcel and its sub-order.
 */
export async function issueInvoices(
  context: Context,
  tx: Transaction,
  parcel: Pick<ShipmentRow, 'id' | 'orderId'>,
  sellerLicences: SaleLicences,
): Promise<void> {
  await lockFees(tx, parcel.orderId)
  const packing = await selectPacking(tx, parcel.id)
  if (packing === undefined) throw new Error(`parcel ${parcel.id} has nothing to invoice`)
  if (packing.isInvoiced) return
  const at = context.clock.now()
  const due = dueOf(packing, parcel.id, operatorOf(context.config)).flatMap((one) =>
    splitByDocument(one.part, packing.form).map((part) => ({ ...one, part })),
  )
  const numbers = await numberInvoices(
    tx,
    due.map(({ supplier }) => supplier),
    at,
  )
  const rows = due.map((one, i): InvoiceRow => {
    const drawn = numbers[i]
    if (drawn === undefined) throw new Error(`no invoice number for ${one.supplier.gstin}`)
    return {
      id: newId(),
      order_id: packing.orderId,
      sub_order_id: one.subOrderId,
      ...drawn,
      issued_at: at,
      document: { ...documentOf(packing, one, sellerLicences, at), number: drawn.number },
      shipment_id: one.shipmentId,
    }
  })
  await insertInvoices(tx, rows)
  await recordMail(tx, invoiceMail(context.config, packing, rows), at, { orderId: packing.orderId })
}

/** The goods of the parcel, and the order's fees if they have no invoice yet. */
function dueOf(packing: Packing, shipmentId: string, operator: Supplier): Due[] {
  const { sellerId, lots, warehouseId, packed, isFirst, feesId, supplier, subOrderId, quote } =
    packing
  const { placeOfSupply } = quote
  const ofSeller = (part: Part) => part.sellerId === sellerId
  const goods = splitOrder(quote).find(ofSeller)
  if (goods === undefined) throw new Error(`order ${packing.number} has no goods of ${sellerId}`)
  const kept = new Map(packing.lines.map((line) => [line.offerId, line.kept]))
  const left = splitOrder(keptQuote(quote, kept))
  const charges = (isFirst && left.find(ofSeller)?.charges) || []
  const fees = left.find((part) => part.sellerId === null)
  return [
    {
      part: splitParcel(goods, {
        lots,
        warehouseId,
        packed: new Set(packed),
        placeOfSupply,
        charges,
      }),
      supplier,
      subOrderId,
      shipmentId,
    },
    ...(fees === undefined || feesId === null
      ? []
      : [{ part: fees, supplier: operator, subOrderId: feesId, shipmentId: null }]),
  ]
}

const paidBy = ({ paymentOption, paymentId }: Packing): string =>
  paysCash(paymentOption) ? 'Cash on delivery' : `Online, payment ${paymentId ?? ''}`

const articlesOf = ({ lines, quote }: Packing): Map<number, Article> => {
  const quoted = new Map(quote.lines.map((line) => [line.offerId, line]))
  return new Map(
    lines.map(({ offerId, uqc, maker, productClass }) => [
      offerId,
      {
        uqc: uqc ?? 'NOS',
        maker,
        productClass: quoted.get(offerId)?.productClass ?? productClass,
        mrpPaise: quoted.get(offerId)?.mrpPaise ?? null,
      },
    ]),
  )
}

const licencesOf = ({ lines }: Packing): Record<number, Licence> =>
  Object.fromEntries(
    lines.flatMap(({ offerId, licence }) => (licence === null ? [] : [[offerId, licence]])),
  )

const documentOf = (
  packing: Packing,
  { part, supplier }: Due,
  sellerLicences: SaleLicences,
  at: Date,
) =>
  makeInvoice({
    part,
    supplier,
    form: packing.form,
    placeOfSupply: packing.quote.placeOfSupply,
    voucher: packing.quote.voucher?.code ?? null,
    orderNumber: packing.number,
    paidBy: paidBy(packing),
    orderedAt: packing.placedAt,
    at,
    lots: packing.lots.filter(({ warehouseId }) => warehouseId === packing.warehouseId),
    articles: articlesOf(packing),
    sellerLicences,
    licences: licencesOf(packing),
  })
