import type pg from 'pg'
import { liveDocuments, replacePostings, type PostingRow } from '../store/segments.ts'
import { countLive, mergePostings, packPostings, unpackMarked } from './posting-list.ts'
import { firstLabels } from './segment-writer.ts'

/** Merges all segments into one and drops deleted documents, in the caller's transaction. */
export async function compactIndex(client: pg.ClientBase, into: number): Promise<void> {
  const live = await liveDocuments(client)
  await replacePostings(client, (rows) => joined(rows, live, into))
}

function* joined(rows: readonly PostingRow[], live: ReadonlySet<number>, into: number) {
  const isLive = (doc: number) => live.has(doc)
  for (const [term, same] of Map.groupBy(rows, (row) => row.term)) {
    const merged = mergePostings(
      same.map((row) => unpackMarked(row.postings)),
      isLive,
    )
    if (merged.docs.length === 0) continue
    const counted = same.map((row) => liveCounts(row, isLive))
    const labels = firstLabels(same.flatMap((row) => row.labels))
    yield [
      term,
      into,
      counted.reduce((sum, row) => sum + row.documents, 0),
      counted.reduce((sum, row) => sum + row.strong, 0),
      labels,
      packPostings(merged),
    ] as const
  }
}

/** A row's documents without deleted ones; those that a truncated list left out count as live. */
export function liveCounts(
  row: Pick<PostingRow, 'documents' | 'strong_documents' | 'postings'>,
  isLive: (doc: number) => boolean,
): { documents: number; strong: number } {
  const list = unpackMarked(row.postings)
  const all = countLive(list, () => true)
  const { live, strong } = countLive(list, isLive)
  return {
    documents: row.documents - (all.live - live),
    strong: row.strong_documents - (all.strong - strong),
  }
}
