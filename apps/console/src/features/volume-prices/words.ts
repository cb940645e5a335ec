import type { Answer } from '@upchar/contract/schema/endpoints'
import { formatIstDate, toEpoch } from '@upchar/kernel/dates'
import { unbroken } from '@upchar/kernel/unbroken'
import { count, rupees } from '../../kit/format.ts'

export type Volume = Answer<'staffListVolumePrices'>['volumes'][number]
export type VolumeOffer = Answer<'staffFindVolumeOffer'>['offer']

/** "10 or more: ₹90 each" */
export const stepWords = ({ from, price }: Volume['prices'][number]): string =>
  unbroken(`${count(from)} or more: ${rupees(price)} each`)

/** The last moment of a day counts as that day. */
const lastDay = (end: string): string => formatIstDate(toEpoch(end) - 1)

export function timeWords({
  state,
  valid_from: from,
  valid_to: to,
}: Pick<Volume, 'state' | 'valid_from' | 'valid_to'>): string {
  const until = to === null ? 'until ended' : `to ${lastDay(to)}`
  if (state === 'planned') return `${formatIstDate(toEpoch(from))} ${until}`
  if (state === 'over') return `Ended ${to === null ? '' : lastDay(to)}`
  return to === null ? `Since ${formatIstDate(toEpoch(from))}` : `Until ${lastDay(to)}`
}
