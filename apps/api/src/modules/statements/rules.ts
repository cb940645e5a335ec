import { startOfIstDate, type IstDate } from '@upchar/kernel/dates'
import { RETURN_REASONS } from '@upchar/kernel/return-reasons'
import type { StatementHold } from '@upchar/kernel/seller-statements'

const hour = 3_600_000

/** The longest time in which a buyer may return goods that are as ordered; recalled ones come back at any time. */
const windowMs =
  Math.max(
    ...RETURN_REASONS.filter(({ by }) => by === 'buyer').flatMap(({ hours }) =>
      Number.isFinite(hours) ? [hours] : [],
    ),
  ) * hour

export type HoldFacts = {
  /** Null: not delivered. */
  deliveredAt: Date | null
  isCredited: boolean
  hasOpenReturn: boolean
  /** Paid at the gateway, which has not settled it yet. */
  awaitsGateway: boolean
  /** Its courier collected cash and has not named it in a list. */
  awaitsCash: boolean
}

/** OPS-06: what keeps an invoice out of a statement that ends with a day; null: nothing does. One that is undone by credit notes waits for nothing. */
export function holdOf(facts: HoldFacts, until: IstDate): StatementHold | null {
  if (facts.isCredited) return null
  if (facts.deliveredAt === null) return 'under_way'
  const end = startOfIstDate(until) + 24 * hour
  if (facts.deliveredAt.getTime() + windowMs >= end) return 'return_window'
  if (facts.hasOpenReturn) return 'open_return'
  if (facts.awaitsGateway) return 'money_awaited'
  return facts.awaitsCash ? 'cash_awaited' : null
}
