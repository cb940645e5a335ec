import type { Answer } from '@upchar/contract/schema/endpoints'
import { href } from '../../../shell/urls/hrefs.ts'
import { needed } from '../../../shell/page/loaders.ts'
import type { PageHead } from '../../../shell/page/page-head.ts'
import type { RouterContext } from '../../../shell/page/router-context.ts'

export type Policies = Answer<'getPolicies'>

export const load = async (context: RouterContext): Promise<Policies | null> =>
  needed(await context.api('getPolicies', {}), context)

export const head = (): PageHead => ({
  title: 'Policies: terms, privacy, shipping, returns, complaints',
  description:
    'The rules of the shop in plain words: who sells, how we protect your data, how products are delivered and returned, and where to complain.',
  keywords: ['terms of use', 'privacy', 'shipping', 'returns and refunds', 'grievance officer'],
  canonical: href.policy,
})
