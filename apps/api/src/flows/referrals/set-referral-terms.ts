import type { Body } from '@upchar/contract/schema/endpoints'
import { addDays, formatIstDate, istDate } from '@upchar/kernel/dates'
import { ruleInForce } from '@upchar/kernel/day-rules'
import { paiseToRupees, wireToPaise } from '@upchar/kernel/money'
import { err, ok } from '@upchar/kernel/result'
import { referralsInForce } from '../../modules/cart/index.ts'
import { flagsOf } from '../../modules/flags/index.ts'
import {
  referralDays,
  replaceReferralRule,
  selectReferralRules,
  type ReferralRule,
  type ReferralTerms,
} from '../../modules/pricing/index.ts'
import { staffNames } from '../../modules/staff/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { announceChange } from '../../platform/db/changes.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { termsView } from './terms-view.ts'

type Wanted = Omit<Body<'staffSetReferralTerms'>, 'seen_revision'>
type Stored = Awaited<ReturnType<typeof selectReferralRules>>

const revisionOf = (rules: Stored): string => String(rules.at(-1)?.id ?? 0)

/** Terms as staff typed them. Which goods they reach: `mayPromote`, in modules/pricing/referral.ts. */
export const termsOf = (wanted: Wanted): ReferralTerms => ({
  offBp: Math.round(wanted.off_percentage * 100),
  offMostPaise: wireToPaise(wanted.off_most),
  rewardBp: Math.round(wanted.reward_percentage * 100),
  rewardMostPaise: wireToPaise(wanted.reward_most),
  minimumPaise: wireToPaise(wanted.minimum),
  rewardDays: wanted.reward_days,
  mostOrders: wanted.most_orders,
})

/** What keeps buyers from referrals, as staff read it; '' where nothing does. */
async function missingWords(context: Context, rules: Stored, today: string): Promise<string> {
  if (ruleInForce(rules, today) === undefined) return 'No terms are in force.'
  const flags = await flagsOf(context)
  if (!flags.can_generate_referral_link) return 'The flag can_generate_referral_link is off.'
  if (!flags.loyalty_program)
    return 'The flag loyalty_program is off: referrers earn reward points.'
  return (await referralsInForce(context)) === undefined
    ? 'Reward points have no terms by which they can be used.'
    : ''
}

/** The terms of referrals (CART-13). Uncached: staff see their own changes at once. */
export async function getReferralTerms(
  context: Context,
): Promise<HandlerResult<'staffGetReferralTerms'>> {
  const { db, clock } = context
  const rules = await selectReferralRules(db)
  const names = await staffNames(
    db,
    rules.map(({ madeBy }) => madeBy),
  )
  const today = istDate(clock.now())
  const now = ruleInForce(rules, today)
  const missing = await missingWords(context, rules, today)
  // Terms that were replaced before they began never applied.
  const applied = rules.filter(({ validFrom, validTo }) => validTo === null || validTo >= validFrom)
  return ok({
    success: true,
    on: missing === '',
    missing,
    today,
    terms: applied.toReversed().map((rule) => ({
      ...termsView(rule),
      valid_from: rule.validFrom,
      valid_to: rule.validTo,
      made_by: names.get(rule.madeBy) ?? null,
      made_at: rule.madeAt.toISOString(),
      state: rule === now ? 'now' : rule.validFrom > today ? 'planned' : 'past',
    })),
    revision: revisionOf(rules),
  })
}

const auditView = (rule: ReferralRule) => ({
  ...termsView(rule),
  valid_from: rule.validFrom,
  valid_to: rule.validTo,
  most_each: paiseToRupees(rule.offMostPaise + rule.rewardMostPaise),
})

const invalid = (field: 'valid_from' | 'valid_to', message: string) =>
  err({ code: 'referral_terms_invalid' as const, message, field })

/** Sets the terms from a day on. Carts follow within seconds; checkouts and orders keep theirs. */
export async function setReferralTerms(
  { db, clock }: Context,
  { staffId }: StaffCaller,
  { seen_revision: seen, ...wanted }: Body<'staffSetReferralTerms'>,
): Promise<HandlerResult<'staffSetReferralTerms'>> {
  const at = clock.now()
  const today = istDate(at)
  const { valid_from: validFrom, valid_to: validTo } = wanted
  const latest = addDays(today, 365)
  if (validFrom < today || validFrom > latest)
    return invalid('valid_from', `Choose a day from today to ${formatIstDate(latest)}`)
  if (validTo !== null && validTo < validFrom)
    return invalid('valid_to', 'Choose a last day on or after the first')
  return decideInTransaction(db, async (tx) => {
    await referralDays.lock(tx)
    const rules = await selectReferralRules(tx)
    if (revisionOf(rules) !== seen)
      return err({
        code: 'changed_meanwhile' as const,
        message: 'Somebody else has changed the terms. Look at them again, then decide.',
      })
    const rule: ReferralRule = {
      ...termsOf(wanted),
      validFrom,
      validTo,
      source: 'set by staff',
      madeBy: staffId,
      madeAt: at,
    }
    await replaceReferralRule(tx, rule)
    const before = ruleInForce(rules, today)
    await recordAudit(tx, {
      by: staffId,
      action: 'referral.terms',
      subject: { kind: 'referral_terms', id: 'referral_terms' },
      ...(before !== undefined && { before: auditView(before) }),
      after: auditView(rule),
      at,
    })
    await announceChange(tx)
    return ok({ success: true as const })
  })
}
