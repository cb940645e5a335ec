import type { Answer, BodyInput } from '@upchar/contract/schema/endpoints'
import { plural } from '@upchar/kernel/text'
import { SELLER_FEES } from '@upchar/kernel/seller-fees'
import type { SellerFeeKind } from '@upchar/kernel/seller-fees'
import type { BadgeTone } from '@upchar/ui/badge'
import { rupees } from '../../kit/format.ts'

export type SellerFees = Answer<'staffListSellerFees'>
export type FeeRule = SellerFees['rules'][number]
export type WantedFee = BodyInput<'staffPreviewSellerFee'>
type Preview = Answer<'staffPreviewSellerFee'>

export const STATES: Readonly<Record<FeeRule['state'], { words: string; tone: BadgeTone }>> = {
  now: { words: 'In force', tone: 'success' },
  planned: { words: 'Planned', tone: 'info' },
  past: { words: 'Ended', tone: 'neutral' },
  replaced: { words: 'Replaced', tone: 'neutral' },
}

/** Whose sales a rule is for. */
export const targetWords = ({ seller, family }: Pick<FeeRule, 'seller' | 'family'>): string => {
  if (seller === null) return family === null ? 'Every seller' : `Every seller: ${family.name}`
  return family === null ? seller.name : `${seller.name}: ${family.name}`
}

/** What a rule takes. */
export function valueWords({
  kind,
  percent,
  amount,
  section,
}: Pick<FeeRule, 'kind' | 'percent' | 'amount' | 'section'>): string {
  if (percent === null && amount === null) return 'As for everybody else'
  if (kind === 'closing_fee') return `${rupees(amount ?? 0)} a parcel`
  if (kind === 'tds')
    return amount === null
      ? `${percent}% (section ${section})`
      : `${percent}% (section ${section}); individuals from ${rupees(amount)} a year`
  return `${percent}%`
}

const BASES: Readonly<Record<SellerFeeKind, (base: number) => string>> = {
  commission: (base) => `goods of ${rupees(base)} without GST`,
  closing_fee: (base) => plural(base, 'parcel'),
  service_gst: (base) => `fees of ${rupees(base)}`,
  tds: (base) => `sales of ${rupees(base)}`,
}

/** "In the last 30 days: 12 parcels, ₹0 before, ₹120 with it." */
export const previewWords = (kind: SellerFeeKind, { days, base, before, after }: Preview): string =>
  `In the last ${days} days, ${BASES[kind](base)}: ${SELLER_FEES[kind].name} would have been ${rupees(after)} instead of ${rupees(before)}.`
