import type { Database } from '../../../platform/db/database.ts'

/** The variants with one of the codes, at most some hundreds. */
export async function readExactCodes(
  db: Database,
  codes: readonly string[],
): Promise<{ code: string; variantId: number }[]> {
  if (codes.length === 0) return []
  const { rows } = await db.$client.query<{ code: string; variant_id: number }>({
    name: 'search-exact-codes',
    text: `select distinct code, variant_id from search_code where code = any($1) limit 2000`,
    values: [codes],
  })
  return rows.map(({ code, variant_id: variantId }) => ({ code, variantId }))
}
