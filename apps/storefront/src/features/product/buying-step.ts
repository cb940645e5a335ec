import type { Product, Stock } from './variant-choice.ts'
import { canBeHad } from './variant-choice.ts'

/**
 * What stands in the place of the button: `add` puts it into the cart; `enquire` leads to an enquiry because of a rule, with
 * the reason; `blocked` says that and why it isn't sold; `notify` is out of stock here.
 */
export type BuyingStep =
  | { kind: 'add' }
  | { kind: 'notify' }
  | { kind: 'enquire' | 'blocked'; title: string; reason: string }

const REASONS = {
  needs_kyc: 'Proof of practice or business needed',
  needs_pharma_kyc: 'Medicine licence needed',
  lead_only: 'Sold on enquiry',
  blocked: 'Not available online',
} as const

/** The next step that is true for this buyer here (design decision 8): a rule comes before stock, and is told before add to cart. */
export function buyingStep(product: Pick<Product, 'buying' | 'lead_only' | 'business_category'>, stock: Stock | undefined): BuyingStep {
  const { state, message } = product.buying
  if (state === 'blocked') return { kind: 'blocked', title: REASONS.blocked, reason: message ?? 'This product is not available online.' }
  if (state !== 'open') return { kind: 'enquire', title: REASONS[state], reason: message ?? 'Send an enquiry and we tell you what is needed.' }
  if (product.lead_only) return { kind: 'enquire', title: REASONS.lead_only, reason: 'Send an enquiry to get an offer with price and delivery date.' }
  if (!product.business_category.enabled) {
    return { kind: 'enquire', title: REASONS.lead_only, reason: `${product.business_category.name} can't be ordered online at the moment. Send an enquiry and we call you.` }
  }
  return canBeHad(stock) ? { kind: 'add' } : { kind: 'notify' }
}
