import type { BadgeTone } from '@upchar/ui/badge'

export type PriceState = 'planned' | 'running' | 'over'

/** The states of dated prices and vouchers. */
export const PRICE_STATES: Readonly<Record<PriceState, { words: string; tone: BadgeTone }>> = {
  running: { words: 'Running', tone: 'success' },
  planned: { words: 'Planned', tone: 'info' },
  over: { words: 'Ended', tone: 'neutral' },
}

/** The longest reason of a price, as the server takes it. */
export const REASON_LONGEST = 300

export const nameOf = ({ title, option_label: option }: { title: string; option_label: string }) =>
  option === '' ? title : `${title}, ${option}`
