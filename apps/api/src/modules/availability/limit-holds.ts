import { istDate } from '@upchar/kernel/dates'
import { ruleInForce } from '@upchar/kernel/day-rules'
import type { HoldRule } from '@upchar/reference/hold-rules'
import type { Context } from '../../platform/context.ts'
import { memoize } from '../../platform/db/memoize.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { Wanted } from './allocate.ts'
import type { Holder } from './holder.ts'
import { countHolds, selectHoldRules } from './store/hold-limits.ts'

const rulesOf = memoize(({ db }: Pick<Context, 'db' | 'changes' | 'log'>) => selectHoldRules(db))

/** The rule in force on a day in India; undefined: no limit. */
async function holdRuleOf(context: Context, at: Date): Promise<HoldRule | undefined> {
  return ruleInForce(await rulesOf(context), istDate(at))
}

export type HoldLimit = { kind: 'network' } | { kind: 'share'; offerId: number }

/**
 * Why an unproved visitor may not hold these goods now, or null. Queues with the other visitors of the network and the
 * other buyers of the offers until the transaction ends, so that the count is complete. `ownIds`: the shopper's
 * checkouts, whose holds the new one takes over. `lines` name each offer once.
 */
export async function holdLimit(
  context: Context,
  tx: Transaction,
  holder: Holder,
  { ownIds, lines, at }: { ownIds: readonly string[]; lines: readonly Wanted[]; at: Date },
): Promise<HoldLimit | null> {
  if (holder.proved) return null
  const rule = await holdRuleOf(context, at)
  if (rule === undefined) return null
  const { network } = holder
  const { fromNetwork, offers } = await countHolds(tx, { network, ownIds, lines, at })
  if (fromNetwork >= rule.maxPerNetwork) return { kind: 'network' }
  const over = lines.find(({ offerId, quantity }) => {
    const { onHand, held } = offers.get(offerId) ?? { onHand: 0, held: 0 }
    const most = Math.max(rule.sharedFrom, Math.floor((onHand * rule.maxShareBp) / 10_000))
    return held > 0 && held + quantity > most
  })
  return over === undefined ? null : { kind: 'share', offerId: over.offerId }
}
