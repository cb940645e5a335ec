import type { Answer } from '@upchar/contract/schema/endpoints'
import { COURIER_RATES } from '@upchar/kernel/courier-rates'
import type { BadgeTone } from '@upchar/ui/badge'
import { rupees } from '../../kit/format.ts'

export type CourierRates = Answer<'staffListCourierRates'>
export type Rate = CourierRates['rates'][number]

export const STATES: Readonly<Record<Rate['state'], { words: string; tone: BadgeTone }>> = {
  now: { words: 'In force', tone: 'success' },
  planned: { words: 'Planned', tone: 'info' },
  past: { words: 'Ended', tone: 'neutral' },
  replaced: { words: 'Replaced', tone: 'neutral' },
}

/** "Freight to Goa, up to 500 g". */
export const lineWords = ({
  kind,
  goes_to: goesTo,
  up_to_grams: grams,
}: Pick<Rate, 'kind' | 'goes_to' | 'up_to_grams'>): string => {
  const { name } = COURIER_RATES[kind]
  if (kind !== 'freight') return name
  return `${name} ${goesTo === null ? 'to every other state' : `to ${goesTo.name}`}, up to ${(grams ?? 0).toLocaleString('en-IN')} g`
}

/** What a line charges. */
export function valueWords({
  kind,
  amount,
  percent,
  divisor,
}: Pick<Rate, 'kind' | 'amount' | 'percent' | 'divisor'>): string {
  if (divisor !== null) return `${divisor.toLocaleString('en-IN')} cm³ for one kilogram`
  if (amount === null && percent === null) return 'No more'
  if (kind === 'fuel') return `${percent}% of the freight`
  if (kind === 'freight') return rupees(amount ?? 0)
  if (percent === null) return rupees(amount ?? 0)
  return amount === null
    ? `${percent}% of the cash`
    : `${percent}% of the cash, ${rupees(amount)} at least`
}
