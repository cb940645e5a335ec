import { formatIstDate } from '@upchar/kernel/dates'
import type { GstTag } from '@upchar/kernel/gst-rates'
import type { Answer } from '@upchar/contract/schema/endpoints'
import type { BadgeTone } from '@upchar/ui/badge'
import { rupees } from '../../kit/format.ts'

export type Heading = Answer<'staffGetGstHeading'>['heading']
export type Rate = Heading['rates'][number]
export type Terms = NonNullable<Heading['applies']>

export const STATE_WORDS: Readonly<Record<Rate['state'], { words: string; tone: BadgeTone }>> = {
  running: { words: 'In force', tone: 'success' },
  planned: { words: 'Planned', tone: 'info' },
  ended: { words: 'Ended', tone: 'neutral' },
  withdrawn: { words: 'Withdrawn', tone: 'neutral' },
}

/** The goods that a tag names, as product types are marked with it. */
export const TAG_WORDS: Readonly<Record<GstTag, string>> = {
  medical: 'Medical goods only',
  contraceptive: 'Contraceptives only',
}
export const tagWords = (tag: string | null): string | undefined =>
  Object.entries(TAG_WORDS).find(([key]) => key === tag)?.[1] ?? tag ?? undefined

export const percent = (rate: number): string => `${rate}%`
export const limitWords = (upTo: number): string => `up to ${rupees(upTo)} a piece`

export const termsWords = ({ rate, slab }: Terms): string =>
  slab === null
    ? percent(rate)
    : `${percent(slab.rate)} ${limitWords(slab.up_to)}, above it ${percent(rate)}`

/** "Since 22 Sep 2025", "From 1 Dec 2026", "22 Sep 2025 to 30 Nov 2026". */
export function spanWords({
  valid_from: from,
  valid_to: to,
  state,
}: Pick<Rate, 'valid_from' | 'valid_to' | 'state'>): string {
  const first = formatIstDate(from)
  if (state === 'withdrawn') return `Would have begun ${first}`
  if (to !== null) return `${first} to ${formatIstDate(to)}`
  return state === 'planned' ? `From ${first}` : `Since ${first}`
}
