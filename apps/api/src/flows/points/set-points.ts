import type { Body } from '@upchar/contract/schema/endpoints'
import { addDays, formatIstDate, istDate } from '@upchar/kernel/dates'
import { ruleInForce } from '@upchar/kernel/day-rules'
import { paiseToRupees, sumPaise, wireToPaise } from '@upchar/kernel/money'
import { err, ok } from '@upchar/kernel/result'
import { flagsOf } from '../../modules/flags/index.ts'
import { owedPaise } from '../../modules/ledger/index.ts'
import { selectLatestLines } from '../../modules/orders/index.ts'
import {
  earningPaise,
  pointsDays,
  replacePointsRule,
  selectPointsRules,
  wholePoints,
  type PointsRule,
  type PointsTerms,
} from '../../modules/pricing/index.ts'
import { staffNames } from '../../modules/staff/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { announceChange } from '../../platform/db/changes.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { termsView } from './show-points.ts'

type Wanted = Omit<Body<'staffSetPoints'>, 'seen_revision'>
type Stored = Awaited<ReturnType<typeof selectPointsRules>>

const revisionOf = (rules: Stored): string => String(rules.at(-1)?.id ?? 0)

const termsOf = (wanted: Wanted): PointsTerms => ({
  earnBp: Math.round(wanted.earn_percentage * 100),
  earnMostPaise: wireToPaise(wanted.earn_most),
  spendBp: Math.round(wanted.spend_percentage * 100),
  spendMostPaise: wireToPaise(wanted.spend_most),
  validDays: wanted.valid_days,
})

/** The terms of reward points with what customers hold (CART-14). Uncached: staff see their own changes at once. */
export async function getPoints(context: Context): Promise<HandlerResult<'staffGetPoints'>> {
  const { db, clock } = context
  const [flags, rules, owed] = await Promise.all([
    flagsOf(context),
    selectPointsRules(db),
    owedPaise(db, 'points'),
  ])
  const names = await staffNames(
    db,
    rules.map(({ madeBy }) => madeBy),
  )
  const today = istDate(clock.now())
  const now = ruleInForce(rules, today)
  // Terms that were replaced before they began never applied.
  const applied = rules.filter(({ validFrom, validTo }) => validTo === null || validTo >= validFrom)
  return ok({
    success: true,
    on: flags.loyalty_program,
    today,
    terms: applied.toReversed().map((rule) => ({
      ...termsView(rule),
      valid_from: rule.validFrom,
      valid_to: rule.validTo,
      made_by: names.get(rule.madeBy) ?? null,
      made_at: rule.madeAt.toISOString(),
      state: rule === now ? 'now' : rule.validFrom > today ? 'planned' : 'past',
    })),
    owed: paiseToRupees(owed),
    revision: revisionOf(rules),
  })
}

const thirtyDaysMs = 30 * 86_400_000

/** What terms would have cost on the latest orders of customers. */
export async function previewPoints(
  { db, clock }: Context,
  wanted: Wanted,
): Promise<HandlerResult<'staffPreviewPoints'>> {
  const terms = termsOf(wanted)
  const orders = await selectLatestLines(db, new Date(clock.now().getTime() - thirtyDaysMs))
  const goods = orders.map((lines) => earningPaise({ lines }))
  const sum = (bp: number, most: number) =>
    paiseToRupees(sumPaise(goods.map((paise) => wholePoints(paise, bp, most))))
  return ok({
    success: true,
    orders: orders.length,
    goods: paiseToRupees(sumPaise(goods)),
    earned: sum(terms.earnBp, terms.earnMostPaise),
    spent_most: sum(terms.spendBp, terms.spendMostPaise),
  })
}

const auditView = (rule: PointsRule) => ({ ...termsView(rule), valid_from: rule.validFrom })

/** Sets the terms from a day on. Carts follow within seconds; checkouts and orders keep theirs. */
export async function setPoints(
  { db, clock }: Context,
  { staffId }: StaffCaller,
  { seen_revision: seen, ...wanted }: Body<'staffSetPoints'>,
): Promise<HandlerResult<'staffSetPoints'>> {
  const at = clock.now()
  const today = istDate(at)
  const validFrom = wanted.valid_from
  const latest = addDays(today, 365)
  if (validFrom < today || validFrom > latest)
    return err({
      code: 'points_terms_invalid' as const,
      message: `Choose a day from today to ${formatIstDate(latest)}`,
      field: 'valid_from',
    })
  return decideInTransaction(db, async (tx) => {
    await pointsDays.lock(tx)
    const rules = await selectPointsRules(tx)
    if (revisionOf(rules) !== seen)
      return err({
        code: 'changed_meanwhile' as const,
        message: 'Somebody else has changed the terms. Look at them again, then decide.',
      })
    const rule: PointsRule = {
      ...termsOf(wanted),
      validFrom,
      validTo: null,
      source: 'set by staff',
      madeBy: staffId,
      madeAt: at,
    }
    await replacePointsRule(tx, rule)
    const before = ruleInForce(rules, today)
    await recordAudit(tx, {
      by: staffId,
      action: 'points.terms',
      subject: { kind: 'points_terms', id: 'points_terms' },
      ...(before !== undefined && { before: auditView(before) }),
      after: auditView(rule),
      at,
    })
    await announceChange(tx)
    return ok({ success: true as const })
  })
}
