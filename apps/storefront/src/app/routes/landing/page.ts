import { notFound } from '@tanstack/react-router'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { isBusinessCategoryKey } from '@upchar/kernel/business-categories'
import { CardBuy } from '../../../features/product/index.ts'
import { href } from '../../../shell/urls/hrefs.ts'
import { needed } from '../../../shell/page/loaders.ts'
import type { PageHead } from '../../../shell/page/page-head.ts'
import type { RouterContext } from '../../../shell/page/router-context.ts'

export type Landing = Answer<'getLandingPage'>

export async function load(context: RouterContext, category: string): Promise<Landing | null> {
  if (!isBusinessCategoryKey(category)) throw notFound()
  const [landing] = await Promise.all([
    context.api('getLandingPage', { params: { category } }),
    CardBuy.preload(),
  ])
  return needed(landing, context)
}

export const head = (landing: Landing | null | undefined, key: string): PageHead =>
  landing
    ? {
        title: landing.meta_title,
        description: landing.meta_description,
        keywords: [landing.name, ...landing.categories.slice(0, 8).map(({ name }) => name)],
        canonical: href.landing(key),
        image: `/img/b/${landing.banner_image}-2000.jpg`,
      }
    : { title: 'Medical supplies', description: '', canonical: href.landing(key), noindex: true }
