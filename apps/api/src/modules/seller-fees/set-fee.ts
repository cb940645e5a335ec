import type { Body } from '@upchar/contract/schema/endpoints'
import { addDays, formatIstDate, istDate, type IstDate } from '@upchar/kernel/dates'
import { paiseToRupees, wireToPaise } from '@upchar/kernel/money'
import { ok, type Refusal, type Result } from '@upchar/kernel/result'
import { SELLER_FEES } from '@upchar/kernel/seller-fees'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction, type Handle } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { feeInvalid, feesChanged, feeSame } from './errors.ts'
import { effectOf } from './preview-fee.ts'
import { latestOf, type FeeRule } from './rules.ts'
import {
  insertFeeRule,
  lockFeeRules,
  selectFeeChoices,
  selectFeeRules,
  selectSold,
} from './store.ts'
import { revisionOf } from './show-fees.ts'

type Wanted = Omit<Body<'staffSetSellerFee'>, 'seen_revision' | 'source'>
type Invalid = Refusal & { code: 'seller_fee_invalid'; field: string }

/** Newer than every stored rule, until it is stored. */
const unstored = Number.MAX_SAFE_INTEGER

/** What `value` of a kind a rule carries; without one, it ends the rule of its target. */
function valueOf({ kind, percent, amount }: Wanted): Pick<FeeRule, 'rateBp' | 'amountPaise'> {
  const { value } = SELLER_FEES[kind]
  return {
    rateBp: value === 'rupees' || percent === null ? null : Math.round(percent * 100),
    amountPaise: value === 'percent' || amount === null ? null : wireToPaise(amount),
  }
}

/** The rule that staff ask for, from tomorrow at the earliest: a rate holds for whole days, and nobody is charged after the sale. */
async function ruleOf(
  handle: Handle,
  wanted: Wanted,
  today: IstDate,
): Promise<Result<FeeRule, Invalid>> {
  const { kind, seller_id: sellerId, family_key: familyKey, valid_from: validFrom } = wanted
  const { scope, name, value } = SELLER_FEES[kind]
  const [first, last] = [addDays(today, 1), addDays(today, 365)]
  if (validFrom < first || validFrom > last)
    return feeInvalid(
      'valid_from',
      `Choose a day from ${formatIstDate(first)} to ${formatIstDate(last)}`,
    )
  if (sellerId !== null && !scope.bySeller)
    return feeInvalid('seller_id', `${name} is the same for every seller`)
  if (familyKey !== null && !scope.byFamily)
    return feeInvalid('family_key', `${name} is the same for every family`)
  const { sellers, families } = await selectFeeChoices(handle)
  if (sellerId !== null && !sellers.some(({ id }) => id === sellerId))
    return feeInvalid('seller_id', 'There is no such seller')
  if (familyKey !== null && !families.some(({ key }) => key === familyKey))
    return feeInvalid('family_key', 'There is no such family')
  const given = valueOf(wanted)
  const isEnd = given.rateBp === null && given.amountPaise === null
  if (isEnd && sellerId === null && familyKey === null)
    return feeInvalid(value === 'rupees' ? 'amount' : 'percent', 'Enter a value; 0 charges nothing')
  if (kind === 'tds' && given.rateBp === null) return feeInvalid('percent', 'Enter a percentage')
  if (kind === 'tds' && wanted.section === '')
    return feeInvalid('section', 'Enter the section that it is deducted by')
  return ok({
    id: unstored,
    kind,
    sellerId,
    familyKey,
    ...given,
    section: kind === 'tds' ? wanted.section : '',
    validFrom,
  })
}

const previewDays = 30

/** What a rule would have changed of the sales of the last thirty days; changes nothing. */
export async function previewFee(
  { db, clock, config }: Context,
  wanted: Body<'staffPreviewSellerFee'>,
): Promise<HandlerResult<'staffPreviewSellerFee'>> {
  const today = istDate(clock.now())
  const rule = await ruleOf(db, wanted, today)
  if (!rule.ok) return rule
  const [rules, sold] = [
    await selectFeeRules(db),
    await selectSold(db, { today, days: previewDays, operatorGstin: config.OPERATOR_GSTIN }),
  ]
  const { base, beforePaise, afterPaise } = effectOf(rules, rule.value, sold)
  return ok({
    success: true,
    days: previewDays,
    base: wanted.kind === 'closing_fee' ? base : paiseToRupees(base),
    before: paiseToRupees(beforePaise),
    after: paiseToRupees(afterPaise),
  })
}

const auditView = ({
  kind,
  sellerId,
  familyKey,
  rateBp,
  amountPaise,
  section,
  validFrom,
}: FeeRule) => ({
  kind,
  seller: sellerId,
  family: familyKey,
  percent: rateBp === null ? null : rateBp / 100,
  amount: amountPaise === null ? null : paiseToRupees(amountPaise),
  section,
  from: validFrom,
})

const sameValue = (a: FeeRule, b: FeeRule): boolean =>
  a.rateBp === b.rateBp && a.amountPaise === b.amountPaise && a.section === b.section

/** Sets a rule from a day on (OPS-06). What was sold before keeps its own. */
export async function setFee(
  { db, clock }: Context,
  { staffId }: StaffCaller,
  { seen_revision: seen, source, ...wanted }: Body<'staffSetSellerFee'>,
): Promise<HandlerResult<'staffSetSellerFee'>> {
  const at = clock.now()
  return decideInTransaction(db, async (tx) => {
    await lockFeeRules(tx)
    const rules = await selectFeeRules(tx)
    if (revisionOf(rules) !== seen) return feesChanged()
    const made = await ruleOf(tx, wanted, istDate(at))
    if (!made.ok) return made
    const { id: _unstored, ...rule } = made.value
    const before = latestOf(rules, rule, rule.validFrom)
    if (before !== undefined && sameValue(before, made.value)) return feeSame()
    await insertFeeRule(tx, { ...rule, source, madeBy: staffId, madeAt: at })
    await recordAudit(tx, {
      by: staffId,
      action: 'seller_fee.set',
      subject: { kind: 'seller_fee', id: rule.kind },
      ...(before !== undefined && { before: auditView(before) }),
      after: { ...auditView(made.value), source },
      at,
    })
    return ok({ success: true as const })
  })
}
