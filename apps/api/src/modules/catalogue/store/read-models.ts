import type { Handle } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'
import type { ReadModel } from '../read-model/read-model.ts'

/**
 * Encode nested lists in text parameters: PostgreSQL's unnest can't return arrays of different
 * lengths.
 */
const separator = '\u001f'
const betweenVariants = '\u001e'
/** string_to_array makes no array of one empty text. */
const listOf = (column: string) =>
  `coalesce(nullif(string_to_array(${column}, '${betweenVariants}'), '{}'), '{""}')`

const upsert = {
  name: 'catalogue-write-read-models',
  text: `insert into product_read (group_id, slug, card, detail, business_category, category_slug,
    family_key, brand_slug, facets, warehouse_ids,
      min_price_paise, popularity, country_of_origin, created_at,
      variant_ids, variant_prices, variant_facets, variant_warehouses, rating_tenths, review_count, shown_offers, ranked_offers, variant_dispatch)
    select id, slug, card, detail, business, category, family, brand,
      string_to_array(facets, '${separator}'), string_to_array(warehouses, ',')::int[],
      price, popularity, origin, created,
      string_to_array(ids, ',')::bigint[], string_to_array(prices, ',')::bigint[],
      ${listOf('own_facets')}, ${listOf('own_warehouses')}, rating, reviews,
      string_to_array(shown, ',')::bigint[], ${listOf('ranked')}, string_to_array(dispatch, ',')::smallint[]
    from unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[],
      $7::text[], $8::text[], $9::text[], $10::text[],
      $11::bigint[], $12::int[], $13::text[], $14::timestamptz[],
      $15::text[], $16::text[], $17::text[], $18::text[], $19::smallint[], $20::int[], $21::text[], $22::text[], $23::text[])
      r(id, slug, card, detail, business, category, family, brand, facets, warehouses, price,
        popularity, origin, created, ids, prices, own_facets, own_warehouses, rating, reviews, shown, ranked, dispatch)
    on conflict (group_id) do update set slug = excluded.slug, card = excluded.card, detail = excluded.detail,
      business_category = excluded.business_category, category_slug = excluded.category_slug,
        family_key = excluded.family_key,
      brand_slug = excluded.brand_slug, facets = excluded.facets, warehouse_ids = excluded.warehouse_ids,
      min_price_paise = excluded.min_price_paise, popularity = excluded.popularity,
      country_of_origin = excluded.country_of_origin, created_at = excluded.created_at,
      variant_ids = excluded.variant_ids, variant_prices = excluded.variant_prices,
      variant_facets = excluded.variant_facets, variant_warehouses = excluded.variant_warehouses,
      rating_tenths = excluded.rating_tenths, review_count = excluded.review_count,
      shown_offers = excluded.shown_offers, ranked_offers = excluded.ranked_offers, variant_dispatch = excluded.variant_dispatch,
      changed = pg_current_xact_id()`,
}

/** With the warehouses that can ship the goods of each offer, by its id. */
export type StockedModel = {
  model: ReadModel
  warehouses: ReadonlyMap<number, readonly number[]>
}

const warehousesOfAll = ({ model, warehouses }: StockedModel): number[] =>
  [...new Set(model.variants.flatMap(({ offerId }) => warehouses.get(offerId) ?? []))].toSorted(
    (a, b) => a - b,
  )

export async function upsertReadModels(
  handle: Handle,
  rows: readonly StockedModel[],
): Promise<void> {
  if (rows.length === 0) return
  const column = <T>(pick: (model: ReadModel) => T): T[] => rows.map(({ model }) => pick(model))
  await queryPrepared(handle, upsert, [
    column((m) => m.groupId),
    column((m) => m.slug),
    column((m) => m.card),
    column((m) => m.detail),
    column((m) => m.businessCategory),
    column((m) => m.categorySlug),
    column((m) => m.familyKey),
    column((m) => m.brandSlug),
    column((m) => m.facets.join(separator)),
    rows.map((row) => warehousesOfAll(row).join(',')),
    column((m) => m.minPricePaise),
    column((m) => m.popularity),
    column((m) => m.countryOfOrigin),
    column((m) => m.createdAt),
    column((m) => m.variants.map(({ id }) => id).join(',')),
    column((m) => m.variants.map(({ pricePaise }) => pricePaise).join(',')),
    column((m) => m.variants.map(({ facets }) => facets.join(separator)).join(betweenVariants)),
    rows.map(({ model, warehouses }) =>
      model.variants
        .map(({ offerId }) => (warehouses.get(offerId) ?? []).join(','))
        .join(betweenVariants),
    ),
    column((m) => m.ratingTenths),
    column((m) => m.reviewCount),
    column((m) => m.variants.map(({ offerId }) => offerId).join(',')),
    column((m) => m.variants.map(({ ranked }) => ranked.join(',')).join(betweenVariants)),
    column(({ variants }) => {
      const days = variants.map(({ dispatchDays }) => dispatchDays)
      return days.some((one) => one > 0) ? days.join(',') : ''
    }),
  ])
}

const remove = {
  name: 'catalogue-remove-read-models',
  text: 'delete from product_read where group_id = any($1::bigint[])',
}

export async function deleteReadModels(handle: Handle, groupIds: readonly number[]): Promise<void> {
  if (groupIds.length > 0) await queryPrepared(handle, remove, [groupIds])
}
