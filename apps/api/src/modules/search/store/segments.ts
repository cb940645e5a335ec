import type pg from 'pg'
import { copyLines } from './copy-lines.ts'

export type PostingRow = {
  term: string
  documents: number
  strong_documents: number
  labels: string[]
  postings: Buffer
}
type Joined = readonly [
  term: string,
  segment: number,
  documents: number,
  strongDocuments: number,
  labels: string[],
  postings: Buffer,
]

const pageSize = 2000

export async function liveDocuments(client: pg.ClientBase): Promise<Set<number>> {
  const { rows } = await client.query<{ doc: number }>('select doc from search_document')
  return new Set(rows.map((row) => row.doc))
}

/**
 * Replaces all posting rows by the result of `join`, which gets the rows of complete terms, a few
 * thousand at a time.
 */
export async function replacePostings(
  client: pg.ClientBase,
  join: (rows: readonly PostingRow[]) => Iterable<Joined>,
): Promise<void> {
  await client.query('create temp table joined_posting (like search_posting) on commit drop')
  await client.query(`declare old_postings no scroll cursor for
    select term, documents, strong_documents, labels, postings from search_posting order by term, segment`)
  let pending: PostingRow[] = []
  for (;;) {
    const page = await client.query<PostingRow>(`fetch ${pageSize} from old_postings`)
    const done = page.rows.length < pageSize
    const all = [...pending, ...page.rows]
    // The last term of a page may continue on the next one.
    const cut = done ? all.length : all.findIndex((row) => row.term === all.at(-1)?.term)
    pending = all.slice(cut)
    await copyLines(
      client,
      'joined_posting',
      'term, segment, documents, strong_documents, labels, postings',
      join(all.slice(0, cut)),
    )
    if (done) break
  }
  await client.query('close old_postings')
  await client.query('delete from search_posting')
  await client.query('insert into search_posting select * from joined_posting')
}
