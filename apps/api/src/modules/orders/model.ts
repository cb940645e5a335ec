import { transitions } from '../../platform/transitions.ts'

export type OrderState =
  | 'placed' | 'confirmed' | 'packed' | 'shipped' | 'in_transit' | 'out_for_delivery' | 'delivered'
  | 'delivery_failed' | 'cancelled' | 'return_requested' | 'return_picked' | 'returned' | 'refunded' | 'rto'

/** Scans may be missed, so a parcel may skip steps; it never goes back to an earlier one (domain notes 4.2). */
export const orderStates = transitions<OrderState>('order', {
  start: 'placed',
  moves: {
    placed: ['confirmed', 'packed', 'shipped', 'in_transit', 'out_for_delivery', 'delivered', 'cancelled'],
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
type Taxed = { gstBp: number; taxablePaise: number; cgstPaise: number; sgstPaise: number; igstPaise: number; totalPaise: number }

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
}

/** A charge beside the goods; `hsn` is the service's code, empty where it follows the goods. */
export type InvoiceCharge = Taxed & { label: string; hsn: string }

/** An invoice as issued (CGST Rules 46, 49): frozen, so that a reprint years later is the same paper. */
export type InvoiceDocument = {
  title: 'Tax invoice' | 'Bill of supply' | 'Invoice-cum-bill of supply'
  number: string
  issuedOn: string
  orderNumber: string
  orderedOn: string
  seller: { legalName: string; tradeName: string; address: string; city: string; stateCode: string; state: string; pincode: string; gstin: string; licence: string | null }
  recipient: { name: string; businessName: string; gstin: string; address: string; city: string; state: string; stateCode: string; pincode: string; phone: string }
  placeOfSupply: { stateCode: string; state: string }
  reverseCharge: false
  lines: InvoiceLine[]
  charges: InvoiceCharge[]
  totals: { taxablePaise: number; cgstPaise: number; sgstPaise: number; igstPaise: number; totalPaise: number }
  paidBy: string
}
