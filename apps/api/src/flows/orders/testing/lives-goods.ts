import type { Goods } from '@upchar/testkit/goods'
import type { World } from '@upchar/testkit/world'
import { announceChange } from '../../../platform/db/changes.ts'
import { sql } from '../../../platform/db/sql.ts'

/** Goods of two sellers, taxed and nil-rated, of one and of two warehouses, at prices that don't divide. */
export async function stockLives(goods: Goods): Promise<string[]> {
  const stock = { mumbai: 100_000 }
  const made = [
    await goods.addVariant({ pricePaise: 10_503, maxOq: 50, stock }),
    await goods.addVariant({ pricePaise: 33_337, mrpPaise: null, gstBp: 1_800, maxOq: 50, stock }),
    await goods.addVariant({ pricePaise: 4_999, mrpPaise: null, gstBp: 0, maxOq: 50, stock }),
    await goods.addVariant({
      pricePaise: 7_777,
      mrpPaise: null,
      maxOq: 50,
      stock: { mumbai: 3, nagpur: 100_000 },
    }),
    await goods.addVariant({
      pricePaise: 88_801,
      mrpPaise: null,
      gstBp: 1_200,
      maxOq: 50,
      seller: 'delhi',
      stock: { delhi: 100_000 },
    }),
  ]
  return made.map(({ sku }) => sku)
}

/**
 * The third product is free for each two packs of the first, the fourth cheaper for each ₹250 of the seller's other goods (CART-11).
 * They last for as many lives as anybody asks for.
 */
export async function giveGifts(world: World, skus: readonly string[]): Promise<void> {
  const [bought = '', , gift = '', upsell = ''] = skus
  const offerOf = (sku: string) =>
    sql`(select o.id from offer o join variant v on v.id = o.variant_id where v.sku = ${sku})`
  await world.db
    .execute(sql`insert into deal (id, offer_id, price_paise, condition, per_order, share, valid_from, valid_to, reason, made_at)
    values (gen_random_uuid(), ${offerOf(gift)}, 0, jsonb_build_object('kind', 'packs', 'offerId', ${offerOf(bought)}, 'packs', 2), 3, 1000000,
        '2026-11-01T00:00:00Z', '2099-01-01T00:00:00Z', 'Random lives', '2026-11-01T00:00:00Z'),
      (gen_random_uuid(), ${offerOf(upsell)}, 7001, jsonb_build_object('kind', 'value', 'paise', 25000), 9, 1000000,
        '2026-11-01T00:00:00Z', '2099-01-01T00:00:00Z', 'Random lives', '2026-11-01T00:00:00Z')`)
  await announceChange(world.db)
}
