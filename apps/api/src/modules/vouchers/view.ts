import type { Answer } from '@upchar/contract/schema/endpoints'
import { paiseToRupees } from '@upchar/kernel/money'
import { voucherTerms, voucherTitle } from '@upchar/kernel/voucher-words'
import type { AppliedVoucher, Basket, CountedVoucher, Voucher } from './model.ts'
import { judgeVoucher } from './rules.ts'

export type VoucherView = Answer<'listOffers'>['offers'][number]
export type OfferView = Answer<'listGuestVouchers'>['offers'][number]

const rupees = (paise: number | null) => (paise === null ? null : paiseToRupees(paise))

/** Contract type Voucher. */
export const voucherView = (voucher: Voucher): VoucherView => ({
  code: voucher.code, title: voucherTitle(voucher), terms: voucherTerms(voucher), kind: voucher.percentBp === null ? 'amount' : 'percent',
  percent: voucher.percentBp === null ? null : voucher.percentBp / 100, amount: rupees(voucher.amountPaise), max_discount: rupees(voucher.maxDiscountPaise),
  minimum_value: paiseToRupees(voucher.minimumPaise), ends_at: voucher.endsAt.toISOString(),
})

/** Vouchers against goods, contract type Offer: what takes most off first, then what is nearest to fitting. */
export function offersFor(vouchers: readonly CountedVoucher[], basket: Basket, buyer: { signedIn: boolean; at: Date }): OfferView[] {
  return vouchers
    .map((voucher) => ({ voucher, judged: judgeVoucher(voucher, basket, buyer) }))
    .filter(({ judged }) => judged.ok || judged.error.code === 'voucher_minimum' || judged.error.code === 'voucher_needs_account')
    .map(({ voucher, judged }) => ({
      view: { ...voucherView(voucher), applicable: judged.ok, discount: paiseToRupees(judged.ok ? judged.value.amountPaise : 0), message: judged.ok ? null : judged.error.message },
      missing: judged.ok ? 0 : Number(judged.error.detail?.['missing_paise'] ?? 0),
    }))
    .toSorted((a, b) => b.view.discount - a.view.discount || Number(b.view.applicable) - Number(a.view.applicable) || a.missing - b.missing || (a.view.code < b.view.code ? -1 : 1))
    .map(({ view }) => view)
}

/** Contract type AppliedVoucher. */
export const appliedVoucherView = ({ code, title, discountPaise, refused }: AppliedVoucher) => ({ code, title, discount: paiseToRupees(discountPaise), message: refused?.message ?? null })
