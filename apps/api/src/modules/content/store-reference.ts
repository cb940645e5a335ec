import { sql } from '../../platform/db/sql.ts'
import { rotatingKeywords, topSearches } from '@upchar/reference/storefront-words'
import type { Handle, Transaction } from '../../platform/db/database.ts'
import { bringRows } from '../../platform/db/reference-rows.ts'
import { newId } from '../../platform/ids.ts'
import { standardTexts } from './standards.ts'
import { contentBlock, contentVersion } from './tables.ts'

const blocks = [
  { key: 'top_searches', value: topSearches },
  { key: 'rotating_keywords', value: rotatingKeywords },
]

/** The newest version of each item: its number, whose it is, and which standard text it knows. */
async function newestVersions(tx: Transaction) {
  const { rows } = await tx.execute<{
    kind: string
    key: string
    number: number
    by_release: boolean
    standard_hash: string | null
  }>(sql`select distinct on (kind, key) kind, key, number, published_by is null as by_release, standard_hash
    from ${contentVersion} order by kind, key, number desc`)
  return new Map(rows.map((row) => [`${row.kind} ${row.key}`, row]))
}

/** Standard texts follow the release until staff publish a text of their own. */
async function loadStandardTexts(tx: Transaction): Promise<number> {
  const newest = await newestVersions(tx)
  const rows = standardTexts().flatMap(({ kind, key, value, hash, startsAt }) => {
    const last = newest.get(`${kind} ${key}`)
    if (last !== undefined && (!last.by_release || last.standard_hash === hash)) return []
    return [
      {
        id: newId(),
        kind,
        key,
        number: (last?.number ?? 0) + 1,
        value,
        startsAt,
        standardHash: hash,
        publishedAt: startsAt,
      },
    ]
  })
  if (rows.length > 0) await tx.insert(contentVersion).values(rows)
  return rows.length
}

/** Small values belong to staff once they exist. */
export const loadContentReference = async (tx: Transaction): Promise<number> =>
  (await bringRows(tx, { table: contentBlock, key: ['key'], rows: blocks })) +
  (await loadStandardTexts(tx))

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
