import type { Database } from '../../../platform/db/database.ts'

/** Posting lists of some terms, one row per term and segment. */
export async function readPostings(
  db: Database,
  terms: readonly string[],
): Promise<{ term: string; postings: Buffer }[]> {
  const { rows } = await db.$client.query<{ term: string; postings: Buffer }>({
    name: 'search-postings',
    text: 'select term, postings from search_posting where term = any($1) order by term, segment',
    values: [terms],
  })
  return rows
}

/** Groups of exact codes, else those whose code has the prefix. */
export async function readCodes(
  db: Database,
  codes: readonly string[],
  prefix: string,
): Promise<{ groupId: number; exact: boolean }[]> {
  const { rows } = await db.$client.query<{ group_id: number; exact: boolean }>({
    name: 'search-codes',
    text: `with exact as (select group_id, kind from search_code where code = any($1) limit 50)
      select group_id, true as exact from exact
      union all (select group_id, false from search_code where $2 <> '' and code >= $2
        and code < $2 || U&'\\FFFD' and not exists (select from exact) order by code limit 200)`,
    values: [codes, prefix],
  })
  return rows.map((row) => ({ groupId: row.group_id, exact: row.exact }))
}
