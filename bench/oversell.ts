import { sql } from 'drizzle-orm'
import type { Database } from '@upchar/api/platform/db/database'
import { buy, Buyer } from '@upchar/testkit/buyer'
import { randomUUID } from 'node:crypto'

/** 50 concurrent buyers of a product with stock for ten. */
export async function oversell(
  db: Database,
  origin: string,
): Promise<{ stock: number; buyers: number; placed: number; refused: number; seconds: number }> {
  const { rows } = await db.execute<{ sku: string; id: number }>(sql`
    select v.sku, o.id from variant v join offer o on o.variant_id = v.id join product_group g on g.id = v.group_id
    where g.product_class = 'DEV_A' and not g.lead_only and o.moq <= 20 and o.max_oq >= 20 and o.price_paise between 2000 and 20000 order by md5(v.sku || 'oversell') limit 1`)
  const chosen = rows[0]
  if (chosen === undefined) throw new Error('no product to sell out')
  // One lot with stock for exactly ten sales of 20 pieces.
  await db.execute(sql`with emptied as (update lot set on_hand = 0 where offer_id = ${chosen.id} and on_hand > 0 returning id, on_hand)
    select count(*) from emptied`)
  await db.execute(
    sql`update lot set on_hand = 200, expires_on = null where id = (select min(id) from lot where offer_id = ${chosen.id})`,
  )
  await db.execute(sql`insert into stock_movement (lot_id, quantity, reason, reference, at)
    select l.id, l.on_hand - coalesce((select sum(quantity) from stock_movement m where m.lot_id = l.id), 0), 'adjustment', 'bench', now() from lot l where l.offer_id = ${chosen.id}`)
  const buyers = Array.from({ length: 50 }, () => new Buyer(origin))
  const began = performance.now()
  const outcomes = await Promise.all(
    buyers.map((buyer) =>
      buy(buyer, chosen.sku, randomUUID()).catch((error: unknown) => String(error)),
    ),
  )
  const seconds = (performance.now() - began) / 1000
  for (const buyer of buyers) buyer.close()
  return {
    stock: 10,
    buyers: 50,
    placed: outcomes.filter((o) => o === 'placed').length,
    refused: outcomes.filter((o) => /answered 4\d\d/.test(o)).length,
    seconds,
  }
}
