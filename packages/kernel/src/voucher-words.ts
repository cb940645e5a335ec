import { businessCategory } from './business-categories.ts'
import { formatIstDate } from './dates.ts'
import { formatRupees } from './money.ts'
import type { Paise } from './money.ts'

/** What a voucher promises. */
export type VoucherPromise = {
  /** Basis points; null where an amount is taken off. */
  readonly percentBp: number | null
  readonly amountPaise: Paise | null
  readonly maxDiscountPaise: Paise | null
  /** What its goods must be worth, GST included. */
  readonly minimumPaise: Paise
  /** Key of a business category; null: goods of all. */
  readonly businessCategory: string | null
  /** The seller whose goods it is for; null: everybody's. */
  readonly sellerName: string | null
  readonly audience: 'anyone' | 'customers'
  readonly maxUsesPerBuyer: number | null
  /** The first moment at which it can't be used any more. */
  readonly endsAt: Date
}

/** What a voucher gives: "5% off, at most ₹500". */
export function voucherTitle({
  percentBp,
  amountPaise,
  maxDiscountPaise,
}: Pick<VoucherPromise, 'percentBp' | 'amountPaise' | 'maxDiscountPaise'>): string {
  const off =
    percentBp === null ? `${formatRupees(amountPaise ?? 0)} off` : `${percentBp / 100}% off`
  return maxDiscountPaise === null ? off : `${off}, at most ${formatRupees(maxDiscountPaise)}`
}

/** The goods that it is for, to stand after "for": "Dental products sold by Arogya Medicare". */
export function voucherGoods({
  businessCategory: key,
  sellerName,
}: Pick<VoucherPromise, 'businessCategory' | 'sellerName'>): string {
  const products = key === null ? 'products' : `${businessCategory(key)?.name ?? key} products`
  return sellerName === null ? products : `${products} sold by ${sellerName}`
}

/** The last day on which it can be used. */
export const voucherLastDay = (endsAt: Date): string => formatIstDate(endsAt.getTime() - 1)

/** Its conditions, a sentence each. */
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
