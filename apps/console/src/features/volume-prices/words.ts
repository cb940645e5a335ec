import type { Answer } from '@upchar/contract/schema/endpoints'
import { formatIstDate, toEpoch } from '@upchar/kernel/dates'
import { unbroken } from '@upchar/kernel/unbroken'
import type { BadgeTone } from '@upchar/ui/badge'
import { count, rupees } from '../../kit/format.ts'

export type Volume = Answer<'staffListVolumePrices'>['volumes'][number]
export type VolumeOffer = Answer<'staffFindVolumeOffer'>['offer']

export const VOLUME_STATES: Readonly<Record<Volume['state'], { words: string; tone: BadgeTone }>> =
  {
    running: { words: 'Running', tone: 'success' },
    planned: { words: 'Planned', tone: 'info' },
    over: { words: 'Ended', tone: 'neutral' },
  }

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

export const nameOf = ({ title, option_label: option }: Pick<Volume, 'title' | 'option_label'>) =>
  option === '' ? title : `${title}, ${option}`
