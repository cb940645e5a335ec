import type pg from 'pg'
import { copyLines } from '../store/copy-lines.ts'
import { mergePostings, packPostings, unpackPostings } from './posting-list.ts'

type PostingRow = { term: string; documents: number; strong_documents: number; label: string | null; postings: Buffer }

const pageSize = 2000

/** Joins all segments into one and drops what they still hold of documents that are gone. Runs in the caller's transaction. */
export async function compactIndex(client: pg.ClientBase, into: number): Promise<void> {
  const { rows } = await client.query<{ doc: number }>('select doc from search_document')
  const live = new Set(rows.map((row) => row.doc))
  await client.query('create temp table joined_posting (like search_posting) on commit drop')
  await client.query(`declare old_postings no scroll cursor for
    select term, documents, strong_documents, label, postings from search_posting order by term, segment`)
  let pending: PostingRow[] = []
  for (;;) {
    const page = await client.query<PostingRow>(`fetch ${pageSize} from old_postings`)
    const done = page.rows.length < pageSize
    const all = [...pending, ...page.rows]
    // The last term of a page may go on in the next one.
    const cut = done ? all.length : all.findIndex((row) => row.term === all.at(-1)?.term)
    pending = all.slice(cut)
    await copyLines(client, 'joined_posting', 'term, segment, documents, strong_documents, label, postings', joined(all.slice(0, cut), live, into))
    if (done) break
  }
  await client.query('close old_postings')
  await client.query('delete from search_posting')
  await client.query('insert into search_posting select * from joined_posting')
}

function* joined(rows: readonly PostingRow[], live: ReadonlySet<number>, into: number) {
  for (const [term, same] of Map.groupBy(rows, (row) => row.term)) {
    const lists = same.map((row) => unpackPostings(row.postings))
    const merged = mergePostings(lists, (doc) => live.has(doc))
    if (merged.docs.length === 0) continue
    // Lists that were cut cannot be counted any more: of their documents, the share that is gone is taken off.
    const held = lists.reduce((sum, list) => sum + list.docs.length, 0)
    const kept = lists.reduce((sum, list) => sum + list.docs.reduce((n, doc) => n + (live.has(doc) ? 1 : 0), 0), 0)
    const counted = (of: (row: PostingRow) => number) => Math.round(same.reduce((sum, row) => sum + of(row), 0) * kept / held)
    yield [term, into, counted((row) => row.documents), counted((row) => row.strong_documents), same.find((row) => row.label !== null)?.label ?? null, packPostings(merged)] as const
  }
}
