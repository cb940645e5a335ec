import { istDate } from '@upchar/kernel/dates'
import { ruleInForce } from '@upchar/kernel/day-rules'
import type { Context } from '../../platform/context.ts'
import type { Handle, Transaction } from '../../platform/db/database.ts'
import { dayRules } from '../../platform/db/day-rules.ts'
import { memoize } from '../../platform/db/memoize.ts'
import type { PointsRule } from './points-terms.ts'
import { pointsRule } from './tables.ts'

/** All terms, in the order in which they were set. */
export const selectPointsRules = (handle: Handle): Promise<(PointsRule & { id: number })[]> =>
  handle.select().from(pointsRule).orderBy(pointsRule.id)

const rulesOf = memoize(({ db }) => selectPointsRules(db))

/** The terms of reward points in force at a moment, cached; undefined: none. */
export const pointsTermsOf = async (context: Context, at: Date): Promise<PointsRule | undefined> =>
  ruleInForce(await rulesOf(context), istDate(at))

export const pointsDays = dayRules(pointsRule)

/** Ends all terms as `rule` begins, and adds it. */
export async function replacePointsRule(tx: Transaction, rule: PointsRule): Promise<void> {
  await pointsDays.endBefore(tx, rule.validFrom)
  await tx.insert(pointsRule).values(rule)
}
