import type { Answer } from '@upchar/contract/schema/endpoints'
import { err, ok } from '@upchar/kernel/result'
import { wordsOfBlocks } from '@upchar/kernel/text-markup'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { TextBlock } from '@upchar/reference/text-blocks'
import { inOrder, publishedOn, shownTexts, updatedOn, type Shown } from './shown.ts'
import type { ValueOf } from './values.ts'

type ArticleLink = Answer<'getArticleCategory'>['articles'][number]

/** A common average for unhurried reading. */
const wordsPerMinute = 200
const shownOthers = 3

const readingMinutes = (blocks: readonly TextBlock[]): number =>
  Math.max(1, Math.round(wordsOfBlocks(blocks).split(/\s+/).length / wordsPerMinute))

type Read = ArticleLink & { topic: string; updated_on: string; blocks: TextBlock[] }

export const articleView = (
  slug: string,
  { title, summary, topic, blocks }: ValueOf<'article'>,
  published: { published_on: string; updated_on: string },
): Read => ({ slug, title, summary, ...published, minutes: readingMinutes(blocks), topic, blocks })

const readArticle = (row: Shown<'article'>): Read =>
  articleView(row.key, row.value, { published_on: publishedOn(row), updated_on: updatedOn(row) })

type Topic = Answer<'getArticleCategory'>['category']

export const topicView = (id: string, { name, description }: ValueOf<'topic'>): Topic => ({
  id,
  name,
  description,
})

/** Topics in their order, and articles, newest first. */
export async function shownArticles({
  db,
  clock,
}: Pick<Context, 'db' | 'clock'>): Promise<{ topics: Topic[]; articles: Read[] }> {
  const at = clock.now()
  const [topics, articles] = await Promise.all([
    shownTexts(db, 'topic', at),
    shownTexts(db, 'article', at),
  ])
  return {
    topics: inOrder(topics).map(({ key, value }) => topicView(key, value)),
    articles: articles
      .map(readArticle)
      .filter(({ topic }) => topics.some(({ key }) => key === topic))
      .toSorted((a, b) =>
        a.published_on === b.published_on
          ? a.slug.localeCompare(b.slug)
          : b.published_on.localeCompare(a.published_on),
      ),
  }
}

const plain = ({ slug, title, summary, published_on, minutes }: ArticleLink): ArticleLink => ({
  slug,
  title,
  summary,
  published_on,
  minutes,
})

/** Every category with its articles, newest first. Empty ones are omitted. */
export async function listArticleCategories(
  context: Context,
): Promise<HandlerResult<'listArticleCategories'>> {
  const { topics, articles } = await shownArticles(context)
  return ok({
    success: true,
    categories: topics
      .map((category) => ({
        ...category,
        articles: articles.filter(({ topic }) => topic === category.id).map(plain),
      }))
      .filter((category) => category.articles.length > 0),
  })
}

/** A category with its articles (ROUTE-09). */
export async function showArticleCategory(
  context: Context,
  id: string,
): Promise<HandlerResult<'getArticleCategory'>> {
  const { topics, articles } = await shownArticles(context)
  const category = topics.find((one) => one.id === id)
  if (category === undefined)
    return err({ code: 'category_not_found', message: 'There is no such topic.' })
  return ok({
    success: true,
    category,
    articles: articles.filter(({ topic }) => topic === id).map(plain),
    others: topics.filter((one) => one.id !== id && articles.some(({ topic }) => topic === one.id)),
  })
}

/** An article and a few others of its category. */
export async function showArticle(
  context: Context,
  slug: string,
): Promise<HandlerResult<'getArticle'>> {
  const { topics, articles } = await shownArticles(context)
  const read = articles.find((one) => one.slug === slug)
  const category = topics.find((one) => one.id === read?.topic)
  if (read === undefined || category === undefined)
    return err({ code: 'article_not_found', message: 'There is no such article.' })
  const { topic, ...article } = read
  const others = articles
    .filter((one) => one.slug !== slug)
    .toSorted((a, b) => Number(b.topic === topic) - Number(a.topic === topic))
  return ok({
    success: true,
    article: { ...article, category },
    others: others.slice(0, shownOthers).map(plain),
  })
}
