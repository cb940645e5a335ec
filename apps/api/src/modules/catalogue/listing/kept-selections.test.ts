import { sql } from '../../../platform/db/sql.ts'
import { describe, expect, it } from 'vitest'
import { useWorld } from '@upchar/testkit/world'
import type { WarehousePlan } from '../read-model/warehouse-plan.ts'
import { listProducts } from './list-products.ts'

const world = useWorld()
const days = { from: '2026-11-24', to: '2026-11-25', label: 'tomorrow', shipsFrom: 'Pune' }

/** The number of goods in stock for a visitor to whom these warehouses deliver. */
async function inStock(serving: readonly number[], cold: readonly number[]): Promise<number> {
  const plan: WarehousePlan = new Map(
    serving.map((id) => [id, cold.includes(id) ? { ...days, cold: days } : days]),
  )
  const answer = await listProducts(world.context, {
    filters: 'in_stock=1',
    sort: undefined,
    page: 1,
    limit: 1,
    plan,
  })
  return (JSON.parse(answer.json) as { total: number }).total
}

/** The same, asked of the rows. */
async function counted(serving: readonly number[], cold: readonly number[]): Promise<number> {
  const { rows } = await world.db.execute<{ n: number }>(sql`
    select count(*)::int as n from product_read
    where warehouse_ids && (case when 'cold_chain=1' = any(facets)
      then ${`{${cold.join()}}`}::int[] else ${`{${serving.join()}}`}::int[] end)`)
  return rows[0]?.n ?? 0
}

describe('selections in memory', () => {
  it('CHECKOUT-09 are those of the visitor’s own warehouses and cold lanes', async () => {
    const { rows } = await world.db.execute<{ id: number }>(
      sql`select unnest(warehouse_ids) as id from product_read group by 1 order by count(*) desc`,
    )
    const [most = 0, , , some = 0] = rows.map(({ id }) => id)
    const visitors = [
      [
        [most, some],
        [most, some],
      ],
      [[most, some], [most]],
      [[most, some], []],
      [[most], []],
      [[some], []],
      [[], []],
    ] as const
    const expected = []
    for (const [serving, cold] of visitors) expected.push(await counted(serving, cold))
    expect(new Set(expected).size).toBe(visitors.length)
    const shown = []
    for (const [serving, cold] of visitors) shown.push(await inStock(serving, cold))
    expect(shown).toEqual(expected)
  })
})
