import type { GiftCondition } from '@upchar/kernel/gifts'
import type { Handle } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { mostOver, offerColumns, offerTables, type VolumeOffer } from './store.ts'

export type GiftRow = VolumeOffer & {
  id: string
  pricePaise: number
  condition: GiftCondition
  /** The product of a condition of packs. */
  withSku: string | null
  withTitle: string | null
  withOption: string | null
  perOrder: number
  share: number
  /** Packs of the share that were ordered. */
  ordered: number
  validFrom: Date
  validTo: Date
  reason: string
  madeBy: string | null
  madeAt: Date
}

/** Gifts and upsells with their offers, newest first. Those ended before they began are left out. */
export async function selectGifts(
  handle: Handle,
  { at, id, offerId }: { at: Date; id?: string; offerId?: number },
): Promise<GiftRow[]> {
  const now = at.toISOString()
  const { rows } = await handle.execute<
    Omit<GiftRow, 'validFrom' | 'validTo' | 'madeAt'> & {
      validFrom: string
      validTo: string
      madeAt: string
    }
  >(sql`
    with shown as (
      select p.*, row_number() over (partition by p.valid_to <= ${now}::timestamptz
        order by p.made_at desc, p.id desc) as place, p.valid_to <= ${now}::timestamptz as over
      from deal p
      where p.condition is not null
        and ${id === undefined ? sql`p.valid_to > p.valid_from` : sql`p.id = ${id}::uuid`}
        and ${offerId === undefined ? sql`true` : sql`p.offer_id = ${offerId} and p.valid_to > ${now}::timestamptz`}
    )
    select ${offerColumns}, p.id, p.price_paise::float8 as "pricePaise", p.condition, p.per_order as "perOrder",
      p.share, wo.seller_sku as "withSku", wg.title as "withTitle", wv.option_label as "withOption",
      coalesce((select sum(u.quantity) from deal_use u where u.deal_id = p.id and u.held_until is null), 0)::int as ordered,
      p.valid_from as "validFrom", p.valid_to as "validTo", p.reason, p.made_by as "madeBy",
      p.made_at as "madeAt"
    from shown p join ${offerTables} on o.id = p.offer_id
    left join offer wo on wo.id = (p.condition->>'offerId')::bigint
    left join variant wv on wv.id = wo.variant_id left join product_group wg on wg.id = wv.group_id
    where not p.over or p.place <= ${mostOver} order by p.made_at desc, p.id desc`)
  return rows.map((row) => ({
    ...row,
    validFrom: new Date(row.validFrom),
    validTo: new Date(row.validTo),
    madeAt: new Date(row.madeAt),
  }))
}
