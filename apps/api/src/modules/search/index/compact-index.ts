import type pg from 'pg'
import { liveDocuments, replacePostings, type PostingRow } from '../store/segments.ts'
import { mergePostings, packPostings, unpackPostings } from './posting-list.ts'

/** Merges all segments into one and drops deleted documents, in the caller's transaction. */
export async function compactIndex(client: pg.ClientBase, into: number): Promise<void> {
  const live = await liveDocuments(client)
  await replacePostings(client, (rows) => joined(rows, live, into))
}

function* joined(rows: readonly PostingRow[], live: ReadonlySet<number>, into: number) {
  for (const [term, same] of Map.groupBy(rows, (row) => row.term)) {
    const lists = same.map((row) => unpackPostings(row.postings))
    const merged = mergePostings(lists, (doc) => live.has(doc))
    if (merged.docs.length === 0) continue
    // A truncated list can't be recounted: its count shrinks by the share of deleted documents.
    const held = lists.reduce((sum, list) => sum + list.docs.length, 0)
    const kept = lists.reduce(
      (sum, list) => sum + list.docs.reduce((n, doc) => n + (live.has(doc) ? 1 : 0), 0),
      0,
    )
    const counted = (of: (row: PostingRow) => number) =>
      Math.round((same.reduce((sum, row) => sum + of(row), 0) * kept) / held)
    const labels = [...new Set(same.flatMap((row) => row.labels))]
    yield [
      term,
      into,
      counted((row) => row.documents),
      counted((row) => row.strong_documents),
      labels,
      packPostings(merged),
    ] as const
  }
}
