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

/** A tax invoice as issued (CGST Rules 46): frozen, so that a reprint years later is the same paper. */
export type InvoiceDocument = {
  title: 'Tax invoice' | 'Bill of supply'
  number: string
  issuedOn: string
  orderNumber: string
  seller: { legalName: string; tradeName: string; address: string; city: string; stateCode: string; state: string; pincode: string; gstin: string; licence: string | null }
  recipient: { name: string; businessName: string; gstin: string; address: string; city: string; state: string; stateCode: string; pincode: string; phone: string }
  placeOfSupply: { stateCode: string; state: string }
  reverseCharge: false
  lines: {
    title: string; sku: string; hsn: string; quantity: number; uqc: string; unitPricePaise: number; discountPaise: number
    taxablePaise: number; gstBp: number; cgstPaise: number; sgstPaise: number; igstPaise: number; totalPaise: number
    batches: { batchNo: string; expiresOn: string | null; quantity: number }[]
  }[]
  charges: { label: string; gstBp: number; taxablePaise: number; cgstPaise: number; sgstPaise: number; igstPaise: number; totalPaise: number }[]
  totals: { taxablePaise: number; cgstPaise: number; sgstPaise: number; igstPaise: number; totalPaise: number }
  paidBy: string
}
