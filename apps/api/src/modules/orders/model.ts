import type { KycLicenceKind } from '@upchar/kernel/kyc-licences'
import type { ShelfLifePromise } from '@upchar/kernel/shelf-life'
import type { SezTerms } from '@upchar/kernel/special-supply'
import { transitions } from '../../platform/transitions.ts'

export type OrderState =
  | 'placed'
  | 'confirmed'
  | 'packed'
  | 'shipped'
  | 'in_transit'
  | 'out_for_delivery'
  | 'delivered'
  | 'delivery_failed'
  | 'cancelled'
  | 'return_requested'
  | 'return_picked'
  | 'returned'
  | 'refunded'
  | 'rto'

/**
 * The ways between states (ORDER-01). Scans may be missed, so a parcel may skip states; it never returns to an earlier one (domain
 * reference 4.2).
 */
export const orderStates = transitions<OrderState>('order', {
  start: 'placed',
  moves: {
    placed: [
      'confirmed',
      'packed',
      'shipped',
      'in_transit',
      'out_for_delivery',
      'delivered',
      'cancelled',
    ],
    confirmed: ['packed', 'shipped', 'in_transit', 'out_for_delivery', 'delivered', 'cancelled'],
    packed: ['shipped', 'in_transit', 'out_for_delivery', 'delivered', 'cancelled'],
    shipped: ['in_transit', 'out_for_delivery', 'delivered', 'delivery_failed', 'rto'],
    in_transit: ['out_for_delivery', 'delivered', 'delivery_failed', 'rto'],
    out_for_delivery: ['delivered', 'delivery_failed', 'rto'],
    delivery_failed: ['out_for_delivery', 'delivered', 'rto'],
    delivered: ['return_requested'],
    return_requested: ['return_picked', 'delivered'],
    return_picked: ['returned'],
    returned: ['refunded'],
    rto: ['refunded'],
    cancelled: ['refunded'],
    refunded: [],
  },
})

/** States of a parcel that is still to arrive. */
export const openStates: readonly OrderState[] = [
  'placed',
  'confirmed',
  'packed',
  'shipped',
  'in_transit',
  'out_for_delivery',
  'delivery_failed',
]

const unpacked: ReadonlySet<OrderState> = new Set(['placed', 'confirmed', 'cancelled', 'refunded'])

/** Whether a parcel in this state has been packed. A refunded one isn't asked: it may have been or not. */
export const isPacked = (state: OrderState): boolean => !unpacked.has(state)

const received: ReadonlySet<OrderState> = new Set([
  'delivered',
  'return_requested',
  'return_picked',
  'returned',
])

/** Whether the buyer has had what is in this state. */
export const isReceived = (state: OrderState): boolean => received.has(state)

const gone: ReadonlySet<OrderState> = new Set(['cancelled', 'rto', 'refunded'])

/** Whether what is in this state will never reach the buyer, so that nothing is collected for it. */
export const isGone = (state: OrderState): boolean => gone.has(state)

/** Tax of one line or charge, in paise. */
type Taxed = {
  gstBp: number
  taxablePaise: number
  cgstPaise: number
  sgstPaise: number
  igstPaise: number
  totalPaise: number
}

/** A licence at the time of purchase; `validUntil` null: perpetual. */
export type Licence = { kind: KycLicenceKind; number: string; validUntil: string | null }

/** An article as documents describe it. */
export type Article = {
  uqc: string
  productClass: string
  maker: string | null
  mrpPaise: number | null
}

export type InvoiceLine = Taxed & {
  title: string
  sku: string
  engravingName: string | null
  /** As many HSN digits as the seller prints. */
  hsn: string
  quantity: number
  uqc: string
  /** GST included, as the buyer saw it. */
  unitPricePaise: number
  /** The price of one pack at the minimum order; absent where the quantity doesn't lower it. */
  listPricePaise?: number
  /** A free gift, and with what: the list price less a discount of 100 %. Absent for other lines. */
  freeWith?: string
  discountPaise: number
  /** What of its total the shop pays for a voucher; absent: nothing, or a document from before it was kept by line. */
  paidByShopPaise?: number
  /** What the buyer was promised of the goods' expiry; absent: nothing, or a document of an older release. */
  shelfLife?: ShelfLifePromise
  /** As packed, first expiry first. */
  batches: {
    batchNo: string
    expiresOn: string | null
    quantity: number
    /** Absent: none were recorded. */
    serials?: string[]
  }[]
  /** Who makes it (Drugs Rules 1945 r.65; MDR 2017, conditions of MD-42); absent from older documents. */
  maker?: string | null
  /** The MRP of one pack of a medicine, GST included; absent for other goods. */
  mrpPaise?: number | null
  /** The buyer's licence, where the line needed one; older documents lack it. */
  licence?: Licence | null
}

/** A licence of the seller, with the pharmacist or competent person in charge (Drugs Rules 1945 r.64, r.65). */
export type SellerLicenceShown = {
  form: string
  number: string
  person: string | null
  registration: string | null
}

/** A charge; `hsn` is the service's code, empty where it follows the goods. */
export type InvoiceCharge = Taxed & { label: string; hsn: string }

/** A party's address as documents print it. */
export type InvoicePlace = {
  name: string
  address: string
  city: string
  state: string
  stateCode: string
  pincode: string
}

/** The document of a supply without tax (rule 49); all others are invoices. */
export const isBillOfSupply = ({ title }: { title: string }): boolean => title === 'Bill of supply'

/** An invoice as issued (CGST Rules 46, 49). Frozen, so that reprints never differ. */
export type InvoiceDocument = {
  title: 'Tax invoice' | 'Bill of supply' | 'Invoice-cum-bill of supply'
  number: string
  issuedOn: string
  orderNumber: string
  orderedOn: string
  seller: {
    legalName: string
    tradeName: string
    address: string
    city: string
    stateCode: string
    state: string
    pincode: string
    gstin: string
    /** Company identification number; absent where there is none or none is recorded. */
    cin?: string
    licence: string | null
    /** What its medicines are sold under; absent where there are none. */
    soldUnder?: SellerLicenceShown[]
  }
  recipient: InvoicePlace & {
    businessName: string
    gstin: string
    /** A Unique Identity Number; absent where there is none. */
    uin?: string
    phone: string
  }
  /** The e-commerce operator through whom another seller sold; absent where the operator sells, and in documents of older releases. */
  operator?: { legalName: string; gstin: string }
  /** The buyer's purchase order number; absent where there is none. */
  poNumber?: string
  /** A supply to a special economic zone, with the supplier's letter of undertaking where it is made without tax; else absent. */
  sez?: SezTerms & { lut?: string }
  /** The delivery address; older documents lack it: there it equals the recipient's. */
  deliveredTo?: InvoicePlace
  placeOfSupply: { stateCode: string; state: string }
  reverseCharge: false
  lines: InvoiceLine[]
  charges: InvoiceCharge[]
  totals: {
    taxablePaise: number
    cgstPaise: number
    sgstPaise: number
    igstPaise: number
    totalPaise: number
  }
  paidBy: string
  /**
   * The amount that the shop pays the seller for a voucher, a referral or reward points; value and tax of the supply stay whole.
   * Older documents lack it.
   */
  paidByShop?: { voucher: string; paise: number; referral?: true; points?: true } | null
}

/**
 * A credit note (CGST Act s.34, CGST Rules 53): what of an invoice's supply was returned or not made after all, in the invoice's own
 * terms. Frozen like the invoice.
 */
export type CreditNote = Omit<InvoiceDocument, 'title'> & {
  title: 'Credit note'
  /** The invoice that it reduces, and why. */
  credits: Pick<InvoiceDocument, 'title' | 'number' | 'issuedOn'> & { reason: string }
}

/**
 * A delivery challan (CGST Rules 55): goods that replace returned ones, which were supplied and taxed before, or that go to another
 * warehouse of the same GSTIN, which is no supply. It states their value and no tax.
 */
export type DeliveryChallan = Omit<InvoiceDocument, 'title'> & { title: 'Delivery challan' } & (
    | {
        /** The return, its reason, and the invoices of the goods. */
        replaces: { return: string; reason: string; invoices: string[] }
        moves?: never
      }
    | { replaces?: never; moves: StockMoved }
  )

/** A move of stock: where it leaves from, and the rate that its goods are supplied at. */
export type StockMoved = { id: number; from: InvoicePlace; gstBp: number }

/** A document whose goods stayed after all: its number stays used up. `at`: ISO 8601. */
export type CancelledDocument = { at: string; reason: string }

/** Whatever is printed. */
export type TaxDocument = InvoiceDocument | CreditNote | DeliveryChallan

/** Whether a document is the challan of a move between warehouses. */
export const isMove = (document: TaxDocument): boolean =>
  document.title === 'Delivery challan' && document.moves !== undefined

/** A document without tax: a bill of supply, the credit note of one, or a delivery challan. */
export const isUntaxed = (document: TaxDocument): boolean =>
  document.title === 'Delivery challan' ||
  isBillOfSupply(document.title === 'Credit note' ? document.credits : document)
