import { formatIstDate, toEpoch } from '@upchar/kernel/dates'
import { Badge } from '@upchar/ui/badge'
import { PRICE_STATES } from './offer-words.ts'
import type { PriceState } from './offer-words.ts'

type Dated = { state: PriceState; valid_from: string; valid_to: string | null }

/** The last moment of a day counts as that day. */
const lastDay = (end: string): string => formatIstDate(toEpoch(end) - 1)

/** When prices that may have no end apply: "Since 2 Nov 2026". */
export function timeWords({ state, valid_from: from, valid_to: to }: Dated): string {
  const until = to === null ? 'until ended' : `to ${lastDay(to)}`
  if (state === 'planned') return `${formatIstDate(toEpoch(from))} ${until}`
  if (state === 'over') return `Ended ${to === null ? '' : lastDay(to)}`
  return to === null ? `Since ${formatIstDate(toEpoch(from))}` : `Until ${lastDay(to)}`
}

/** Their state with its days. */
export function PriceStateMark({ prices }: { prices: Dated }) {
  const { words, tone } = PRICE_STATES[prices.state]
  return (
    <>
      <Badge tone={tone} className="whitespace-nowrap">
        {words}
      </Badge>{' '}
      <span className="text-caption text-text-hint">{timeWords(prices)}</span>
    </>
  )
}
