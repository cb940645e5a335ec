import { istDate } from '@upchar/kernel/dates'
import { ruleInForce } from '@upchar/kernel/day-rules'
import type { Context } from '../../platform/context.ts'
import type { Handle, Transaction } from '../../platform/db/database.ts'
import { dayRules } from '../../platform/db/day-rules.ts'
import { memoize } from '../../platform/db/memoize.ts'
import type { ReferralRule } from './referral-terms.ts'
import { referralRule } from './tables.ts'

/** All terms, in the order in which they were set. */
export const selectReferralRules = (handle: Handle): Promise<(ReferralRule & { id: number })[]> =>
  handle.select().from(referralRule).orderBy(referralRule.id)

const rulesOf = memoize(({ db }) => selectReferralRules(db))

/** The terms of referrals in force at a moment, cached; undefined: none. */
export const referralTermsOf = async (
  context: Context,
  at: Date,
): Promise<ReferralRule | undefined> => ruleInForce(await rulesOf(context), istDate(at))

export const referralDays = dayRules(referralRule)

/** Ends all terms as `rule` begins, and adds it. */
export async function replaceReferralRule(tx: Transaction, rule: ReferralRule): Promise<void> {
  await referralDays.endBefore(tx, rule.validFrom)
  await tx.insert(referralRule).values(rule)
}
