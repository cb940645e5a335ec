import { evaluateBuying, type Buyer } from '@upchar/kernel/buying-policy'
import {
  mayPromote,
  PRODUCT_CLASSES,
  REQUIREMENTS,
  type BuyingPolicyRow,
} from '@upchar/kernel/buying-rules'
import { isBusinessTypeId } from '@upchar/kernel/business-types'
import type { IstDate } from '@upchar/kernel/dates'
import type { ProductCard } from '../model.ts'

export type Buying = ProductCard['buying']
type StoredPolicy = {
  productClass: string
  businessTypeId: number
  requirement: string
  validFrom: string
  validTo: string | null
}

/**
 * Policy rows that the kernel understands. Unknown rows grant nothing, so their products stay
 * blocked.
 */
export function policyRows<R extends StoredPolicy>(rows: readonly R[]): (R & BuyingPolicyRow)[] {
  return rows.flatMap((row) => {
    const productClass = PRODUCT_CLASSES.find((one) => one === row.productClass)
    const requirement = REQUIREMENTS.find((one) => one === row.requirement)
    const type = row.businessTypeId
    if (
      productClass === undefined ||
      requirement === undefined ||
      !(type === 0 || isBusinessTypeId(type))
    )
      return []
    return [{ ...row, productClass, businessTypeId: type, requirement }]
  })
}

/** Never listed, not even as a product that can't be bought. */
export const isListed = (productClass: string): boolean => productClass !== 'BANNED'

/** A visitor who is not signed in. */
export const guestBuyer: Buyer = Object.freeze({ businessTypeId: null, kycStatus: 'notVerified' })

const notSold = 'This product is not available online.'
const unlicensed =
  'Not on sale at present: the seller’s licence for this kind of product isn’t in force.'
const suspended = 'Not on sale at present: we have stopped the sales of this seller.'

/** The fields of a product that decide who may buy it. */
type BuyingFields = {
  productClass: string
  dentalList: boolean
  leadOnly: boolean
  business: { name: string; enabled: boolean }
  /** Whether its seller has every licence in force today that the class needs. */
  licensed: boolean
  /** Staff have stopped its seller's sales (OPS-06). */
  suspended: boolean
}

/** Whether the buyer may see the product's price: prescription goods after KYC for them only. */
export function maySeePrice(
  buyer: Buyer,
  product: { productClass: string; dentalList: boolean },
  rows: readonly BuyingPolicyRow[],
  on: IstDate,
): boolean {
  if (mayPromote(product.productClass)) return true
  const productClass = PRODUCT_CLASSES.find((one) => one === product.productClass)
  return (
    productClass !== undefined &&
    evaluateBuying({
      buyer,
      product: { productClass, dentalList: product.dentalList },
      rows,
      on,
    }).outcome === 'allow'
  )
}

/**
 * What a buyer may do with a product, for its card, page and cart: buy it now, after KYC, by
 * enquiry, or not at all (design decision 8). `action` names the missing step. Closed categories
 * and prices on request lead to an enquiry (ROUTE-23). `on` is today in India.
 */
export function buyingFor(
  buyer: Buyer,
  product: BuyingFields,
  rows: readonly BuyingPolicyRow[],
  on: IstDate,
): Buying {
  const productClass = PRODUCT_CLASSES.find((one) => one === product.productClass)
  if (productClass === undefined) return { state: 'blocked', message: notSold, action: 'none' }
  const { outcome, message, action } = evaluateBuying({
    buyer,
    product: { productClass, dentalList: product.dentalList },
    rows,
    on,
  })
  if (outcome === 'blocked') return { state: 'blocked', message, action }
  if (!product.business.enabled) {
    return {
      state: 'lead_only',
      message: `${product.business.name} products can't be ordered online yet. Send an enquiry and our team calls you.`,
      action: 'enquire',
    }
  }
  if (outcome === 'lead_only') return { state: 'lead_only', message, action }
  if (product.leadOnly)
    return {
      state: 'lead_only',
      message: 'Sold on enquiry only. Send an enquiry to get an offer.',
      action: 'enquire',
    }
  if (product.suspended) return { state: 'blocked', message: suspended, action: 'none' }
  if (!product.licensed) return { state: 'blocked', message: unlicensed, action: 'none' }
  return outcome === 'allow' ? { state: 'open' } : { state: outcome, message, action }
}
