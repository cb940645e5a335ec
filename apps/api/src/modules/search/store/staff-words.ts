import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { countLimit } from '../../../platform/db/paging.ts'
import { eq, sql } from '../../../platform/db/sql.ts'
import { searchBlockedTerm, searchSynonym } from '../tables.ts'

export type Meaning = { phrase: string; families: string[]; expansion: string }

const meanings = sql`select s.phrase, array_remove(array_agg(f.name order by f.name), null) as families,
    coalesce(string_agg(s.expansion, ', ' order by s.expansion), '') as expansion
  from search_synonym s left join family f on f.key = s.family_key`

/** Phrases that begin with the text or have it in the middle, those first that begin with it. */
export async function selectMeanings(
  handle: Handle,
  { text, limit, offset }: { text: string; limit: number; offset: number },
): Promise<Meaning[]> {
  const part = text.toLowerCase()
  const { rows } = await handle.execute<Meaning>(sql`${meanings}
    where position(${part} in s.phrase) > 0 group by s.phrase
    order by starts_with(s.phrase, ${part}) desc, s.phrase limit ${limit} offset ${offset}`)
  return rows
}

export async function countMeanings(handle: Handle, text: string): Promise<number> {
  const { rows } = await handle.execute<{ count: number }>(
    sql`select count(*)::int as count from (select 1 from search_synonym s
      where position(${text.toLowerCase()} in s.phrase) > 0 group by s.phrase limit ${countLimit}) m`,
  )
  return rows[0]?.count ?? 0
}

export async function findMeaning(handle: Handle, phrase: string): Promise<Meaning | undefined> {
  const { rows } = await handle.execute<Meaning>(
    sql`${meanings} where s.phrase = ${phrase} group by s.phrase`,
  )
  return rows[0]
}

/** Replaces what a phrase means. */
export async function replaceMeaning(
  tx: Transaction,
  {
    phrase,
    families,
    expansion,
  }: { phrase: string; families: readonly string[]; expansion: string | null },
): Promise<void> {
  await tx.delete(searchSynonym).where(eq(searchSynonym.phrase, phrase))
  const rows = [
    ...families.map((familyKey) => ({ phrase, familyKey, expansion: null })),
    ...(expansion === null ? [] : [{ phrase, familyKey: null, expansion }]),
  ]
  if (rows.length > 0) await tx.insert(searchSynonym).values(rows)
}

export async function readBlocked(handle: Handle): Promise<string[]> {
  const rows = await handle.select().from(searchBlockedTerm).orderBy(searchBlockedTerm.term)
  return rows.map(({ term }) => term)
}

export async function insertBlocked(tx: Transaction, term: string): Promise<void> {
  await tx.insert(searchBlockedTerm).values({ term })
}

export async function deleteBlocked(tx: Transaction, term: string): Promise<void> {
  await tx.delete(searchBlockedTerm).where(eq(searchBlockedTerm.term, term))
}
