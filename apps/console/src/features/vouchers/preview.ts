import { isBusinessCategoryKey } from '@upchar/kernel/business-categories'
import { endOfIstDate, isIstDate } from '@upchar/kernel/dates'
import { formatRupees } from '@upchar/kernel/money'
import { plural } from '@upchar/kernel/text'
import { voucherTerms, voucherTitle } from '@upchar/kernel/voucher-words'
import { hundredthsOf } from '../../kit/hundredths.ts'
import { valueProblem, wholeOf } from './draft.ts'
import type { Draft } from './draft.ts'
import type { Seller } from './words.ts'

/** A typed number, if valid. */
const known = (number: number | undefined): number | null =>
  number === undefined || Number.isNaN(number) || number === 0 ? null : number

const offOf = ({ kind, value, max_discount: cap }: Draft) => {
  const off = hundredthsOf(value) ?? 0
  return kind === 'percent'
    ? { percentBp: off, amountPaise: null, maxDiscountPaise: known(hundredthsOf(cap)) }
    : { percentBp: null, amountPaise: off, maxDiscountPaise: null }
}

/** The seller that pays for a draft; undefined: the shop. */
export const sellerOf = (
  { seller_id: id }: Draft,
  sellers: readonly Seller[],
): string | undefined => sellers.find((seller) => String(seller.id) === id)?.name

/** What the buyer will see of a draft; undefined without a discount or a last day. */
export function promiseOf(
  draft: Draft,
  sellers: readonly Seller[],
): { title: string; terms: string[] } | undefined {
  if (valueProblem(draft) !== undefined || !isIstDate(draft.last_day)) return undefined
  return {
    title: voucherTitle(offOf(draft)),
    terms: voucherTerms({
      minimumPaise: known(hundredthsOf(draft.minimum_value)) ?? 0,
      businessCategory: isBusinessCategoryKey(draft.business_category)
        ? draft.business_category
        : null,
      sellerName: sellerOf(draft, sellers) ?? null,
      audience: draft.audience,
      maxUsesPerBuyer: known(wholeOf(draft.max_uses_per_buyer)),
      endsAt: new Date(endOfIstDate(draft.last_day)),
    }),
  }
}

/** The maximum cost of a draft; if nothing limits it, what to fill in. */
export function costWords(draft: Draft): string {
  if (valueProblem(draft) !== undefined) return 'Enter the discount to see what it can cost.'
  const { amountPaise, maxDiscountPaise } = offOf(draft)
  const [each, times] = [amountPaise ?? maxDiscountPaise, known(wholeOf(draft.max_uses))]
  if (each !== null && times !== null)
    return `It can cost at most ${formatRupees(each * times)}: ${formatRupees(each)} for each of ${plural(times, 'order')}.`
  const missing = [
    each === null && '“Maximum discount”',
    times === null && '“Total orders”',
  ].filter((field) => field !== false)
  return `Nothing limits what it can cost. To limit it, fill in ${missing.join(' and ')}.`
}
