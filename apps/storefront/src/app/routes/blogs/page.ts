import type { Answer } from '@upchar/contract/schema/endpoints'
import { href } from '../../../shell/urls/hrefs.ts'
import { breadcrumbStructuredData } from '../../../shell/page/breadcrumb-structured-data.ts'
import { needed } from '../../../shell/page/loaders.ts'
import type { PageHead } from '../../../shell/page/page-head.ts'
import type { ShellData } from '../../../shell/page/shell-data.ts'
import type { RouterContext } from '../../../shell/page/router-context.ts'

export type ArticleCategories = Answer<'listArticleCategories'>
export type ArticleCategory = Answer<'getArticleCategory'>
export type ArticlePage = Answer<'getArticle'>

export const loadAll = async (context: RouterContext): Promise<ArticleCategories | null> =>
  needed(await context.api('listArticleCategories', {}), context)
export const loadCategory = async (
  context: RouterContext,
  id: string,
): Promise<ArticleCategory | null> =>
  needed(await context.api('getArticleCategory', { params: { id } }), context)
export const loadArticle = async (
  context: RouterContext,
  slug: string,
): Promise<ArticlePage | null> =>
  needed(await context.api('getArticle', { params: { slug } }), context)

const KEYWORDS = ['medical supplies', 'buying guide', 'GST invoice', 'cold chain']

export const headAll = (): PageHead => ({
  title: 'Guides for people who buy medical supplies',
  description:
    'Short, true answers: which supplies fit, what an invoice says, how to store products.',
  keywords: KEYWORDS,
  canonical: href.blogs,
})

export const headCategory = (data: ArticleCategory | null | undefined, id: string): PageHead =>
  data
    ? {
        title: data.category.name,
        description: data.category.description,
        keywords: [data.category.name, ...KEYWORDS],
        canonical: href.blogCategory(id),
      }
    : { title: 'Guides', description: '', canonical: href.blogCategory(id), noindex: true }

export function headArticle(
  data: ArticlePage | null | undefined,
  slug: string,
  { origin, contact }: ShellData,
): PageHead {
  if (!data)
    return { title: 'Guide', description: '', canonical: href.article(slug), noindex: true }
  const { title, summary, published_on, updated_on, category } = data.article
  const page = { title, description: summary, canonical: href.article(slug) }
  // Only the server needs the rest, for the document itself.
  if (!import.meta.env.SSR) return page
  return {
    ...page,
    keywords: [category.name, ...KEYWORDS],
    structured: [
      breadcrumbStructuredData(
        [
          { name: 'Shop', href: href.shop },
          { name: 'Guides', href: href.blogs },
          { name: category.name, href: href.blogCategory(category.id) },
          { name: title },
        ],
        origin,
      ),
      {
        '@type': 'Article',
        headline: title,
        description: summary,
        datePublished: published_on,
        dateModified: updated_on,
        inLanguage: 'en-IN',
        mainEntityOfPage: origin + href.article(slug),
        articleSection: category.name,
        ...(contact
          ? {
              author: { '@id': `${origin}/#organisation` },
              publisher: { '@id': `${origin}/#organisation` },
            }
          : {}),
      },
    ],
  }
}
