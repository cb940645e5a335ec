import type { GstTerms } from '@upchar/kernel/gst-rates'
import { sumPaise } from '@upchar/kernel/money'
import type { ShelfLifePromise } from '@upchar/kernel/shelf-life'
import type { SezSupply } from '@upchar/kernel/special-supply'
import type { ChargeKind } from '@upchar/reference/charge-rules'
import type { Charges } from './charges.ts'
import type { PointsTerms } from './points-terms.ts'
import type { ReferralTerms } from './referral-terms.ts'

/**
 * A price that a line has with other goods of the same quote (CART-11): one pack for each `need`, in packs or in paise
 * at their prices, of the offers `with`. `words` says it to buyers: "2 × Gloves".
 */
export type QuotePromotion = {
  kind: 'gift' | 'upsell'
  by: 'packs' | 'value'
  with: number[]
  need: number
  words: string
}

/** A price list by business type as an order remembers it: why its buyer had that price. */
export type QuotePriceList = { id: string; words: string; ordinaryPaise: number }

/** The input of the pricing pipeline for one line. */
export type QuoteInputLine = {
  offerId: number
  sku: string
  title: string
  optionLabel: string
  /** What the variants differ by, such as "Size". Absent from quotes of older releases. */
  optionName?: string
  quantity: number
  /** Price of one pack in paise, GST included, for this quantity. */
  unitPricePaise: number
  /** The price of one pack at the minimum order (CART-11). Absent from quotes of older releases. */
  listPricePaise?: number
  /** The price list that `listPricePaise` stands in, and what others pay for one pack (OPS-04); absent without one. */
  priceList?: QuotePriceList
  /** The limited-time deal, gift or upsell whose price it is (CART-11); absent without one. */
  dealId?: string
  /** A gift or an upsell, and the goods that it depends on; absent for other prices. */
  promotion?: QuotePromotion
  mrpPaise: number | null
  /** The rates on the day of the quote; which one applies follows from the value of a piece. */
  gst: GstTerms
  /** Pieces in the pack. */
  packSize: number
  hsn: string
  sellerId: number
  sellerStateCode: string
  coldChain: boolean
  /** Working days that the seller needs before it hands the goods over; absent: none, or a quote of an older release. */
  dispatchDays?: number
  /** Absent from quotes of older releases. */
  productClass?: string
  /** Vaccines drive the data logger offer (CART-16). */
  vaccine: boolean
  /** The name to engrave, carried over to the order (CART-22). */
  engravingName: string | null
  /** What the buyer was promised of the goods' expiry; absent where they have none, and from quotes of older releases. */
  shelfLife?: ShelfLifePromise
  /** How its seller supplies a special economic zone; absent: an ordinary supply. Under `lut` its prices are without GST. */
  sez?: SezSupply
}

/**
 * A voucher's discount. Who funds it decides the tax (domain reference 1.5): a seller's discount
 * lowers the taxable value of its goods (CGST Act s.15(3)(a)); the platform's only lowers what the
 * buyer pays.
 */
export type QuoteDiscount = {
  code: string
  /** The benefit, for buyers. */
  title: string
  fundedBy: 'seller' | 'platform'
  /** GST included; at most the value of the items. */
  amountPaise: number
  /** The offers it applies to. */
  offerIds: ReadonlySet<number>
}

export type QuoteInput = {
  lines: readonly QuoteInputLine[]
  /** GST state code of the place of supply. */
  placeOfSupply: string
  /** The buyer is a unit or developer of a special economic zone: the marketplace's own service is inter-State too. */
  isSez?: boolean | undefined
  /**
   * State of the buyer's GSTIN: the place of supply of the marketplace's service to a registered
   * buyer (IGST Act s.12(2)(a)).
   */
  recipientStateCode?: string | undefined
  /** Charges in force: `chargesOf`. */
  charges: Charges
  /** GST state code of the marketplace's office, where its own services are supplied from. */
  platformStateCode: string
  payment: 'online' | 'cod' | 'undecided'
  /** The buyer has added the temperature logger that an order with vaccines can have (CART-16). */
  dataLogger?: boolean | undefined
  discount: QuoteDiscount | null
  /**
   * The terms of reward points, absent for guests, and while there are none (CART-14); with them what the buyer has and
   * wants to use, in paise.
   */
  points?: (PointsTerms & { usePaise: number }) | undefined
  /** The referral of a first order, after the voucher and before points (CART-13); absent where none applies. */
  referral?: QuoteReferral | undefined
}

/** A referral with the terms that it was given on. */
/** `mostOrders`: how many orders the code may bring; quotes of older releases lack it. */
export type QuoteReferral = Omit<ReferralTerms, 'mostOrders'> & {
  code: string
  mostOrders?: number
}

export type TaxParts = {
  taxablePaise: number
  cgstPaise: number
  sgstPaise: number
  igstPaise: number
}

export type QuoteLine = Omit<QuoteInputLine, 'gst' | 'packSize'> &
  TaxParts & {
    gstBp: number
    grossPaise: number
    /** The seller's own discount, before tax. */
    discountPaise: number
    /** The platform's payment to the seller for the buyer, for a voucher, a referral or points: part of `totalPaise`. */
    platformPaidPaise: number
    /** What of it the buyer's points are (CART-14); absent: nothing. */
    pointsPaise?: number
    /** What of it the referral is (CART-13); absent: nothing. */
    referralPaise?: number
    /** Value of the supply: taxable + cgst + sgst + igst = gross − discount, to the paisa. */
    totalPaise: number
  }

/** The kinds that cost something. */
export type ChargedKind = Exclude<ChargeKind, 'minimum_order'>

/**
 * A charge: shipping, COD fee, platform fee. `sellerId` null: the marketplace's own service. A seller's charge
 * has one entry per tax rate and belongs on that seller's invoice.
 */
export type QuoteCharge = TaxParts & {
  kind: ChargedKind
  gstBp: number
  totalPaise: number
  sellerId: number | null
  /** As that of the goods it goes with. */
  sez?: SezSupply
}

/** What a quote charges of a kind, GST included, in paise. */
export const chargedPaise = ({ charges }: Pick<Quote, 'charges'>, kind: ChargedKind): number =>
  sumPaise(charges.filter((charge) => charge.kind === kind).map((charge) => charge.totalPaise))

/** A priced cart. Parts add up to the paisa: total = Σ lines.total + Σ charges.total − platformPaid (property-tested). */
export type Quote = {
  placeOfSupply: string
  /** The voucher that it includes. */
  voucher: Pick<QuoteDiscount, 'code' | 'title' | 'fundedBy'> | null
  lines: QuoteLine[]
  charges: QuoteCharge[]
  taxByRate: ({ gstBp: number } & TaxParts)[]
  subtotalPaise: number
  /** The voucher's whole discount for the buyer, whoever funds it; without referral and points. */
  discountPaise: number
  platformPaidPaise: number
  mrpTotalPaise: number
  totalTaxPaise: number
  shippingPaise: number
  /** The delivery charge in force before it is waived for the value of the items (CART-24, CART-27). */
  slashedShippingPaise: number
  remainingForFreeShippingPaise: number
  minimumOrderPaise: number
  codFeePaise: number
  /** A COD fee waived for the value of the items. */
  codFeeWaivedPaise: number
  /** Absent from quotes of older releases. */
  platformFeePaise?: number
  /** A platform fee waived for the value of the items. Absent from quotes of older releases. */
  platformFeeWaivedPaise?: number
  /**
   * The temperature logger of an order with vaccines (CART-16): its charge, also while it isn't added, and before it
   * is waived for the value of the items. Absent where none is offered, and from quotes of older releases.
   */
  dataLogger?: { added: boolean; paise: number; slashedPaise: number }
  /** The terms on which the order earns reward points (CART-14); absent where it earns none. */
  points?: Pick<PointsTerms, 'earnBp' | 'earnMostPaise' | 'spendBp' | 'validDays'>
  /** What the buyer's points take off the goods (CART-14): part of `platformPaidPaise`. Absent: nothing. */
  pointsPaise?: number
  /** The referral that lowers the price of a first order, with its terms (CART-13). Absent: none. */
  referral?: QuoteReferral
  /** What the referral takes off the goods: part of `platformPaidPaise`. Absent: nothing. */
  referralPaise?: number
  /** The amount to pay. */
  totalPaise: number
}
