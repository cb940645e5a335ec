import type { Database } from '../../../platform/db/database.ts'

/** Cards of the read model as JSON text, unordered. */
export async function readCards(
  db: Database,
  groupIds: readonly number[],
): Promise<Map<number, string>> {
  const { rows } = await db.$client.query<{ group_id: number; card: string }>({
    name: 'search-cards',
    text: 'select group_id, card from product_read where group_id = any($1)',
    values: [groupIds],
  })
  return new Map(rows.map((row) => [row.group_id, row.card]))
}
