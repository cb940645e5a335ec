import { formatIstDate } from '@upchar/kernel/dates'
import { Breadcrumbs } from '@upchar/ui/breadcrumbs'
import { PageFeedback } from '../../../features/support/index.ts'
import { ArticleList, TextBlocks } from '../../../features/content/index.ts'
import { href } from '../../../shell/urls/hrefs.ts'
import { usePageData } from '../../../shell/page/use-page-data.ts'
import { UnavailableScreen } from '../../../shell/page/fault-screens.tsx'
import type { ArticleCategories, ArticleCategory, ArticlePage } from './page.ts'

export { headAll, headArticle, headCategory, loadAll, loadArticle, loadCategory } from './page.ts'

const shop = { name: 'Shop', href: href.shop }
const guides = { name: 'Guides', href: href.blogs }

export function BlogsScreen() {
  const data = usePageData<ArticleCategories | null>()
  if (!data) return <UnavailableScreen what="the guides" />
  return (
    <div className="page-width pb-section">
      <Breadcrumbs crumbs={[shop, { name: 'Guides' }]} />
      <h1 className="mb-6 text-h1 font-bold">Guides for people who buy medical supplies</h1>
      {data.categories.length === 0 ? <p>There are no guides yet.</p> : null}
      <div className="flex flex-col gap-section">
        {data.categories.map(({ id, name, description, articles }) => (
          <section key={id} aria-labelledby={`about-${id}`}>
            <h2 id={`about-${id}`} className="text-h2 font-semibold">
              <a href={href.blogCategory(id)} className="no-underline hover:underline">
                {name}
              </a>
            </h2>
            <p className="mb-3 text-body-sm text-text-muted">{description}</p>
            <ArticleList articles={articles} />
          </section>
        ))}
      </div>
    </div>
  )
}

/** ROUTE-09 */
export function BlogCategoryScreen() {
  const data = usePageData<ArticleCategory | null>()
  if (!data) return <UnavailableScreen what="this subject" />
  return (
    <div className="page-width pb-section">
      <Breadcrumbs crumbs={[shop, guides, { name: data.category.name }]} />
      <h1 className="mb-1 text-h1 font-bold">{data.category.name}</h1>
      <p className="mb-6 max-w-text text-text-muted">{data.category.description}</p>
      {data.articles.length === 0 ? (
        <p>There are no articles on this subject yet.</p>
      ) : (
        <ArticleList articles={data.articles} level={2} />
      )}
      {data.others.length > 0 ? (
        <nav aria-labelledby="others" className="mt-section">
          <h2 id="others" className="mb-2 text-h2 font-semibold">
            Other subjects
          </h2>
          <ul className="flex flex-wrap gap-x-6">
            {data.others.map(({ id, name }) => (
              <li key={id}>
                <a href={href.blogCategory(id)} className="inline-flex min-h-11 items-center">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </div>
  )
}

export function ArticleText({ article }: { article: ArticlePage['article'] }) {
  return (
    <article>
      <h1 className="max-w-text text-h1 font-bold">{article.title}</h1>
      <p className="mt-2 max-w-text text-text-muted">{article.summary}</p>
      <p className="mt-2 mb-6 text-body-sm text-text-hint">
        <time dateTime={article.published_on}>{formatIstDate(article.published_on)}</time> ·{' '}
        {article.minutes} min
      </p>
      <TextBlocks blocks={article.blocks} />
    </article>
  )
}

export function ArticleScreen() {
  const data = usePageData<ArticlePage | null>()
  if (!data) return <UnavailableScreen what="this article" />
  const { article, others } = data
  return (
    <div className="page-width pb-section">
      <Breadcrumbs
        crumbs={[
          shop,
          guides,
          { name: article.category.name, href: href.blogCategory(article.category.id) },
          { name: article.title },
        ]}
      />
      <ArticleText article={article} />
      <PageFeedback key={article.slug} page={href.article(article.slug)} />
      {others.length > 0 ? (
        <section aria-labelledby="others" className="mt-section">
          <h2 id="others" className="mb-3 text-h2 font-semibold">
            Read on
          </h2>
          <ArticleList articles={others} />
        </section>
      ) : null}
    </div>
  )
}
