import { sql } from '../../platform/db/sql.ts'
import { articleCategories, articles } from '@upchar/reference/articles'
import { banners, rotatingKeywords, topSearches } from '@upchar/reference/storefront-words'
import type { Handle, Transaction } from '../../platform/db/database.ts'
import { bringRows } from '../../platform/db/reference-rows.ts'
import { article, articleCategory, contentBlock } from './tables.ts'

const blocks = [
  { key: 'top_searches', value: topSearches },
  { key: 'rotating_keywords', value: rotatingKeywords },
  {
    key: 'home_banners',
    value: banners.map(({ title, text, action, path, categoryKey }) => ({
      title,
      text,
      action,
      href: path,
      image: categoryKey ?? 'shop',
    })),
  },
]

/** Articles follow the release; texts and banners of the home page belong to staff once they exist. */
export const loadContentReference = async (tx: Transaction): Promise<number> =>
  (await bringRows(tx, { table: contentBlock, key: ['key'], rows: blocks })) +
  (await bringRows(tx, {
    table: articleCategory,
    key: ['id'],
    rows: articleCategories.map((category, i) => ({ ...category, position: i + 1 })),
    follow: ['name', 'description', 'position'],
  })) +
  (await bringRows(tx, {
    table: article,
    key: ['slug'],
    rows: articles.map(({ slug, categoryId, title, summary, blocks: body, publishedOn }) => ({
      slug,
      categoryId,
      title,
      summary,
      blocks: body,
      publishedOn,
      updatedOn: publishedOn,
    })),
    follow: ['categoryId', 'title', 'summary', 'blocks'],
  }))

/** The row that says which release's reference data the database holds. */
const loadedKey = 'reference_loaded'

export async function loadedReference(handle: Handle): Promise<string | undefined> {
  const { rows } = await handle.execute<{ version: string }>(
    sql`select value->>'version' as version from ${contentBlock} where key = ${loadedKey}`,
  )
  return rows[0]?.version
}

export async function saveLoadedReference(tx: Transaction, version: string): Promise<void> {
  const value = { version }
  await tx
    .insert(contentBlock)
    .values({ key: loadedKey, value })
    .onConflictDoUpdate({ target: contentBlock.key, set: { value } })
}
