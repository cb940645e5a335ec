import type { Handle, Transaction } from '../../platform/db/database.ts'
import { queryPrepared } from '../../platform/db/prepared.ts'
import { sql } from '../../platform/db/sql.ts'
import type { CourierRate } from './rules.ts'
import { courierRate } from './tables.ts'

export type StoredCourierRate = CourierRate & { source: string; madeBy: string; madeAt: Date }

/** SQL: the courier in a column as `courierKey` has it. */
export const courierKeyText = (column: string): string =>
  `lower(regexp_replace(btrim(${column}), '\\s+', ' ', 'g'))`

const ratesStatement = {
  name: 'courier-rates',
  text: `select id, kind, courier, state_code as "stateCode", up_to_grams as "upToGrams", amount_paise as "amountPaise", rate_bp as "rateBp", divisor,
      valid_from::text as "validFrom", source, made_by as "madeBy", made_at as "madeAt"
    from courier_rate order by id`,
}

/** Every line of every card, in the order in which they were made: hundreds at most. */
export const selectCourierRates = (handle: Handle): Promise<StoredCourierRate[]> =>
  queryPrepared<StoredCourierRate>(handle, ratesStatement, [])

export const lockCourierRates = async (tx: Transaction): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('courier-rates'))`)
}

export async function insertCourierRate(
  tx: Transaction,
  row: Omit<StoredCourierRate, 'id'>,
): Promise<void> {
  await tx.insert(courierRate).values(row)
}
