import type { Answer } from '@upchar/contract/schema/endpoints'
import { CardBuy } from '../../../features/product/index.ts'
import { href } from '../../../shell/urls/hrefs.ts'
import { needed } from '../../../shell/page/loaders.ts'
import type { PageHead } from '../../../shell/page/page-head.ts'
import type { RouterContext } from '../../../shell/page/router-context.ts'

export type Home = Answer<'getShopHome'>

export async function load(context: RouterContext): Promise<Home | null> {
  const [home] = await Promise.all([context.api('getShopHome', {}), CardBuy.preload()])
  return needed(home, context)
}

export const head = (): PageHead => ({
  title: 'Medical supplies for hospitals, clinics, dentists, labs and vets',
  description:
    'Order medical consumables, devices and equipment online with GST invoice, delivery dates for your pincode and prices you can see before you sign in.',
  keywords: [
    'medical supplies',
    'hospital consumables',
    'dental supplies',
    'lab reagents',
    'medical equipment India',
    'GST invoice',
  ],
  canonical: href.shop,
})
