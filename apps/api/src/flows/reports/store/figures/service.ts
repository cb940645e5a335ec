import { sql } from '../../../../platform/db/sql.ts'
import { dueParcels, orderedPacks, promisedAt } from '../service.ts'
import { percent, type FigureSource } from './model.ts'

const kept = sql`count(*) filter (where is_kept)`
const due = sql`count(*) filter (where is_kept or is_late)`
const ordered = sql`coalesce(sum(quantity), 0)`
const missing = sql`coalesce(sum(not_supplied), 0)`

/** Promises kept and goods supplied: the figures of the service report over time. */
export const serviceFigures: FigureSource = {
  columns: [
    { key: 'due', name: 'Parcels due', unit: 'count', of: due },
    { key: 'late', name: 'Late', unit: 'count', of: sql`count(*) filter (where is_late)` },
    {
      key: 'on_time',
      name: 'Parcels in time',
      unit: 'percent',
      of: percent(kept, due),
      drawn: true,
    },
    { key: 'ordered', name: 'Packs ordered', unit: 'count', of: ordered },
    { key: 'missing', name: 'Not supplied', unit: 'count', of: missing },
    {
      key: 'supplied',
      name: 'Packs supplied',
      unit: 'percent',
      of: percent(sql`${ordered} - ${missing}`, ordered),
      drawn: true,
    },
  ],
  splits: [],
  facts: ({ clock }, period) => sql`
    select promised_to::timestamp at time zone 'Asia/Kolkata' as at, is_kept, is_late, null::int as quantity, null::bigint as not_supplied
      from (${dueParcels(period, promisedAt(clock.now()))}) p
    union all select placed_at, false, false, quantity, not_supplied from (${orderedPacks(period)}) l`,
}
