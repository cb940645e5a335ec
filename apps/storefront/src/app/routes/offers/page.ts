import type { Answer } from '@upchar/contract/schema/endpoints'
import { CardBuy } from '../../../features/product/index.ts'
import { href } from '../../../shell/urls/hrefs.ts'
import { needed } from '../../../shell/page/loaders.ts'
import type { PageHead } from '../../../shell/page/page-head.ts'
import type { RouterContext } from '../../../shell/page/router-context.ts'

export type Offers = Answer<'getMainOffer'>['offers']

/** The offer zone and the limited-time deals, without duplicates. */
export async function load(context: RouterContext): Promise<Offers | null> {
  const [main, limited] = await Promise.all([
    context.api('getMainOffer', {}),
    context.api('getLimitedTimeDeals', { query: {} }),
    CardBuy.preload(),
  ])
  const zone = needed(main, context)
  if (!zone) return null
  const known = new Set(zone.offers.map(({ slug }) => slug))
  return [
    ...(limited.ok ? limited.data.offers.filter(({ slug }) => !known.has(slug)) : []),
    ...zone.offers,
  ]
}

export const head = (): PageHead => ({
  title: 'Offer zone',
  description: 'Current offers on medical supplies, each with its end date.',
  keywords: ['medical supplies offers', 'deals'],
  canonical: href.offers,
})
