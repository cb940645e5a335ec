import type { Answer, Body } from '@upchar/contract/schema/endpoints'
import { istDate } from '@upchar/kernel/dates'
import { ok } from '@upchar/kernel/result'
import { buyingRulesForStaff, setBuyingRule } from '../../modules/catalogue/index.ts'
import { staffNames } from '../../modules/staff/index.ts'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'

async function rulesOf({ db }: Context): Promise<Answer<'staffListBuyingRules'>['rules']> {
  const rules = await buyingRulesForStaff(db)
  const names = await staffNames(
    db,
    rules.map(({ changedBy }) => changedBy),
  )
  return rules.map(({ changedBy, ...rule }) => ({
    ...rule,
    changed_by: names.get(changedBy ?? '') ?? null,
  }))
}

/** Buying rules in force, upcoming and past (design decision 8). */
export async function listBuyingRules(
  context: Context,
): Promise<HandlerResult<'staffListBuyingRules'>> {
  return ok({ success: true, today: istDate(context.clock.now()), rules: await rulesOf(context) })
}

/** Changes a buying rule from a given day. */
export async function changeBuyingRule(
  context: Context,
  { staffId }: StaffCaller,
  body: Body<'staffSetBuyingRule'>,
): Promise<HandlerResult<'staffSetBuyingRule'>> {
  const changed = await setBuyingRule(context, staffId, body)
  if (!changed.ok) return changed
  const rule = (await rulesOf(context)).find(({ id }) => id === changed.value)
  if (rule === undefined) throw new Error('a rule that was just made is gone')
  return ok({ success: true, rule })
}
