import type { VoucherPromise } from '@upchar/kernel/voucher-words'
import { hmac } from '../../platform/ids.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import type { VoucherRefusal } from './errors.ts'

/** A voucher's terms, with the name of the seller who bears it. */
export type Voucher = VoucherPromise & {
  id: string
  code: string
  sellerId: number | null
  maxUses: number | null
  startsAt: Date
}

/** A voucher with how often it has been used: by everybody, and by the buyer who asks. 0 where nothing limits it. */
export type CountedVoucher = Voucher & { used: number; usedByBuyer: number }

/** Goods that a voucher is held against. */
export type Basket = readonly {
  offerId: number
  sellerId: number
  grossPaise: number
  productClass: string
  businessCategory: string
}[]

/** Who wants to use a voucher. What the shopper's own unpaid checkouts have set aside is not used. */
export type VoucherBuyer = {
  shopper: Shopper
  /** Of the form's phone, `phoneMark`; null while none is known. */
  phoneHash: string | null
}

/** A buyer's mark where nobody is signed in: the phone itself isn't kept with the voucher. */
export const phoneMark = (secret: string, phone: string): string => hmac(secret, `voucher:${phone}`)

/** A voucher on a cart or checkout, judged; `refused` says why it takes nothing off. */
export type AppliedVoucher = {
  code: string
  title: string
  discountPaise: number
  refused: VoucherRefusal | null
}
