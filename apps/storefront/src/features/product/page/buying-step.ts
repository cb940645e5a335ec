import { CART_CLOSED } from '@upchar/kernel/cart-words'
import type { BuyingAction } from '@upchar/kernel/buying-policy'
import type { Product, Stock } from './variant-choice.ts'
import { canBeHad } from './variant-choice.ts'

/**
 * The button to show: `add` adds to the cart; `verify` says which documents are missing and links there;
 * `enquire` leads to an enquiry because of a rule, with the reason; `blocked` says that and why it isn't sold; `notify` is out
 * of stock here. `action` is where the buyer gets what is missing.
 */
export type BuyingStep =
  | { kind: 'add' }
  | { kind: 'notify' }
  | {
      kind: 'verify' | 'enquire' | 'blocked'
      badge: string
      title: string
      reason: string
      action: BuyingAction
    }

/** Beside the title, in the first screen: the same words as on cards. */
const BADGES = {
  needs_kyc: 'KYC needed',
  needs_pharma_kyc: 'Licence needed',
  lead_only: 'On enquiry',
  blocked: 'Not sold online',
  closed: 'No orders now',
} as const

const REASONS = {
  needs_kyc: 'Proof of practice or business needed',
  needs_pharma_kyc: 'Medicine licence needed',
  lead_only: 'Price on request',
  blocked: 'Not available online',
  closed: 'No orders at the moment',
} as const

/**
 * This buyer's next step here (design decision 8): a rule comes before stock, and is shown before
 * adding to the cart. `ordersOpen` is the flag `cart`.
 */
export function buyingStep(
  product: Pick<Product, 'buying' | 'lead_only' | 'business_category'>,
  stock: Stock | undefined,
  ordersOpen = true,
): BuyingStep {
  const { state, message, action = 'none' } = product.buying
  if (state === 'blocked')
    return {
      kind: 'blocked',
      badge: BADGES.blocked,
      title: REASONS.blocked,
      reason: message ?? 'This product is not available online.',
      action,
    }
  if (state === 'needs_kyc' || state === 'needs_pharma_kyc')
    return {
      kind: 'verify',
      badge: BADGES[state],
      title: REASONS[state],
      reason: message ?? 'Sign in and verify your business.',
      action,
    }
  if (state === 'lead_only')
    return {
      kind: 'enquire',
      badge: BADGES[state],
      title: REASONS[state],
      reason: message ?? 'Send an enquiry and we tell you what is needed.',
      action,
    }
  if (product.lead_only)
    return {
      kind: 'enquire',
      badge: BADGES.lead_only,
      title: REASONS.lead_only,
      reason: 'Send an enquiry to get a quotation with price and delivery date.',
      action,
    }
  if (!product.business_category.enabled) {
    return {
      kind: 'enquire',
      badge: BADGES.lead_only,
      title: REASONS.lead_only,
      action,
      reason: `${product.business_category.name} can't be ordered online at the moment. Send an enquiry and we call you.`,
    }
  }
  if (!ordersOpen)
    return {
      kind: 'blocked',
      badge: BADGES.closed,
      title: REASONS.closed,
      reason: CART_CLOSED,
      action,
    }
  return canBeHad(stock) ? { kind: 'add' } : { kind: 'notify' }
}
