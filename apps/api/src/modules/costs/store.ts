import type { Transaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { offerCost } from './tables.ts'

export const lockCosts = async (tx: Transaction): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('offer-costs'))`)
}

export type NewCost = Omit<typeof offerCost.$inferInsert, 'id'>

const atOnce = 1000

export async function insertCosts(tx: Transaction, rows: readonly NewCost[]): Promise<void> {
  for (let from = 0; from < rows.length; from += atOnce)
    await tx.insert(offerCost).values(rows.slice(from, from + atOnce))
}

/** The cost that is in force on a day, by offer and day; absent: none is recorded. */
export async function selectCostsOn(
  tx: Transaction,
  asked: readonly { offerId: number; day: string }[],
): Promise<Map<string, number | null>> {
  const { rows } = await tx.execute<{ offerId: number; day: string; paise: number | null }>(sql`
    select a.offer_id::float8 as "offerId", a.day::text as day, c.paise::float8 as paise
    from unnest(${sql.param(asked.map(({ offerId }) => offerId))}::bigint[], ${sql.param(asked.map(({ day }) => day))}::date[]) a(offer_id, day)
      cross join lateral (select paise from offer_cost where offer_id = a.offer_id and valid_from <= a.day order by valid_from desc, id desc limit 1) c`)
  return new Map(rows.map(({ offerId, day, paise }) => [costKey(offerId, day), paise]))
}

export const costKey = (offerId: number, day: string): string => `${offerId} ${day}`
