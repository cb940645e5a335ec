import type { Document } from '../document.ts'
import type { Tax, Zone } from '../arithmetic.ts'

/** The rows of one order. */
export type Lot = {
  lotId: string
  batchNo: string
  expiresOn: string | null
  quantity: bigint
  serials: string[]
  parcelId: string
  warehouseId: bigint
  sellerId: bigint | null
  /** The lot's own row. */
  own: {
    batchNo: string
    expiresOn: string | null
    warehouseId: bigint
    offerId: string
  } | null
}

export type Taxed = Tax & { gstBp: bigint; total: bigint }

export type Line = Taxed & {
  id: string
  offerId: string
  sku: string
  hsn: string
  quantity: bigint
  /** How many of them were cancelled. */
  cancelled: bigint
  /** How many came back, or got lost. */
  returned: bigint
  unitPrice: bigint
  licenceNumber: string | null
  licenceValidUntil: string | null
  /** What the catalogue says today; null: the goods are gone. */
  goods: {
    packSize: bigint
    productClass: string
    gstTag: string | null
    stated: { rateBp: bigint; from: string } | null
    sellerId: bigint
    /** The offer was changed after the order, so its stated rate may have been another. */
    changed: boolean
  } | null
  lots: Lot[]
}

export type Invoice = {
  id: string
  gstin: string
  number: string
  issuedDay: string
  document: Document
  /** Null: the marketplace's fees, or goods that were invoiced when they were ordered. */
  parcelId: string | null
}

/** What undoes of an invoice; `cause`: the cancel or the return. */
export type CreditNote = Omit<Invoice, 'parcelId'> & { invoiceId: string; cause: string }

export type Parcel = {
  id: string
  state: string
  warehouseId: bigint
  /** What its label asks for in cash; null: it isn't packed, or nothing is paid in cash. */
  cash: bigint | null
}

export type Part = {
  id: string
  /** Null: the marketplace's own service. */
  sellerId: bigint | null
  gstin: string | null
  /** The days that its letters of undertaking cover, both included. */
  luts: { arn: string; from: string; until: string }[]
  total: bigint
  state: string
  lines: Line[]
  /** Those that stand; `undone`: those whose whole amount a cancel credited. */
  invoices: Invoice[]
  undone: Invoice[]
  parcels: Parcel[]
  /** The day of the courier's first scan. */
  leftOn: string | null
}

/** Classes that may not be promoted in any way (domain reference 3.1). */
export const neverPromoted = new Set(['DRUG_H', 'DRUG_H1', 'BIO_C'])

export type QuoteLine = Taxed & {
  offerId: string
  quantity: bigint
  unitPrice: bigint
  mrp: bigint | null
  discount: bigint
  platformPaid: bigint
  /** What of it the buyer's reward points are, and the referral. */
  points: bigint
  zone: Zone
  referral: bigint
  productClass: string | null
  vaccine: boolean
  /** The day before which its goods don't expire, as the buyer was promised; null: nothing was. */
  expiresFrom: string | null
  /** The deal, gift or upsell whose price it has. */
  deal: string | null
}

export type Charge = Taxed & { kind: string; sellerId: bigint | null; zone: Zone }

export type Form = {
  pincode: string
  gstin: string
  stateCode: string
  billingState: string | null
  thirdParty: boolean
  /** What the shop says that it knew of the buyer; null: nothing special. */
  sez: { kind: string } | null
}

/** A cancel, and what its refunds give back. */
export type Cancel = {
  id: string
  amount: bigint
  refund: bigint
  back: bigint
  lines: { line: string; quantity: bigint; amount: bigint }[]
}

/** What a cancel or a return gave back, by tender; `due`: cash that nobody had paid. */
export type GiveBack = {
  cause: string
  wallet: bigint
  online: bigint
  cash: bigint
  due: bigint
}

/** Goods that came back, or got lost, and what their refunds give back. */
export type Return = {
  id: string
  number: string
  state: string
  byBuyer: boolean
  /** Empty until it is settled. */
  outcome: string
  subOrderId: string
  credit: bigint
  refund: bigint
  cash: bigint
  back: bigint
  lines: { line: string; quantity: bigint }[]
  pieces: { line: string; lotId: string; parcelId: string; fate: string; quantity: bigint }[]
  /** Accepted pieces that its parcel did not carry. */
  strays: bigint
  restocked: { lotId: string; quantity: bigint }[]
}

/** A parcel that replaces the goods of a return. */
export type Replacement = {
  id: string
  returnId: string
  subOrderId: string
  state: string
  warehouseId: bigint
  sellerId: bigint | null
  cash: bigint | null
  challans: { number: string; issuedDay: string; document: Document; isCancelled: boolean }[]
  invoices: bigint
  leftOn: string | null
  lots: {
    line: string
    lotId: string
    batchNo: string
    expiresOn: string | null
    quantity: bigint
    warehouseId: bigint
    own: {
      batchNo: string
      expiresOn: string | null
      offerId: string
      warehouseId: bigint
    } | null
  }[]
}

export type Order = {
  id: string
  number: string
  isGuest: boolean
  placedOn: string
  /** The days on which its price was made: an online payment may come after midnight. */
  pricedOn: string[]
  total: bigint
  /** What of the total the wallet paid. */
  wallet: bigint
  paymentOption: bigint
  paymentId: string | null
  form: Form
  quote: {
    placeOfSupply: string
    voucher: string | null
    platformPaid: bigint
    discount: bigint
    total: bigint
    /** The terms on which it earns reward points. */
    points: { earnBp: bigint; earnMost: bigint } | null
    /** The terms of its referral, and what that took off. */
    referral: {
      code: string
      offBp: bigint
      offMost: bigint
      rewardBp: bigint
      rewardMost: bigint
      minimum: bigint
    } | null
    referred: bigint
    /** What reward points took off. */
    pointsUsed: bigint
    lines: QuoteLine[]
    charges: Charge[]
  }
  parts: Part[]
  cancels: Cancel[]
  giveBacks: GiveBack[]
  creditNotes: CreditNote[]
  returns: Return[]
  replacements: Replacement[]
  checkout: { state: string; total: bigint; samePurchase: boolean } | null
  voucher: {
    code: string
    discount: bigint
    sellerId: bigint | null
    percentBp: bigint | null
    amount: bigint | null
    most: bigint | null
    least: bigint
    redeemed: boolean
  } | null
  /**
   * Reward points by the ledger: what the order was given; what the customer has left of all; whether a job is about to settle it; and
   * whether the account is open.
   */
  points: {
    given: bigint
    /** Of this order: spent, and given back of that. */
    spent: bigint
    back: bigint
    left: bigint
    waiting: boolean
    open: boolean
  }
  /** What staff confirmed of the customer and the GSTIN, with its days. */
  zones: { kind: string; pincode: string; from: string; until: string }[]
  /** The referral of the order by its row, and what the ledger gave the referrer for it. */
  referral: {
    code: string
    discount: bigint
    ordered: boolean
    cancelled: boolean
    blocked: boolean
    byBuyer: boolean
    self: boolean
    given: bigint
    /** What the referrer has left of all points. */
    left: bigint
    /** Orders of the buyer that stand and were placed before. */
    earlier: bigint
    /** Referrals of the referrer by the buyer before. */
    mutual: bigint
    /** Moments of the last delivery and of the reward, as PostgreSQL writes them. */
    arrivedOn: string | null
    rewardedAt: string | null
  } | null
  /** Journals of the order for others than its buyer and who referred that one. */
  otherPoints: bigint
  /** The states that the pincode lies in; empty: the directory doesn't know it. */
  pincodeStates: string[]
}
