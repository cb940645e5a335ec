import type { Charges } from './charges.ts'

/** What the pricing pipeline is given for one line. */
export type QuoteInputLine = {
  offerId: number
  sku: string
  title: string
  optionLabel: string
  quantity: number
  /** Price of one pack in paise, GST included. */
  unitPricePaise: number
  mrpPaise: number | null
  gstBp: number
  hsn: string
  sellerId: number
  sellerStateCode: string
  coldChain: boolean
  /** Vaccine category: drives the data logger offer (CART-16). */
  vaccine: boolean
  /** What is engraved into it: carried on to the order (CART-22). */
  engravingName: string | null
}

/**
 * What a voucher takes off these goods. Who bears it decides the tax (domain reference 1.5): a seller's discount lowers the
 * taxable value of its goods (CGST Act s.15(3)(a)); what the platform pays does not, the buyer only pays less in cash.
 */
export type QuoteDiscount = {
  code: string
  /** What it gives, in the buyer's words. */
  title: string
  fundedBy: 'seller' | 'platform'
  /** GST included; at most what the goods are worth. */
  amountPaise: number
  /** The goods that it is for. */
  offerIds: ReadonlySet<number>
}

export type QuoteInput = {
  lines: readonly QuoteInputLine[]
  /** GST state code of the place of supply. */
  placeOfSupply: string
  /** State of the buyer's own GSTIN: there the marketplace's service is supplied to a registered buyer (IGST Act s.12(2)(a)). */
  recipientStateCode?: string | undefined
  /** Charges in force: `chargesOf`. */
  charges: Charges
  /** GST state code of the marketplace's office: where its own services are supplied from. */
  platformStateCode: string
  payment: 'online' | 'cod' | 'undecided'
  discount: QuoteDiscount | null
}

export type TaxParts = {
  taxablePaise: number
  cgstPaise: number
  sgstPaise: number
  igstPaise: number
}

export type QuoteLine = QuoteInputLine &
  TaxParts & {
    grossPaise: number
    /** The seller's own discount: off before tax. */
    discountPaise: number
    /** What the platform pays the seller for the buyer: part of `totalPaise`. */
    platformPaidPaise: number
    /** The supply's value: taxable + cgst + sgst + igst = gross − discount, to the paisa. */
    totalPaise: number
  }

/**
 * A charge beside the goods: shipping, COD fee. `sellerId` null: the marketplace's own service. A seller's charge stands
 * once for each of its tax rates, and belongs on that seller's invoice.
 */
export type QuoteCharge = TaxParts & {
  kind: 'shipping' | 'cod_fee'
  gstBp: number
  totalPaise: number
  sellerId: number | null
}

/** A priced cart. Parts add up to the paisa: total = Σ lines.total + Σ charges.total − platformPaid (property-tested). */
export type Quote = {
  placeOfSupply: string
  /** The voucher whose discount is in it. */
  voucher: Pick<QuoteDiscount, 'code' | 'title' | 'fundedBy'> | null
  lines: QuoteLine[]
  charges: QuoteCharge[]
  taxByRate: ({ gstBp: number } & TaxParts)[]
  subtotalPaise: number
  /** Everything that the voucher takes off what the buyer pays, whoever bears it. */
  discountPaise: number
  platformPaidPaise: number
  mrpTotalPaise: number
  totalTaxPaise: number
  shippingPaise: number
  /** What delivery would cost if it were charged; never below shippingPaise. */
  slashedShippingPaise: number
  remainingForFreeShippingPaise: number
  minimumOrderPaise: number
  codFeePaise: number
  /** A COD fee that the value of the goods spared the buyer. */
  codFeeWaivedPaise: number
  /** What the buyer pays. */
  totalPaise: number
}
