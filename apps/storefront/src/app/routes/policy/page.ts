import type { Answer } from '@upchar/contract/schema/endpoints'
import { href } from '../../../shell/urls/hrefs.ts'
import { needed } from '../../../shell/page/loaders.ts'
import type { PageHead } from '../../../shell/page/page-head.ts'
import type { RouterContext } from '../../../shell/page/router-context.ts'

export type Policies = Answer<'getPolicies'>

export type PoliciesOfOrder = Answer<'getOrderPolicies'>
/** `missing`: this link has no order. */
export type PolicyPage = Policies | PoliciesOfOrder | 'missing' | null

type Which = { order?: string; key?: string }

/** Today's policies, or those of an order: by its id, and the key in the guest's link. */
export async function load(context: RouterContext, { order, key }: Which): Promise<PolicyPage> {
  if (order === undefined) return needed(await context.api('getPolicies', {}), context)
  context.answer.shared = false
  const result = await context.api('getOrderPolicies', {
    params: { id: order },
    query: key === undefined ? {} : { key },
  })
  if (result.ok) return result.data
  const missing = result.kind === 'refused' && result.error.status !== 429
  context.answer.status = missing ? 404 : 503
  return missing ? 'missing' : null
}

export const head = ({ order }: Which): PageHead => ({
  noindex: order !== undefined,
  title: 'Policies: terms, privacy, shipping, returns, complaints',
  description:
    'The rules of the shop in plain words: who sells, how we protect your data, how products are delivered and returned, and where to complain.',
  keywords: ['terms of use', 'privacy', 'shipping', 'returns and refunds', 'grievance officer'],
  canonical: href.policy,
})
