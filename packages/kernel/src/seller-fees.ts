/** What the marketplace keeps of a seller's sales (OPS-06), and the rates that its own taxes follow. */
export const SELLER_FEE_KINDS = ['commission', 'closing_fee', 'service_gst', 'tds'] as const
export type SellerFeeKind = (typeof SELLER_FEE_KINDS)[number]

/** Whose sales a rule may be for: a seller's, a family's, or those of a seller in a family; a rule without either is for all. */
export type FeeScope = { readonly bySeller: boolean; readonly byFamily: boolean }

export type SellerFeeWords = {
  readonly name: string
  /** What is typed: a percentage, rupees, or both. */
  readonly value: 'percent' | 'rupees' | 'both'
  readonly scope: FeeScope
}

const everybody: FeeScope = { bySeller: false, byFamily: false }

export const SELLER_FEES: Readonly<Record<SellerFeeKind, SellerFeeWords>> = {
  commission: {
    name: 'Commission',
    value: 'percent',
    scope: { bySeller: true, byFamily: true },
  },
  closing_fee: {
    name: 'Closing fee per parcel',
    value: 'rupees',
    scope: { bySeller: true, byFamily: false },
  },
  service_gst: { name: 'GST on the marketplace’s fees', value: 'percent', scope: everybody },
  tds: { name: 'Income tax deducted (TDS)', value: 'both', scope: everybody },
}
