import { createHash } from 'node:crypto'
import { sql } from '../../../platform/db/sql.ts'
import { announceChange } from '../../../platform/db/changes.ts'
import { inTransaction, type Database, type Transaction } from '../../../platform/db/database.ts'
import { lockReference } from '../../../platform/db/reference-rows.ts'
import type { Synonym } from '@upchar/reference/synonyms'

/** A phrase means a family or other words; one row for each. */
type WordRow = { phrase: string; family_key: string | null; expansion: string | null }

const wordRows = ({ term, familyKeys, expansion }: Synonym): WordRow[] => [
  ...familyKeys.map((key) => ({ phrase: term, family_key: key, expansion: null })),
  ...(expansion === null ? [] : [{ phrase: term, family_key: null, expansion }]),
]

/** The row that records the release's words in the shop: a digest of each phrase's rows, and of all. */
const givenKey = 'search_words_given'
type Given = { all: string; phrases: Record<string, string> }
/** The digest of a phrase that staff added before a release did. */
const ownWords = 'own'

const digest = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 8)
const markOf = (rows: readonly WordRow[]): string =>
  rows.length === 0
    ? ''
    : digest(
        rows
          .map((row) => `${row.family_key ?? ''}=${row.expansion ?? ''}`)
          .toSorted()
          .join('\n'),
      )

/** The release's digest of each phrase. */
function marksOf(synonyms: readonly Synonym[]): Given {
  const phrases = Object.fromEntries(
    synonyms.map((synonym) => [synonym.term, markOf(wordRows(synonym))]),
  )
  return { all: digest(JSON.stringify(phrases)), phrases }
}

/**
 * Applies a new release's search words to an existing shop. Phrases that staff changed or removed
 * stay theirs; all others follow the release. Returns how many phrases changed, 0 on every start
 * after the first.
 */
export const bringSearchWords = (db: Database, synonyms: readonly Synonym[]): Promise<number> =>
  inTransaction(db, async (tx) => {
    await lockReference(tx)
    const changed = await mergeSearchWords(tx, synonyms)
    if (changed > 0) await announceChange(tx)
    return changed
  })

/** The same within a transaction that holds the reference lock and announces the change itself. */
export async function mergeSearchWords(
  tx: Transaction,
  synonyms: readonly Synonym[],
): Promise<number> {
  const next = marksOf(synonyms)
  const {
    rows: [kept],
  } = await tx.execute<{ value: Given }>(
    sql`select value from content_block where key = ${givenKey}`,
  )
  if (kept?.value.all === next.all) return 0
  const before = kept?.value.phrases ?? {}
  const { rows } = await tx.execute<WordRow>(
    sql`select phrase, family_key, expansion from search_synonym`,
  )
  const here = Map.groupBy(rows, (row) => row.phrase)
  const marks: Record<string, string> = {}
  const changed: string[] = []
  for (const phrase of new Set([...Object.keys(before), ...Object.keys(next.phrases)])) {
    const [now, given, wanted] = [
      markOf(here.get(phrase) ?? []),
      before[phrase] ?? '',
      next.phrases[phrase] ?? '',
    ]
    const isFollowed = now === given || now === wanted
    marks[phrase] = isFollowed ? wanted : (before[phrase] ?? ownWords)
    if (isFollowed && now !== wanted) changed.push(phrase)
  }
  await replaceWords(tx, changed, synonyms)
  const value = JSON.stringify({ all: next.all, phrases: marks })
  await tx.execute(
    sql`insert into content_block (key, value) values (${givenKey}, ${value}::jsonb)
      on conflict (key) do update set value = excluded.value`,
  )
  return changed.length
}

async function replaceWords(
  tx: Transaction,
  phrases: readonly string[],
  synonyms: readonly Synonym[],
): Promise<void> {
  const wanted = new Set(phrases)
  const rows = synonyms.filter(({ term }) => wanted.has(term)).flatMap(wordRows)
  await tx.execute(
    sql`delete from search_synonym where phrase in (select
      jsonb_array_elements_text(${JSON.stringify(phrases)}::jsonb))`,
  )
  await tx.execute(sql`insert into search_synonym (phrase, family_key, expansion)
    select phrase, family_key, expansion from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as
      row(phrase text, family_key text, expansion text)`)
}
