import type { Answer } from '@upchar/contract/schema/endpoints'
import { BUSINESS_TYPES } from '@upchar/kernel/business-types'
import { formatIstDate, toEpoch } from '@upchar/kernel/dates'

export type Lists = Answer<'staffListPriceLists'>
export type PriceList = Lists['lists'][number]
export type Preview = Answer<'staffPreviewPriceList'>
export type PreviewRow = Preview['rows'][number]

/** "Hospital, Independent lab or physician" */
export const typeWords = ({ business_types: types }: Pick<PriceList, 'business_types'>): string =>
  BUSINESS_TYPES.filter(({ id }) => types.includes(id))
    .map(({ name }) => name)
    .join(', ')

/** The last moment of a day counts as that day. */
const lastDay = (end: string): string => formatIstDate(toEpoch(end) - 1)

export function timeWords({
  state,
  valid_from: from,
  valid_to: to,
}: Pick<PriceList, 'state' | 'valid_from' | 'valid_to'>): string {
  const until = to === null ? 'until ended' : `to ${lastDay(to)}`
  if (state === 'planned') return `${formatIstDate(toEpoch(from))} ${until}`
  if (state === 'over') return `Ended ${to === null ? '' : lastDay(to)}`
  return to === null ? `Since ${formatIstDate(toEpoch(from))}` : `Until ${lastDay(to)}`
}
