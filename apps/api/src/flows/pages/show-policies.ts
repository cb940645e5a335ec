import { ok } from '@upchar/kernel/result'
import { policiesOf } from '../../modules/content/index.ts'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { policyNames } from './policy-names.ts'

/** Terms, privacy, shipping, returns, complaints (ROUTE-22). */
export async function showPolicies(context: Context): Promise<HandlerResult<'getPolicies'>> {
  const { updated_on, policies } = await policiesOf(
    context.db,
    await policyNames(context),
    context.clock.now(),
  )
  return ok({ success: true, updated_on, policies })
}
