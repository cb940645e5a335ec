import type { Handle } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { mostOver, offerColumns, offerTables, type VolumeOffer } from './store.ts'

export type DealRow = VolumeOffer & {
  id: string
  pricePaise: number
  share: number
  /** Packs of the share that were ordered. */
  ordered: number
  validFrom: Date
  validTo: Date
  reason: string
  madeBy: string | null
  madeAt: Date
}

/** Deals with their offers, newest first. Those replaced before they began are left out. */
export async function selectDeals(
  handle: Handle,
  { at, id, offerId }: { at: Date; id?: string; offerId?: number },
): Promise<DealRow[]> {
  const now = at.toISOString()
  const { rows } = await handle.execute<
    Omit<DealRow, 'validFrom' | 'validTo' | 'madeAt'> & {
      validFrom: string
      validTo: string
      madeAt: string
    }
  >(sql`
    with shown as (
      select p.*, row_number() over (partition by p.valid_to <= ${now}::timestamptz
        order by p.made_at desc, p.id desc) as place, p.valid_to <= ${now}::timestamptz as over
      from deal p
      where p.condition is null and ${id === undefined ? sql`p.valid_to > p.valid_from` : sql`p.id = ${id}::uuid`}
        and ${offerId === undefined ? sql`true` : sql`p.offer_id = ${offerId} and p.valid_to > ${now}::timestamptz`}
    )
    select ${offerColumns}, p.id, p.price_paise::float8 as "pricePaise", p.share,
      coalesce((select sum(u.quantity) from deal_use u where u.deal_id = p.id and u.held_until is null), 0)::int as ordered,
      p.valid_from as "validFrom", p.valid_to as "validTo", p.reason, p.made_by as "madeBy",
      p.made_at as "madeAt"
    from shown p join ${offerTables} on o.id = p.offer_id
    where not p.over or p.place <= ${mostOver} order by p.made_at desc, p.id desc`)
  return rows.map((row) => ({
    ...row,
    validFrom: new Date(row.validFrom),
    validTo: new Date(row.validTo),
    madeAt: new Date(row.madeAt),
  }))
}
