import type { Answer } from '@upchar/contract/schema/endpoints'
import { paiseToRupees } from '@upchar/kernel/money'
import { voucherTerms, voucherTitle } from '@upchar/kernel/voucher-words'
import type { VoucherRefusal } from './errors.ts'
import type { AppliedVoucher, Basket, CountedVoucher, Voucher } from './model.ts'
import { judgeVoucher } from './rules.ts'

export type VoucherView = Answer<'listOffers'>['offers'][number]
export type OfferView = Answer<'listGuestVouchers'>['offers'][number]

const rupees = (paise: number | null) => (paise === null ? null : paiseToRupees(paise))

/** Contract type Voucher. */
export const voucherView = (voucher: Voucher): VoucherView => ({
  code: voucher.code,
  title: voucherTitle(voucher),
  terms: voucherTerms(voucher),
  kind: voucher.percentBp === null ? 'amount' : 'percent',
  percent: voucher.percentBp === null ? null : voucher.percentBp / 100,
  amount: rupees(voucher.amountPaise),
  max_discount: rupees(voucher.maxDiscountPaise),
  minimum_value: paiseToRupees(voucher.minimumPaise),
  ends_at: voucher.endsAt.toISOString(),
  for_app: voucher.forApp,
})

/**
 * Vouchers the buyer can still qualify for are listed; expired, used-up or unrelated ones are not.
 */
type Offered = {
  voucher: Voucher
  discountPaise: number
  refused: (VoucherRefusal & { code: 'voucher_minimum' | 'voucher_needs_account' }) | null
}

function offered(voucher: CountedVoucher, judged: ReturnType<typeof judgeVoucher>): Offered[] {
  if (judged.ok) return [{ voucher, discountPaise: judged.value.amountPaise, refused: null }]
  const { error } = judged
  return error.code === 'voucher_minimum' || error.code === 'voucher_needs_account'
    ? [{ voucher, discountPaise: 0, refused: { ...error, code: error.code } }]
    : []
}

/** Highest discount first, then the smallest missing amount, then those that need a sign-in. */
const rank = ({ refused }: Offered): number =>
  refused === null ? 0 : refused.code === 'voucher_minimum' ? 1 : 2
const missing = ({ refused }: Offered): number => Number(refused?.detail?.['missing_paise'] ?? 0)

/** Vouchers evaluated for items, contract type Offer. */
export function offersFor(
  vouchers: readonly CountedVoucher[],
  basket: Basket,
  buyer: { signedIn: boolean; at: Date },
): OfferView[] {
  return vouchers
    .flatMap((voucher) => offered(voucher, judgeVoucher(voucher, basket, buyer)))
    .toSorted(
      (a, b) =>
        rank(a) - rank(b) ||
        b.discountPaise - a.discountPaise ||
        missing(a) - missing(b) ||
        (a.voucher.code < b.voucher.code ? -1 : 1),
    )
    .map(({ voucher, discountPaise, refused }) => ({
      ...voucherView(voucher),
      applicable: refused === null,
      discount: paiseToRupees(discountPaise),
      message: refused?.message ?? null,
      reason: refused?.code ?? null,
    }))
}

/** Contract type AppliedVoucher. */
export const appliedVoucherView = ({
  code,
  title,
  discountPaise,
  automatic,
  refused,
}: AppliedVoucher) => ({
  code,
  title,
  discount: paiseToRupees(discountPaise),
  message: refused?.message ?? null,
  automatic,
  ...(automatic && { note: 'We put this voucher on for you. You can remove it.' }),
})
