import type { Query } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import { listingPaths, productPaths } from '../../modules/catalogue/index.ts'
import { shownArticles, shownQuestions, shownTexts } from '../../modules/content/index.ts'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'

const fixed = [
  '/shop',
  '/products',
  '/offers',
  '/brands/',
  '/categories/',
  '/procedures/',
  '/specialities/',
  '/blogs',
  '/events',
  '/policy',
  '/order-pad',
]

async function textPaths(context: Context): Promise<string[]> {
  const [{ topics, articles }, events, questions] = await Promise.all([
    shownArticles(context),
    shownTexts(context.db, 'event', context.clock.now()),
    shownQuestions(context),
  ])
  return [
    ...topics
      .filter(({ id }) => articles.some(({ topic }) => topic === id))
      .map(({ id }) => `/blogs/category/${encodeURIComponent(id)}`),
    ...articles.map(({ slug }) => `/blogs/${encodeURIComponent(slug)}`),
    // Without questions the page isn't indexed.
    ...(questions.length === 0 ? [] : ['/faq']),
    ...events.map(({ key }) => `/events/${encodeURIComponent(key)}`),
  ]
}

/** Pages for search engines, section by section; a section without pages isn't named. */
export async function showSitemap(
  context: Context,
  { section, part }: Query<'getSitemap'>,
): Promise<HandlerResult<'getSitemap'>> {
  const products = await productPaths(context, part)
  const whole = {
    pages: fixed,
    ...(await listingPaths(context)),
    guides: await textPaths(context),
  }
  const named = Object.entries(whole).flatMap(([name, paths]) =>
    paths.length === 0 ? [] : [{ section: name as keyof typeof whole, parts: 1 }],
  )
  const ofSection = section === 'products' ? products.paths : part === 1 ? whole[section] : []
  return ok({
    success: true,
    sections: [
      ...named,
      ...(products.parts === 0 ? [] : [{ section: 'products' as const, parts: products.parts }]),
    ],
    paths: [...ofSection],
  })
}
