import { istDate } from '@upchar/kernel/dates'
import { readableCode } from '../../platform/ids.ts'

/** `UP-261124-7K3M9`: the day in India and five characters that can be read out over the phone. */
export const orderNumber = (at: Date): string =>
  `UP-${istDate(at).slice(2).replaceAll('-', '')}-${readableCode(5)}`

/** Several candidates: on a busy day two orders may draw the same five characters. */
export const orderNumberCandidates = (at: Date): string[] =>
  Array.from({ length: 4 }, () => orderNumber(at))
