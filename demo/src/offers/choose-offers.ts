import { sql } from 'drizzle-orm'
import type { Database } from '@upchar/api/platform/db/database'

/** A product for an offer, with its price. */
export type Offered = { sku: string; rupees: number }

/** Four popular products of one seller that anybody may buy, with stock and without other prices, the cheapest first. */
export async function selectOffered(db: Database): Promise<Offered[]> {
  const { rows } = await db.execute<Offered>(sql`
    with fit as (select v.sku, o.seller_id, o.price_paise / 100.0 as rupees, row_number() over (partition by o.seller_id order by g.popularity desc, v.id) as nth
      from variant v join offer o on o.variant_id = v.id and o.active join product_group g on g.id = v.group_id join family f on f.key = g.family_key
        join business_category b on b.key = f.business_category and b.enabled
      where g.active and v.active and not g.lead_only and g.product_class = 'GEN' and not g.cold_chain and o.moq = 1 and o.price_paise between 20000 and 150000
        and not exists (select from volume_prices p where p.offer_id = o.id)
        and (select sum(l.on_hand) from lot l where l.offer_id = o.id) >= 200)
    select sku, rupees::float8 as rupees from fit where nth <= 4
      and seller_id = (select seller_id from fit group by 1 having count(*) >= 4 order by count(*) desc, seller_id limit 1) order by fit.rupees`)
  return rows
}
