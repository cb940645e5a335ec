import { businessCategory } from '@upchar/kernel/business-categories'
import { formatIstDate } from '@upchar/kernel/dates'
import { formatRupees } from '@upchar/kernel/money'
import type { Voucher } from './model.ts'

/** What a voucher gives: "5 % off, at most ₹500". */
export function voucherTitle({ percentBp, amountPaise, maxDiscountPaise }: Pick<Voucher, 'percentBp' | 'amountPaise' | 'maxDiscountPaise'>): string {
  const off = percentBp === null ? `${formatRupees(amountPaise ?? 0)} off` : `${percentBp / 100} % off`
  return maxDiscountPaise === null ? off : `${off}, at most ${formatRupees(maxDiscountPaise)}`
}

/** The goods that it is for, to stand after "for": "Dental products sold by Arogya Medicare". */
export function voucherGoods({ businessCategory: key, sellerName }: Pick<Voucher, 'businessCategory' | 'sellerName'>): string {
  const products = key === null ? 'products' : `${businessCategory(key)?.name ?? key} products`
  return sellerName === null ? products : `${products} sold by ${sellerName}`
}

const upToDay = (endsAt: Date): string => formatIstDate(endsAt.getTime() - 1)

/** Its conditions, a sentence each. */
export function voucherTerms(voucher: Voucher): string[] {
  const { minimumPaise, businessCategory: key, sellerName, audience, maxUsesPerBuyer } = voucher
  return [
    ...(minimumPaise > 0 ? [`On goods worth ${formatRupees(minimumPaise)} or more.`] : []),
    ...(key !== null || sellerName !== null ? [`For ${voucherGoods(voucher)}.`] : []),
    ...(audience === 'customers' ? ['For signed-in customers.'] : []),
    ...(maxUsesPerBuyer === null ? [] : [maxUsesPerBuyer === 1 ? 'Once for each buyer.' : `${maxUsesPerBuyer} times for each buyer.`]),
    ...(key === null || key === 'pharmaceutical' || key === 'vaccines' ? ['Not for prescription medicines and vaccines.'] : []),
    `Until ${upToDay(voucher.endsAt)}.`,
  ]
}

/** Why it can't be used at a moment; undefined while it can. */
export function notNow({ code, startsAt, endsAt }: Pick<Voucher, 'code' | 'startsAt' | 'endsAt'>, at: Date): string | undefined {
  if (at < startsAt) return `${code} can be used from ${formatIstDate(startsAt)}.`
  return at >= endsAt ? `${code} ended on ${upToDay(endsAt)}.` : undefined
}
