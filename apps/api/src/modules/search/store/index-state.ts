import type pg from 'pg'

type Connection = Pick<pg.ClientBase, 'query'>
/**
 * Any constant: writers of the index are serialised, so that document numbers are assigned once.
 */
const indexLock = 7_014_222

/** `analysis`: the code version of the last full build; empty before it. */
export type IndexState = {
  version: number
  nextDocument: number
  nextSegment: number
  analysis: string
}

/** The analysis version that the index was built with; empty if there is no index. */
export async function builtBy(client: Connection): Promise<string> {
  const { rows } = await client.query<{ analysis: string }>(
    'select analysis from search_state where id = 1',
  )
  return rows[0]?.analysis ?? ''
}

/** Takes the writers' lock until the transaction ends, and reads the next document number. */
export async function lockIndex(client: Connection): Promise<IndexState> {
  await client.query('select pg_advisory_xact_lock($1)', [indexLock])
  const { rows } = await client.query<{
    version: number
    next_document: number
    next_segment: number
    analysis: string
  }>('select version, next_document, next_segment, analysis from search_state where id = 1')
  const row = rows[0]
  return row === undefined
    ? { version: 0, nextDocument: 1, nextSegment: 1, analysis: '' }
    : {
        version: row.version,
        nextDocument: row.next_document,
        nextSegment: row.next_segment,
        analysis: row.analysis,
      }
}

export async function saveState(client: Connection, state: IndexState): Promise<void> {
  await client.query({
    text: `insert into search_state (id, version, next_document, next_segment, analysis)
      values (1, $1, $2, $3, $4) on conflict (id) do update set version = excluded.version,
        next_document = excluded.next_document, next_segment = excluded.next_segment,
        analysis = excluded.analysis`,
    values: [state.version, state.nextDocument, state.nextSegment, state.analysis],
  })
}

/** Removes documents: their postings are skipped from now on, their codes are deleted. */
export async function removeGroups(client: Connection, groupIds: readonly number[]): Promise<void> {
  await client.query('delete from search_document where group_id = any($1)', [groupIds])
  await client.query('delete from search_code where group_id = any($1)', [groupIds])
}

export async function emptyIndex(client: Connection): Promise<void> {
  // delete, not truncate: readers use the old index until the new one commits.
  for (const table of ['search_posting', 'search_document', 'search_code'])
    await client.query(`delete from ${table}`)
}

/** The lowest document number in use; 0 when there is none. */
export async function firstDocument(client: Connection): Promise<number> {
  const { rows } = await client.query<{ first: number | null }>(
    'select min(doc) as first from search_document',
  )
  return rows[0]?.first ?? 0
}

export async function countSegments(client: Connection): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(distinct segment) from search_posting',
  )
  return rows[0]?.count ?? 0
}
