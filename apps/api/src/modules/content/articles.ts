import { z } from 'zod'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { textBlock } from '@upchar/contract/schema/pages'
import { err, ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { TextBlock } from '@upchar/reference/text-blocks'
import { selectArticle, selectArticleCategories, selectArticles, type ArticleRow } from './store.ts'

type ArticleLink = Answer<'getArticleCategory'>['articles'][number]

const blocksOf = z.array(textBlock).min(1)
/** A common average for unhurried reading. */
const wordsPerMinute = 200
const shownOthers = 3

/** All text of a block. */
function wordsOf(block: TextBlock): string {
  switch (block.kind) {
    case 'list':
      return block.items.join(' ')
    case 'table':
      return [...block.head, ...block.rows.flat()].join(' ')
    case 'links':
      return block.items.map((item) => item.name).join(' ')
    default:
      return block.text
  }
}

const readingMinutes = (blocks: readonly TextBlock[]): number =>
  Math.max(1, Math.round(blocks.map(wordsOf).join(' ').split(/\s+/).length / wordsPerMinute))

/** Null if the stored blocks don't match the contract: such an article is hidden. */
function readArticle(
  row: ArticleRow,
): (ArticleLink & { categoryId: string; updated_on: string; blocks: TextBlock[] }) | null {
  const blocks = blocksOf.safeParse(row.blocks)
  if (!blocks.success) return null
  return {
    slug: row.slug,
    title: row.title,
    summary: row.summary,
    published_on: row.publishedOn,
    updated_on: row.updatedOn,
    minutes: readingMinutes(blocks.data),
    categoryId: row.categoryId,
    blocks: blocks.data,
  }
}

const linksOf = (rows: readonly ArticleRow[]): (ArticleLink & { categoryId: string })[] =>
  rows.flatMap((row) => {
    const read = readArticle(row)
    return read === null ? [] : [{ ...plain(read), categoryId: read.categoryId }]
  })

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
  const [categories, rows] = await Promise.all([
    selectArticleCategories(context.db),
    selectArticles(context.db),
  ])
  const links = linksOf(rows)
  return ok({
    success: true,
    categories: categories
      .map((category) => ({
        ...category,
        articles: links.filter((link) => link.categoryId === category.id).map(plain),
      }))
      .filter(({ articles }) => articles.length > 0),
  })
}

/** A category with its articles (ROUTE-09). */
export async function showArticleCategory(
  context: Context,
  id: string,
): Promise<HandlerResult<'getArticleCategory'>> {
  const [categories, rows] = await Promise.all([
    selectArticleCategories(context.db),
    selectArticles(context.db),
  ])
  const category = categories.find((one) => one.id === id)
  if (category === undefined)
    return err({ code: 'category_not_found', message: 'There is no such topic.' })
  const links = linksOf(rows)
  return ok({
    success: true,
    category,
    articles: links.filter((link) => link.categoryId === id).map(plain),
    others: categories.filter(
      (one) => one.id !== id && links.some((link) => link.categoryId === one.id),
    ),
  })
}

/** An article and a few others of its category. */
export async function showArticle(
  context: Context,
  slug: string,
): Promise<HandlerResult<'getArticle'>> {
  const row = await selectArticle(context.db, slug)
  const read = row === undefined ? null : readArticle(row)
  const [categories, rows] = await Promise.all([
    selectArticleCategories(context.db),
    selectArticles(context.db),
  ])
  const category = categories.find((one) => one.id === read?.categoryId)
  if (read === null || category === undefined)
    return err({ code: 'article_not_found', message: 'There is no such article.' })
  const { categoryId, ...article } = read
  const others = linksOf(rows)
    .filter((link) => link.slug !== slug)
    .toSorted((a, b) => Number(b.categoryId === categoryId) - Number(a.categoryId === categoryId))
  return ok({
    success: true,
    article: { ...article, category },
    others: others.slice(0, shownOthers).map(plain),
  })
}
