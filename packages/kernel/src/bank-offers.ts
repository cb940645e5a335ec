/** The ways to pay that an offer of a bank or wallet is for, as buyers and staff read them. */
export const BANK_OFFER_METHODS = Object.freeze({
  any: 'Any way to pay online',
  card: 'Card',
  emi: 'Card in instalments (EMI)',
  netbanking: 'Net banking',
  upi: 'UPI',
  wallet: 'Wallet',
} as const)

/** One of {@link BANK_OFFER_METHODS}. */
export type BankOfferMethod = keyof typeof BANK_OFFER_METHODS

export const BANK_OFFER_METHOD_KEYS = Object.freeze(
  Object.keys(BANK_OFFER_METHODS) as BankOfferMethod[],
)

/** The id of an offer as the gateway's dashboard shows it (domain reference 4.1). */
export const BANK_OFFER_ID = /^offer_[0-9A-Za-z]{14}$/
