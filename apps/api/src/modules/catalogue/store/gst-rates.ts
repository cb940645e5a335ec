import type { DatedGstRate } from '@upchar/kernel/gst-rates'
import { asc, sql } from '../../../platform/db/sql.ts'
import type { Handle } from '../../../platform/db/database.ts'
import { gstRate } from '../tables.ts'

/** Every dated rate, past and to come. */
export const selectGstRates = (handle: Handle): Promise<DatedGstRate[]> =>
  handle
    .select({
      hsnPrefix: gstRate.hsnPrefix,
      tag: gstRate.tag,
      maxPiecePaise: gstRate.maxPiecePaise,
      rateBp: gstRate.rateBp,
      validFrom: gstRate.validFrom,
      validTo: gstRate.validTo,
    })
    .from(gstRate)
    .orderBy(asc(gstRate.id))

/** Groups with goods below an HSN whose rate began after `after` and until `today`, or ended since. */
export async function selectGroupIdsOfRatesTurned(
  handle: Handle,
  after: string,
  today: string,
): Promise<number[]> {
  const { rows } = await handle.execute<{ id: number }>(sql`
    select distinct v.group_id::int as id from variant v join gst_rate r on starts_with(v.hsn, r.hsn_prefix)
    where (r.valid_from > ${after} and r.valid_from <= ${today})
      or (r.valid_to >= ${after} and r.valid_to < ${today}) order by 1`)
  return rows.map((row) => row.id)
}
