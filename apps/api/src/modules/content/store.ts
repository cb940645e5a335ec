import { and, asc, desc, eq, gt, lte } from '../../platform/db/sql.ts'
import type { Handle } from '../../platform/db/database.ts'
import { announcement, article, articleCategory, contentBlock } from './tables.ts'

export type ArticleRow = typeof article.$inferSelect
export type Announcement = typeof announcement.$inferSelect

/** A text that staff maintain, if there is one under the key. The reader validates its shape. */
export async function selectBlock(handle: Handle, key: string): Promise<unknown> {
  const [row] = await handle
    .select({ value: contentBlock.value })
    .from(contentBlock)
    .where(eq(contentBlock.key, key))
  return row?.value
}

export const selectArticleCategories = (
  handle: Handle,
): Promise<{ id: string; name: string; description: string }[]> =>
  handle
    .select({
      id: articleCategory.id,
      name: articleCategory.name,
      description: articleCategory.description,
    })
    .from(articleCategory)
    .orderBy(asc(articleCategory.position))

/** Every article, newest first: there are dozens. */
export const selectArticles = (handle: Handle): Promise<ArticleRow[]> =>
  handle.select().from(article).orderBy(desc(article.publishedOn), asc(article.slug))

export async function selectArticle(handle: Handle, slug: string): Promise<ArticleRow | undefined> {
  const [row] = await handle.select().from(article).where(eq(article.slug, slug))
  return row
}

/** Announcements in force, the latest first. */
export const selectAnnouncements = (handle: Handle, at: Date): Promise<Announcement[]> =>
  handle
    .select()
    .from(announcement)
    .where(and(lte(announcement.startsAt, at), gt(announcement.endsAt, at)))
    .orderBy(desc(announcement.startsAt), asc(announcement.id))
