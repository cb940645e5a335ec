import { addDays, istDate, startOfIstDate } from '@upchar/kernel/dates'
import type { VolumePrice } from '@upchar/kernel/volume-prices'

/** A line as it was quoted, in paise, GST included where not said. */
export type QuotedLine = {
  sku: string
  title: string
  /** What the variant differs by, such as "Size: M". */
  option: string
  hsn: string
  packSize: number
  quantity: number
  unitPaise: number
  gstBp: number
  taxablePaise: number
  taxPaise: number
  totalPaise: number
  sellerId: number
  /** The price on the list and for larger quantities: what is held. */
  listPaise: number
  volumePrices: readonly VolumePrice[] | null
  /** The shelf life that the buyer wants on delivery, at least; absent: any. */
  shelfLifeMonths?: number
  /** False for the price of a deal, whose end and share are the same for everybody. */
  held: boolean
}

/** Goods with their prices for a place at a moment. */
export type Quoted = {
  pincode: string
  city: string
  /** GST state code. */
  placeOfSupply: string
  sellers: { id: number; name: string; gstin: string; address: string }[]
  lines: QuotedLine[]
  charges: { label: string; gstBp: number; taxablePaise: number; taxPaise: number; paise: number }[]
  subtotalPaise: number
  shippingPaise: number
  taxPaise: number
  totalPaise: number
  /** What was asked for and can't be had at present. */
  leftOut: { title: string; message: string }[]
  /** What staff say at the end of quotations. */
  conditions: string
}

/** For how long quotations hold. */
export type QuotationTerms = { days: number; conditions: string }

/** What counts until staff have set terms. */
export const firstTerms: QuotationTerms = { days: 15, conditions: '' }

/** The midnight in India after the last day. */
export const validUntil = (days: number, at: Date): Date =>
  new Date(startOfIstDate(addDays(istDate(at), days + 1)))
