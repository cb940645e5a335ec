import { mayPromote } from '@upchar/kernel/buying-rules'
import { formatRupees, mulDivHalfUp, sumPaise } from '@upchar/kernel/money'
import { ok, type Result } from '@upchar/kernel/result'
import { voucherGoods, voucherTitle } from '@upchar/kernel/voucher-words'
import type { QuoteDiscount } from '../pricing/index.ts'
import { voucherRefused, type VoucherRefusal } from './errors.ts'
import type { AppliedVoucher, Basket, CountedVoucher, Voucher } from './model.ts'
import { dateProblem } from './date-problem.ts'

/**
 * The items that a voucher applies to. Prescription medicines and vaccines are never promoted
 * (domain reference 3.3).
 */
const reached = (voucher: Voucher, basket: Basket): Basket =>
  basket.filter(
    (line) =>
      mayPromote(line.productClass) &&
      (voucher.businessCategory === null || line.businessCategory === voucher.businessCategory) &&
      (voucher.sellerId === null || line.sellerId === voucher.sellerId),
  )

/** The discount on items of a given value, in paise. */
function discountOn(
  { percentBp, amountPaise, maxDiscountPaise }: Voucher,
  worthPaise: number,
): number {
  const full = percentBp === null ? (amountPaise ?? 0) : mulDivHalfUp(worthPaise, percentBp, 10_000)
  return Math.min(full, maxDiscountPaise ?? full, worthPaise)
}

/** Why its uses are exhausted, for everyone or this buyer; undefined while some are left. */
export function usesExhausted({
  code,
  maxUses,
  maxUsesPerBuyer,
  used,
  usedByBuyer,
}: CountedVoucher): string | undefined {
  if (maxUsesPerBuyer !== null && usedByBuyer >= maxUsesPerBuyer)
    return maxUsesPerBuyer === 1
      ? `You have used ${code} already.`
      : `You have used ${code} as often as you can.`
  return maxUses !== null && used >= maxUses ? `${code} has been used up.` : undefined
}

/**
 * Whether a voucher applies, and its discount by item; a refusal says why and what to do (CART-09).
 */
export function judgeVoucher(
  voucher: CountedVoucher,
  basket: Basket,
  buyer: { signedIn: boolean; at: Date },
): Result<QuoteDiscount, VoucherRefusal> {
  const { code, sellerId, minimumPaise } = voucher
  const wrongTime = dateProblem(voucher, buyer.at)
  if (wrongTime !== undefined) return voucherRefused('voucher_not_now', wrongTime)
  if (voucher.audience === 'customers' && !buyer.signedIn)
    return voucherRefused('voucher_needs_account', `Sign in to use ${code}.`)
  const over = usesExhausted(voucher)
  if (over !== undefined) return voucherRefused('voucher_used', over)
  const goods = reached(voucher, basket)
  if (goods.length === 0) {
    const all = basket.length > 0 && basket.every((line) => !mayPromote(line.productClass))
    return voucherRefused(
      'voucher_other_goods',
      all
        ? `${code} can’t be used for prescription medicines and vaccines.`
        : `${code} is for ${voucherGoods(voucher)}. There are none in your cart.`,
    )
  }
  const worthPaise = sumPaise(goods.map((line) => line.grossPaise))
  if (worthPaise < minimumPaise) {
    const missing = formatRupees(minimumPaise - worthPaise)
    const which =
      voucher.businessCategory === null && sellerId === null ? 'goods' : voucherGoods(voucher)
    return voucherRefused('voucher_minimum', `Add ${which} worth ${missing} more to use ${code}.`, {
      missing_paise: minimumPaise - worthPaise,
    })
  }
  return ok({
    code,
    title: voucherTitle(voucher),
    fundedBy: sellerId === null ? 'platform' : 'seller',
    amountPaise: discountOn(voucher, worthPaise),
    offerIds: new Set(goods.map((line) => line.offerId)),
  })
}

/** The voucher of a cart or checkout with its effect. */
export const appliedVoucher = (
  voucher: Voucher,
  judged: Result<QuoteDiscount, VoucherRefusal>,
  automatic: boolean,
): AppliedVoucher => ({
  code: voucher.code,
  title: voucherTitle(voucher),
  discountPaise: judged.ok ? judged.value.amountPaise : 0,
  automatic,
  refused: judged.ok ? null : judged.error,
})
