import { istDate } from '@upchar/kernel/dates'
import { formatRupees } from '@upchar/kernel/money'
import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import { recordMail } from '../../platform/mail/mail.ts'
import { paysCash } from '../checkout/index.ts'
import { gstTableOf, type GstTable } from '../catalogue/index.ts'
import { keptQuote, retax } from '../pricing/index.ts'
import { recordDue } from './e-documents/record-due.ts'
import { saleLicencesOf, type SaleLicences } from '../sellers/index.ts'
import { invoiceMail } from './invoice-mail.ts'
import { makeInvoice, splitByDocument, type Supplier } from './make-invoice.ts'
import type { Article, InvoiceDocument, Licence } from './model.ts'
import { cashToCollect } from './money/tenders-of.ts'
import { lutFor } from './packing-licence.ts'
import { numberInvoices } from './number-invoices.ts'
import { operatorOf } from './operator.ts'
import { splitOrder, type Part } from './split-order.ts'
import { splitParcel } from './split-parcel.ts'
import { insertInvoices, selectPacking, type InvoiceRow, type Packing } from './store/packing.ts'
import { lockCash, selectInvoiced, selectMoney, setCash } from './store/money.ts'
import type { ShipmentRow } from './store/shipments.ts'

/** What an invoice needs that changes by staff and with the days: sellers' licences, GST rates, and who runs the marketplace. */
export type InvoiceFacts = { licences: SaleLicences; gst: GstTable; operator: Supplier }

/** Read before the transaction, from memory: inside it nothing may wait for a second connection. */
export async function invoiceFacts(context: Context): Promise<InvoiceFacts> {
  const [licences, gst] = await Promise.all([saleLicencesOf(context), gstTableOf(context)])
  return { licences, gst, operator: operatorOf(context.config) }
}

/** One document's contents, its supplier, and what it belongs to; `shipmentId` null: the order's fees. */
type Due = { part: Part; supplier: Supplier; subOrderId: string; shipmentId: string | null }

/**
 * Issues the documents of a parcel that is being packed (RET-03; CGST Act s.31: before or at the removal of goods), with
 * the batches in it, and mails them. The amounts are those of the order without what was cancelled; a rate of GST that has
 * changed since moves the tax inside them (s.14). The seller's charges stand with its first parcel, the
 * marketplace's own fees are invoiced with the order's first. Goods that have their invoice get no second one. What is collected at
 * the door is fixed with them.
 * The caller's transaction has locked the parcel and its sub-order.
 */
export async function issueInvoices(
  context: Context,
  tx: Transaction,
  parcel: Pick<ShipmentRow, 'id' | 'orderId'>,
  facts: InvoiceFacts,
): Promise<void> {
  await lockCash(tx, parcel.orderId)
  const packing = await selectPacking(tx, parcel.id)
  if (packing === undefined) throw new Error(`parcel ${parcel.id} has nothing to invoice`)
  if (packing.isInvoiced) return
  const at = context.clock.now()
  const due = dueOf({ packing, gst: facts.gst, at }, parcel.id, facts.operator).flatMap((one) =>
    splitByDocument(one.part, packing.form).map((part) => ({ ...one, part })),
  )
  const lut = await lutFor(tx, packing, at)
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
      document: {
        ...documentOf(packing, one, { ...facts, parcelId: parcel.id, lut, at }),
        number: drawn.number,
      },
      shipment_id: one.shipmentId,
    }
  })
  await insertInvoices(tx, rows)
  await recordDue(
    tx,
    rows.map(({ id, order_id: orderId, shipment_id: shipmentId, document }) => ({
      id,
      orderId,
      shipmentId,
      document,
    })),
    { config: context.config, at },
  )
  if (paysCash(packing.paymentOption))
    await setCash(
      tx,
      parcel.id,
      cashToCollect(
        await selectInvoiced(tx, packing.orderId),
        await selectMoney(tx, packing.orderId),
      ),
    )
  await recordMail(tx, invoiceMail(context.config, packing, rows), at, { orderId: packing.orderId })
}

type Supply = { packing: Packing; gst: GstTable; at: Date }

/** The part with the rates of the day of its invoice, which is the time of supply of goods (CGST Act s.12, s.14). */
function taxedNow({ packing, gst, at }: Supply, part: Part): Part {
  const goods = new Map(packing.lines.map((line) => [line.offerId, line]))
  const taxed = retax(part, packing.quote.placeOfSupply, ({ offerId, hsn }) => {
    const known = goods.get(offerId)
    const terms = known && gst.termsOf({ ...known, hsn }, istDate(at))
    return known && terms && { gst: terms, packSize: known.packSize }
  })
  return { ...part, ...taxed }
}

/** The goods of the parcel, and the order's fees if they have no invoice yet. */
function dueOf(supply: Supply, shipmentId: string, operator: Supplier): Due[] {
  const { packing } = supply
  const { sellerId, lots, packed, isFirst, feesId, supplier, subOrderId, quote } = packing
  const { placeOfSupply } = quote
  const ofSeller = (part: Part) => part.sellerId === sellerId
  const goods = splitOrder(quote).find(ofSeller)
  if (goods === undefined) throw new Error(`order ${packing.number} has no goods of ${sellerId}`)
  const left = splitOrder(
    keptQuote(quote, new Map(packing.kept.map(({ offerId, quantity }) => [offerId, quantity]))),
  )
  const kept = left.find(ofSeller)
  const fees = left.find((part) => part.sellerId === null)
  return [
    {
      part: splitParcel(taxedNow(supply, goods), {
        lots,
        parcelId: shipmentId,
        packed: new Set(packed),
        placeOfSupply,
        charges: isFirst && kept !== undefined ? taxedNow(supply, kept).charges : [],
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

const advanceWords: Readonly<Record<number, string>> = {
  3: 'Credit line',
  4: 'Bank transfer',
  5: 'Payment link',
  6: 'UPI',
}

/** A tender changes no amount of the document, so it stands beside them (CHECKOUT-07). */
function paidBy({ paymentOption, paymentId, totalPaise, walletPaise }: Packing): string {
  const rest = paysCash(paymentOption)
    ? 'Cash on delivery'
    : `${advanceWords[paymentOption] ?? 'Online'}, payment ${paymentId ?? ''}`
  if (walletPaise === 0) return rest
  const money = (paise: number) => formatRupees(paise, { paise: 'always' })
  const wallet = `Wallet, ${money(walletPaise)} of the order’s ${money(totalPaise)}`
  return walletPaise === totalPaise ? wallet : `${wallet}. The rest: ${rest}`
}

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
  { part, supplier }: Pick<Due, 'part' | 'supplier'>,
  {
    parcelId,
    licences: sellerLicences,
    operator,
    lut,
    at,
  }: InvoiceFacts & { parcelId: string; lut: string | undefined; at: Date },
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
    lots: packing.lots.filter((lot) => lot.parcelId === parcelId),
    articles: articlesOf(packing),
    sellerLicences,
    licences: licencesOf(packing),
    operator,
    lut,
  })

/** What a parcel carries, as a document of it says, without number: the part's goods at their agreed price. */
export function goodsOf(
  packing: Packing,
  facts: InvoiceFacts & { parcelId: string; at: Date },
): Omit<InvoiceDocument, 'number' | 'title'> {
  const part = splitOrder(packing.quote).find(({ sellerId }) => sellerId === packing.sellerId)
  if (part === undefined) throw new Error(`order ${packing.number} has no goods of this seller`)
  const { lots, supplier, quote } = packing
  const { parcelId } = facts
  const carried = splitParcel(part, {
    lots,
    parcelId,
    packed: new Set(),
    placeOfSupply: quote.placeOfSupply,
    charges: [],
  })
  const { title: _title, ...goods } = documentOf(
    packing,
    { part: { ...carried, lines: carried.lines.map(({ sez: _sez, ...line }) => line) }, supplier },
    { ...facts, lut: undefined },
  )
  return goods
}
