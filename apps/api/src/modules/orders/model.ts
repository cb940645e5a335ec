import type { KycLicenceKind } from '@upchar/kernel/kyc-licences'
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

/** Scans may be missed, so a parcel may skip steps; it never goes back to an earlier one (domain reference 4.2). */
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

/** Tax of one line or charge, in paise. */
type Taxed = {
  gstBp: number
  taxablePaise: number
  cgstPaise: number
  sgstPaise: number
  igstPaise: number
  totalPaise: number
}

/** A paper that a buyer bought by, as it was then; `validUntil` null: it never ends. */
export type Licence = { kind: KycLicenceKind; number: string; validUntil: string | null }

export type InvoiceLine = Taxed & {
  title: string
  sku: string
  engravingName: string | null
  /** As many digits as the seller prints. */
  hsn: string
  quantity: number
  uqc: string
  /** GST included, as the buyer saw it. */
  unitPricePaise: number
  discountPaise: number
  batches: { batchNo: string; expiresOn: string | null; quantity: number }[]
  /** The buyer's licence, where the line needed one; papers of before it was printed don't have it. */
  licence?: Licence | null
}

/** A charge beside the goods; `hsn` is the service's code, empty where it follows the goods. */
export type InvoiceCharge = Taxed & { label: string; hsn: string }

/** Somebody's place, as papers print it. */
export type InvoicePlace = {
  name: string
  address: string
  city: string
  state: string
  stateCode: string
  pincode: string
}

/** The paper of a supply without tax (rule 49); the others are invoices. */
export const isBillOfSupply = ({ title }: Pick<InvoiceDocument, 'title'>): boolean =>
  title === 'Bill of supply'

/** An invoice as issued (CGST Rules 46, 49): frozen, so that a reprint years later is the same paper. */
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
    licence: string | null
  }
  recipient: InvoicePlace & { businessName: string; gstin: string; phone: string }
  /** Where the goods go; papers of before two addresses could be given don't have it: to the recipient. */
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
  /** What the shop pays the seller in the buyer's place, by a voucher; the supply's value and tax stay whole. Papers of before vouchers don't have it. */
  paidByShop?: { voucher: string; paise: number } | null
}
