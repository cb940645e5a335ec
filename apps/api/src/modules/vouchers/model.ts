import type { VoucherPromise } from '@upchar/kernel/voucher-words'
import { hmac } from '../../platform/ids.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import type { VoucherRefusal } from './errors.ts'

/** A voucher's terms, with the name of the seller who funds it. */
export type Voucher = VoucherPromise & {
  id: string
  code: string
  sellerId: number | null
  maxUses: number | null
  startsAt: Date
  /** The one that the invitation to the app names. */
  forApp: boolean
}

/** A voucher with its uses, in total and by the current buyer. 0 where nothing limits it. */
export type CountedVoucher = Voucher & { used: number; usedByBuyer: number }

/** The items that a voucher is checked against. */
export type Basket = readonly {
  offerId: number
  sellerId: number
  grossPaise: number
  productClass: string
  businessCategory: string
}[]

/**
 * Who wants to use a voucher. Reservations of the shopper's own unpaid checkouts don't count as
 * uses.
 */
export type VoucherBuyer = {
  shopper: Shopper
  /** `phoneMark` of the form's phone; null while unknown. */
  phoneHash: string | null
}

/** Identifies a buyer who isn't signed in: a hash, so that vouchers don't store the phone. */
export const phoneMark = (secret: string, phone: string): string => hmac(secret, `voucher:${phone}`)

/** A voucher on a cart or checkout, evaluated; `refused` says why it gives no discount. */
export type AppliedVoucher = {
  code: string
  title: string
  discountPaise: number
  /** The shop put it on the cart, not the buyer (CART-25). */
  automatic: boolean
  refused: VoucherRefusal | null
}
