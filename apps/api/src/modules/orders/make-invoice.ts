import type { UsedLicences } from '@upchar/kernel/licence-used'
import { istDate } from '@upchar/kernel/dates'
import { stateByCode } from '@upchar/kernel/gst'
import { sumPaise } from '@upchar/kernel/money'
import {
  recipientState,
  streetLine,
  type GuestForm,
  type PostalAddress,
} from '../checkout/index.ts'
import { chargeLabels } from './charge-labels.ts'
import { lineTitle } from './line-title.ts'
import type { Article, InvoiceDocument, InvoiceLine, InvoicePlace } from './model.ts'
import type { SaleLicences } from '../sellers/index.ts'
import type { Part } from './split-order.ts'

/** A supplier as invoices name it, with its numbering. */
export type Supplier = InvoiceDocument['seller'] & { invoicePrefix: string; hsnDigits: number }

/** A batch taken for an order. */
export type TakenLot = {
  offerId: number
  lotId: number
  warehouseId: number
  batchNo: string
  expiresOn: string | null
  quantity: number
  /** Of the pieces that were packed; absent before. */
  serials?: string[]
}

export type InvoiceInput = {
  part: Part
  supplier: Supplier
  form: GuestForm
  placeOfSupply: string
  /** The order's voucher code. */
  voucher: string | null
  orderNumber: string
  paidBy: string
  orderedAt: Date
  at: Date
  /** The batches that were packed. */
  lots: readonly TakenLot[]
  articles: ReadonlyMap<number, Article>
  sellerLicences: SaleLicences
  /** The buyer's licences by offer. */
  licences: UsedLicences | null
  /** The reference number of the supplier's letter of undertaking, in force today. */
  lut?: string | undefined
  /** Who runs the marketplace. */
  operator: Pick<Supplier, 'legalName' | 'gstin'>
}

/** SAC of other support services: the operator's own fees. */
const feeCode = '998599'

/**
 * Splits a part into documents: a registered buyer gets a tax invoice for taxed lines and a bill of
 * supply for nil-rated ones, any other buyer one document for both (rule 46A).
 */
export function splitByDocument<P extends Part>(part: P, form: Pick<GuestForm, 'gstin'>): P[] {
  if (form.gstin === '') return [part]
  const only = (wanted: (taxed: { gstBp: number }) => boolean): P => ({
    ...part,
    lines: part.lines.filter(wanted),
    charges: part.charges.filter(wanted),
  })
  return [only((taxed) => taxed.gstBp > 0), only((taxed) => taxed.gstBp === 0)].filter(
    (document) => document.lines.length + document.charges.length > 0,
  )
}

function titleOf(taxed: readonly { gstBp: number }[]): InvoiceDocument['title'] {
  if (taxed.every((t) => t.gstBp === 0)) return 'Bill of supply'
  return taxed.some((t) => t.gstBp === 0) ? 'Invoice-cum-bill of supply' : 'Tax invoice'
}

/**
 * Place of supply: goods where they are delivered; the operator's service to a registered buyer
 * where that buyer is registered (IGST Act s.12(2)).
 */
const placeOf = ({ part, form, placeOfSupply }: InvoiceInput): string =>
  (part.sellerId === null && recipientState(form)) || placeOfSupply

const stateName = (code: string): string => stateByCode(code)?.name ?? code

/**
 * The invoice for one document of a part (ORDER-06, CHECKOUT-12), without its number, which is drawn last in the same
 * transaction. Nil-rated only, it is a bill of supply (rule 49); an unregistered buyer's address is
 * always printed (Circular 209).
 */
export function makeInvoice(input: InvoiceInput): Omit<InvoiceDocument, 'number'> {
  const { part, supplier, form } = input
  const { invoicePrefix: _prefix, hsnDigits: _digits, ...seller } = supplier
  const taxed = [...part.lines, ...part.charges]
  const placeOfSupply = placeOf(input)
  const sum = (key: 'taxablePaise' | 'cgstPaise' | 'sgstPaise' | 'igstPaise' | 'totalPaise') =>
    sumPaise(taxed.map((t) => t[key]))
  return {
    title: titleOf(taxed),
    issuedOn: istDate(input.at),
    orderedOn: istDate(input.orderedAt),
    orderNumber: input.orderNumber,
    seller: withLicences(seller, input),
    ...operatorOn(input),
    recipient: {
      ...placeIn(form.billing ?? form),
      businessName: form.businessName,
      gstin: form.gstin,
      ...(form.uin !== undefined && { uin: form.uin }),
      phone: form.phone,
    },
    ...(form.poNumber !== undefined && { poNumber: form.poNumber }),
    ...sezOf(input),
    deliveredTo: placeIn(form),
    placeOfSupply: { stateCode: placeOfSupply, state: stateName(placeOfSupply) },
    reverseCharge: false,
    lines: part.lines.map((line) => lineOf(line, input)),
    charges: part.charges.map(
      ({ kind, gstBp, taxablePaise, cgstPaise, sgstPaise, igstPaise, totalPaise }) =>
        // A seller's delivery is a composite supply with its goods and takes their code.
        ({
          label: chargeLabels[kind],
          hsn: part.sellerId === null ? feeCode.slice(0, supplier.hsnDigits) : '',
          gstBp,
          taxablePaise,
          cgstPaise,
          sgstPaise,
          igstPaise,
          totalPaise,
        }),
    ),
    totals: {
      taxablePaise: sum('taxablePaise'),
      cgstPaise: sum('cgstPaise'),
      sgstPaise: sum('sgstPaise'),
      igstPaise: sum('igstPaise'),
      totalPaise: sum('totalPaise'),
    },
    paidBy: input.paidBy,
    paidByShop: paidByShop(input),
  }
}

/** The e-commerce operator on the document of another seller, so that both report the supply alike (CGST Act s.52). */
function operatorOn({ supplier, operator }: InvoiceInput): Pick<InvoiceDocument, 'operator'> {
  const { legalName, gstin } = operator
  return supplier.gstin === gstin ? {} : { operator: { legalName, gstin } }
}

/** The terms of a supply to a special economic zone. Nothing leaves without tax unless its supplier's letter is in force. */
function sezOf({ part, form, lut }: InvoiceInput): Pick<InvoiceDocument, 'sez'> {
  const supply = [...part.lines, ...part.charges][0]?.sez
  if (supply === undefined) return {}
  if (form.sez === undefined) throw new Error('a supply to a zone whose kind is unknown')
  const { kind } = form.sez
  if (supply === 'igst') return { sez: { kind, supply } }
  if (lut === undefined) throw new Error('a supply without tax needs a letter of undertaking')
  return { sez: { kind, supply, lut } }
}

/** Medicines, whose documents name licence, person in charge, maker, batch, expiry and MRP (Drugs Rules 1945 r.65). */
export const isMedicine = (productClass: string | undefined): boolean =>
  productClass !== undefined && /^(DRUG|BIO|VET)/.test(productClass)

/** The licences that the medicines of the part are sold under, of the premises that they leave from. */
function withLicences(
  seller: InvoiceDocument['seller'],
  { part, articles, sellerLicences, lots, at }: InvoiceInput,
): InvoiceDocument['seller'] {
  const { sellerId } = part
  if (sellerId === null) return seller
  const found = part.lines.flatMap(({ offerId }) => {
    const productClass = articles.get(offerId)?.productClass
    if (productClass === undefined || !isMedicine(productClass)) return []
    const from = new Set(
      lots.filter((lot) => lot.offerId === offerId).map(({ warehouseId }) => warehouseId),
    )
    return sellerLicences
      .licencesFor({ sellerId, productClass, on: istDate(at) })
      .filter(({ warehouseId }) => warehouseId === null || from.has(warehouseId))
  })
  if (found.length === 0) return seller
  const soldUnder = new Map(
    found.map(({ form, number, personInCharge, personRegistration }) => [
      `${form} ${number}`,
      { form, number, person: personInCharge, registration: personRegistration },
    ]),
  )
  return { ...seller, soldUnder: [...soldUnder.values()] }
}

function paidByShop({
  part,
  voucher,
}: InvoiceInput): (InvoiceDocument['paidByShop'] & object) | null {
  const paise = sumPaise(part.lines.map((line) => line.platformPaidPaise))
  const pointsPaise = sumPaise(part.lines.map((line) => line.pointsPaise ?? 0))
  const referralPaise = sumPaise(part.lines.map((line) => line.referralPaise ?? 0))
  if (paise === 0) return null
  const of = paise > pointsPaise + referralPaise ? (voucher ?? '') : ''
  return {
    voucher: of,
    paise,
    ...(referralPaise > 0 && { referral: true as const }),
    ...(pointsPaise > 0 && { points: true as const }),
  }
}

const placeIn = (address: PostalAddress): InvoicePlace => {
  const { fullName, city, state, stateCode, pincode } = address
  return { name: fullName, address: streetLine(address), city, state, stateCode, pincode }
}

/** First expiry first; what two warehouses send of one batch is one entry. */
function batchesOf(lots: readonly TakenLot[]): InvoiceLine['batches'] {
  const batches = new Map<string, InvoiceLine['batches'][number]>()
  for (const { batchNo, expiresOn, quantity, serials = [] } of lots) {
    const key = `${expiresOn ?? '9999'} ${batchNo}`
    const before = batches.get(key)
    const all = [...(before?.serials ?? []), ...serials]
    batches.set(key, {
      batchNo,
      expiresOn,
      quantity: quantity + (before?.quantity ?? 0),
      ...(all.length > 0 && { serials: all }),
    })
  }
  return [...batches].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, batch]) => batch)
}

const listPriceOf = ({ listPricePaise, unitPricePaise }: Part['lines'][number]) =>
  listPricePaise !== undefined && listPricePaise > unitPricePaise ? { listPricePaise } : {}

function lineOf(
  line: Part['lines'][number],
  { supplier, lots, articles, licences }: InvoiceInput,
): InvoiceLine {
  const article = articles.get(line.offerId)
  return {
    title: lineTitle(line),
    sku: line.sku,
    engravingName: line.engravingName,
    hsn: line.hsn.slice(0, supplier.hsnDigits),
    quantity: line.quantity,
    uqc: article?.uqc ?? 'NOS',
    unitPricePaise: line.unitPricePaise,
    ...listPriceOf(line),
    ...(line.shelfLife && { shelfLife: line.shelfLife }),
    ...(line.promotion?.kind === 'gift' && { freeWith: line.promotion.words }),
    discountPaise: line.discountPaise,
    ...(line.platformPaidPaise > 0 && { paidByShopPaise: line.platformPaidPaise }),
    gstBp: line.gstBp,
    taxablePaise: line.taxablePaise,
    cgstPaise: line.cgstPaise,
    sgstPaise: line.sgstPaise,
    igstPaise: line.igstPaise,
    totalPaise: line.totalPaise,
    batches: batchesOf(lots.filter((lot) => lot.offerId === line.offerId)),
    licence: licences?.[line.offerId] ?? null,
    ...(article !== undefined && article.productClass !== 'GEN' && { maker: article.maker }),
    ...(isMedicine(article?.productClass) && { mrpPaise: article?.mrpPaise ?? null }),
  }
}
