import type { Answer } from '@upchar/contract/schema/endpoints'
import { formatIstDateTime } from '@upchar/kernel/dates'

export type Deal = Answer<'staffListDeals'>['deals'][number]
export type DealOffer = Answer<'staffFindDealOffer'>['offer']

/** "24 Nov 2026, 11:00 am to 25 Nov 2026, 6:00 pm", in India. */
export const dealTime = ({ starts_at: from, ends_at: to }: Pick<Deal, 'starts_at' | 'ends_at'>) =>
  `${formatIstDateTime(from)} to ${formatIstDateTime(to)}`
