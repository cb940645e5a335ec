import { istDate } from '@upchar/kernel/dates'
import type { Context } from '../../platform/context.ts'
import type { Handle, Transaction } from '../../platform/db/database.ts'
import { memoize } from '../../platform/db/memoize.ts'
import { gte, isNull, or, sql } from '../../platform/db/sql.ts'
import { termsInForce } from './dated-terms.ts'
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
): Promise<ReferralRule | undefined> => termsInForce(await rulesOf(context), istDate(at))

export const lockReferralRules = async (tx: Transaction): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('referral_rule'))`)
}

/** Ends all terms on the day before `rule` begins, and adds it. */
export async function replaceReferralRule(
  tx: Transaction,
  rule: ReferralRule,
  dayBefore: string,
): Promise<void> {
  await tx
    .update(referralRule)
    .set({ validTo: dayBefore })
    .where(or(isNull(referralRule.validTo), gte(referralRule.validTo, rule.validFrom)))
  await tx.insert(referralRule).values(rule)
}
