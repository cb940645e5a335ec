import { businessCategory } from './business-categories.ts'
import { formatIstDate } from './dates.ts'
import { formatRupees } from './money.ts'
import type { Paise } from './money.ts'

/** A voucher's terms. */
export type VoucherPromise = {
  /** Basis points; null for a fixed amount. */
  readonly percentBp: number | null
  readonly amountPaise: Paise | null
  readonly maxDiscountPaise: Paise | null
  /** The minimum value of its items, GST included. */
  readonly minimumPaise: Paise
  /** Key of a business category; null: all. */
  readonly businessCategory: string | null
  /** The seller whose items it applies to; null: all sellers. */
  readonly sellerName: string | null
  readonly audience: 'anyone' | 'customers'
  readonly maxUsesPerBuyer: number | null
  /** The instant from which it can no longer be used. */
  readonly endsAt: Date
}

/** The benefit: "5% off, at most ₹500". */
export function voucherTitle({
  percentBp,
  amountPaise,
  maxDiscountPaise,
}: Pick<VoucherPromise, 'percentBp' | 'amountPaise' | 'maxDiscountPaise'>): string {
  const off =
    percentBp === null ? `${formatRupees(amountPaise ?? 0)} off` : `${percentBp / 100}% off`
  return maxDiscountPaise === null ? off : `${off}, at most ${formatRupees(maxDiscountPaise)}`
}

/** The items it applies to, as text after "for": "Dental products sold by Arogya Medicare". */
export function voucherGoods({
  businessCategory: key,
  sellerName,
}: Pick<VoucherPromise, 'businessCategory' | 'sellerName'>): string {
  const products = key === null ? 'products' : `${businessCategory(key)?.name ?? key} products`
  return sellerName === null ? products : `${products} sold by ${sellerName}`
}

/** The last day on which it can be used. */
export const voucherLastDay = (endsAt: Date): string => formatIstDate(endsAt.getTime() - 1)

/** Its conditions, one sentence each. */
export function voucherTerms(
  voucher: Omit<VoucherPromise, 'percentBp' | 'amountPaise' | 'maxDiscountPaise'>,
): string[] {
  const {
    minimumPaise,
    businessCategory: key,
    sellerName,
    audience,
    maxUsesPerBuyer,
    endsAt,
  } = voucher
  return [
    ...(minimumPaise > 0 ? [`On goods worth ${formatRupees(minimumPaise)} or more.`] : []),
    ...(key !== null || sellerName !== null ? [`For ${voucherGoods(voucher)}.`] : []),
    ...(audience === 'customers' ? ['For signed-in customers.'] : []),
    ...(maxUsesPerBuyer === null
      ? []
      : [
          maxUsesPerBuyer === 1
            ? 'Once for each buyer.'
            : `${maxUsesPerBuyer} times for each buyer.`,
        ]),
    ...(key === null || key === 'pharmaceutical' || key === 'vaccines'
      ? ['Not for prescription medicines and vaccines.']
      : []),
    `Until ${voucherLastDay(endsAt)}.`,
  ]
}
