import { sql } from 'drizzle-orm'
import { refreshAllWarehouses } from '@upchar/api/modules/catalogue/index'
import type { Database } from '@upchar/api/platform/db/database'
import { vacuumFilled } from '@upchar/api/platform/db/vacuum-filled'

/** Typical queries: names, sizes, trade words, typos. */
const searches = [
  'nitrile gloves',
  'syringe 5ml',
  'iv cannula 20g',
  'bp machine',
  'stethoscope',
  'n95',
  '3 ply mask',
  'foley catheter 16',
  'ryles tube',
  'vicryl 2-0',
  'glucometer',
  'sugar strips',
  'pulse oximeter',
  'nebuliser',
  'hospital bed',
  'ot light',
  'autoclave',
  'dental composite a2',
  'rct file',
  'airotor',
  'blood collection tube edta',
  'dengue ns1',
  'microscope',
  'centrifuge',
  'iol +21',
  'slit lamp',
  'dialyser',
  'av fistula needle 16',
  'tens machine',
  'wheel chair',
  'knee brace',
  'ultrasound gel',
  'pregnancy test',
  'copper t',
  'gauze swab',
  'micropore tape',
  'surgical gown',
  'sirinj',
  'thermameter',
  'stetoscope',
]

export type Scenarios = {
  listing: string[]
  filtered: string[]
  product: string[]
  search: string[]
  suggest: string[]
  carts: string[]
}

/** URLs across the whole catalogue, so that no single answer dominates. */
export async function makeScenarios(db: Database): Promise<Scenarios> {
  const column = async (query: ReturnType<typeof sql>) =>
    (await db.execute<{ value: string }>(query)).rows.map((row) => row.value)
  const categories = await column(sql`select slug as value from category order by id`)
  const brands = await column(sql`select slug as value from brand order by id limit 40`)
  const slugs = await column(
    sql`select slug as value from product_read order by md5(slug) limit 500`,
  )
  const carts =
    await column(sql`select v.sku as value from variant v join offer o on o.variant_id = v.id join product_group g on g.id = v.group_id
    join family f on f.key = g.family_key join business_category b on b.key = f.business_category and b.enabled
    where g.product_class in ('GEN', 'DEV_A', 'DEV_B_HOME') and not g.lead_only and not g.cold_chain and v.active
      and exists (select 1 from lot l where l.offer_id = o.id and (l.expires_on is null or l.expires_on > now() + interval '1 year')) and o.moq <= 20 and o.max_oq >= 20 and o.price_paise between 1000 and 24000
    order by md5(v.sku) limit 200`)
  const list = (filters: string, more = '') =>
    `/api/get-data-json?limit=24${more}&filters=${encodeURIComponent(filters)}`
  return {
    listing: categories.flatMap((slug) => [
      list(`category=${slug}`),
      list(`category=${slug}`, '&page=2'),
    ]),
    filtered: categories.flatMap((slug, i) => [
      list(`category=${slug}&brand=${brands[i % brands.length] ?? ''}`),
      list(`category=${slug}&price=0-1000`, '&sort=price_asc'),
    ]),
    product: slugs.map((slug) => `/api/products/${slug}`),
    search: searches.map(
      (text) => `/api/get-data-json?limit=24&search=${encodeURIComponent(text)}`,
    ),
    suggest: searches.map(
      (text) => `/api/search/suggest?text=${encodeURIComponent(text.slice(0, 5))}`,
    ),
    carts,
  }
}

/** Adds plenty of stock of the carts' products, with ledger entries. */
export async function stockUp(db: Database, skus: readonly string[]): Promise<void> {
  await db.execute(sql`with chosen as (
      select distinct on (l.offer_id) l.id from lot l join offer o on o.id = l.offer_id join variant v on v.id = o.variant_id
      where v.sku in (select jsonb_array_elements_text(${JSON.stringify(skus)}::jsonb)) and (l.expires_on is null or l.expires_on > now() + interval '1 year')
      order by l.offer_id, l.id),
    raised as (update lot set on_hand = on_hand + 1000000 from chosen where lot.id = chosen.id returning lot.id)
    insert into stock_movement (lot_id, quantity, reason, reference, at) select id, 1000000, 'receipt', 'bench', now() from raised`)
  await refreshAllWarehouses(db, new Date())
  // Finish jobs of earlier runs and vacuum now, so that neither is counted with this run's requests.
  await db.execute(sql`truncate graphile_worker._private_jobs`)
  await vacuumFilled(db)
  await db.execute(sql`checkpoint`)
}
