import { paiseToRupees } from '@upchar/kernel/money'
import type { BankOffer } from '../../modules/bank-offers/index.ts'

/** An offer as buyers see it (CHECKOUT-06). */
export const bankOfferView = ({ title, terms, method, issuer, minPaise, validTo }: BankOffer) => ({
  title,
  terms,
  method,
  issuer,
  min_amount: paiseToRupees(minPaise),
  ends_at: validTo.toISOString(),
})
