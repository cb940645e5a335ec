import type { Answer, Body } from '@upchar/contract/schema/endpoints'
import { GUEST, type BuyingPolicyRow } from '@upchar/kernel/buying-rules'
import { wasReplacedEarly, policyRow } from '@upchar/kernel/buying-policy'
import { istDate, startOfIstDate } from '@upchar/kernel/dates'
import { err, ok } from '@upchar/kernel/result'
import { recordAudit } from '../../../platform/audit.ts'
import { announceChange } from '../../../platform/db/changes.ts'
import type { Context } from '../../../platform/context.ts'
import { decideInTransaction, type Handle } from '../../../platform/db/database.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import { policyRows } from './buying.ts'
import { refreshReadModels } from '../read-model/refresh-read-models.ts'
import {
  endBuyingRules,
  insertBuyingRule,
  lockBuyingRules,
  selectBuyingRules,
  selectGroupIdsOfClass,
  type BuyingRuleRow,
} from '../store/buying-rules.ts'

type Source = Pick<Context, 'db' | 'clock'>
type View = Omit<Answer<'staffListBuyingRules'>['rules'][number], 'changed_by'>
/** A rule as staff see it; `changedBy` is the member's id. */
export type BuyingRuleForStaff = View & { changedBy: string | null }

const view = ({
  id,
  productClass,
  businessTypeId,
  requirement,
  validFrom,
  validTo,
  source,
  changedBy,
}: BuyingRuleRow & BuyingPolicyRow): BuyingRuleForStaff => ({
  id,
  product_class: productClass,
  business_type: businessTypeId,
  requirement,
  valid_from: validFrom,
  valid_to: validTo,
  source,
  changedBy,
})

/** All buying rules, newest first. Not cached: staff see their own changes at once. */
export const buyingRulesForStaff = async (handle: Handle): Promise<BuyingRuleForStaff[]> =>
  policyRows(await selectBuyingRules(handle)).map(view)

const dayOver = () =>
  err({
    code: 'day_over' as const,
    message: 'Choose today or a later day: what was bought before went by the rules of its day.',
    field: 'valid_from',
  })
const ruleSame = () =>
  err({
    code: 'rule_same' as const,
    message: 'This is the rule on that day already.',
    field: 'requirement',
  })
const changedMeanwhile = () =>
  err({
    code: 'changed_meanwhile' as const,
    message: 'Somebody else has changed this rule. Look at it again, then decide.',
  })

const factsOf = ({ requirement, validFrom, validTo, source }: BuyingRuleRow) => ({
  requirement,
  valid_from: validFrom,
  valid_to: validTo,
  source,
})

/**
 * Sets a buying rule for a product class and a kind of buyer from today or a later day (design
 * decision 8). Carts and checkouts read the rules themselves; a job refreshes cards and product
 * pages on the rule's first day.
 */
export async function setBuyingRule(
  { db, clock }: Source,
  by: string,
  wanted: Body<'staffSetBuyingRule'>,
) {
  const at = clock.now()
  const {
    product_class: productClass,
    business_type: businessTypeId,
    requirement,
    valid_from: validFrom,
    source,
  } = wanted
  const today = istDate(at)
  if (validFrom < today) return dayOver()
  return decideInTransaction(db, async (tx) => {
    const cell = { productClass, businessTypeId }
    const rows = await lockBuyingRules(tx, cell)
    if ((rows[0]?.id ?? null) !== wanted.seen_id) return changedMeanwhile()
    const before = policyRow(policyRows(rows.toReversed()), productClass, businessTypeId, validFrom)
    const planned = rows.some((row) => row.validFrom > validFrom && !wasReplacedEarly(row))
    if (before?.requirement === requirement && !planned) return ruleSame()
    await endBuyingRules(tx, cell, validFrom)
    const rule = await insertBuyingRule(tx, {
      ...cell,
      requirement,
      validFrom,
      validTo: null,
      source,
      changedBy: by,
    })
    await recordAudit(tx, {
      by,
      action: 'policy.change',
      subject: { kind: 'buying_rule', id: `${productClass}:${businessTypeId}` },
      at,
      before: before === undefined ? {} : factsOf(before),
      after: factsOf(rule),
    })
    if (businessTypeId === GUEST) {
      const begins = new Date(startOfIstDate(validFrom))
      addJob(
        tx,
        'refresh-product-class',
        { productClass },
        {
          key: `refresh-product-class ${productClass} ${validFrom}`,
          ...(begins > at && { runAt: begins }),
        },
      )
    }
    await announceChange(tx)
    return ok(rule.id)
  })
}

/** Job: refreshes the cards and product pages of a class after a change of its buying rules. */
export async function refreshProductClass(
  { db, clock }: Source,
  productClass: string,
): Promise<void> {
  await refreshReadModels(db, await selectGroupIdsOfClass(db, productClass), clock.now())
  await announceChange(db)
}
