import { businessCategory } from '@upchar/kernel/business-categories'
import { formatIstDate } from '@upchar/kernel/dates'
import { plural } from '@upchar/kernel/text'
import { unbroken } from '@upchar/kernel/unbroken'
import { voucherLastDay } from '@upchar/kernel/voucher-words'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { brand } from '../../shell/brand.ts'
import { count, rupees } from '../../kit/format.ts'

export type Voucher = Answer<'staffListVouchers'>['vouchers'][number]
export type Seller = Answer<'staffListVouchers'>['sellers'][number]
export const AUDIENCE_WORDS: Readonly<Record<Voucher['audience'], string>> = {
  anyone: 'Anyone, including guests',
  customers: 'Signed-in customers',
}

/** Who pays for the discount. */
export const bearerOf = ({ funded_by: seller }: Pick<Voucher, 'funded_by'>): string =>
  seller?.name ?? brand

/** The voucher's start, end or actual end, in words that wrap well. */
export const timeWords = (voucher: Pick<Voucher, 'state' | 'starts_at' | 'ends_at'>): string =>
  unbroken(timeOf(voucher))

function timeOf({
  state,
  starts_at: starts,
  ends_at: ends,
}: Pick<Voucher, 'state' | 'starts_at' | 'ends_at'>): string {
  const last = voucherLastDay(new Date(ends))
  if (state === 'planned') return `${formatIstDate(Date.parse(starts))} to ${last}`
  if (state === 'running') return `Until ${last}`
  return ends <= starts ? `Ended ${last}, before it began` : `Ended ${last}`
}

/** Its conditions in a line: "from ₹2,000 · Dental · for signed-in customers · once per buyer". */
export function shortTerms({
  minimum_value: minimum,
  business_category: category,
  audience,
  max_uses_per_buyer: perBuyer,
}: Pick<
  Voucher,
  'minimum_value' | 'business_category' | 'audience' | 'max_uses_per_buyer'
>): string {
  return [
    minimum > 0 ? `from ${rupees(minimum)}` : 'any amount',
    ...(category === null ? [] : [businessCategory(category)?.name ?? category]),
    audience === 'customers' ? 'for signed-in customers' : 'for anyone',
    ...(perBuyer === null
      ? []
      : [perBuyer === 1 ? 'once per buyer' : `${count(perBuyer)} times per buyer`]),
  ].join(' · ')
}

/** How often it was used, and its limit. */
export const usesWords = ({ uses, max_uses: most }: Pick<Voucher, 'uses' | 'max_uses'>): string =>
  most === null ? count(uses) : `${count(uses)} of ${count(most)}`

/** The number of pending payments that hold a use of it. */
export const heldWords = (held: number): string => `${plural(held, 'payment')} in progress`

/** What a search looks in. */
export const textOf = (voucher: Voucher): string =>
  [
    voucher.code,
    voucher.title,
    shortTerms(voucher),
    bearerOf(voucher),
    voucher.reason,
    voucher.made_by?.name ?? '',
  ].join(' ')
