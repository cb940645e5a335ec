import type { Handle } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'
import type { IndexRow } from '../facets/index-row.ts'

const separator = '\u001f'
const betweenVariants = '\u001e'

type Stored = Omit<IndexRow, 'facets' | 'warehouseIds' | 'variants' | 'dispatchDays'> & {
  facets: string
  warehouses: string
  variantPrices: string
  variantFacets: string
  variantWarehouses: string
  variantDispatch: string
}

// Arrays come as joined text: the driver parses arrays ten times slower, and there are millions of
// values.
const columns = `group_id as "groupId", family_key as "familyKey", brand_slug as "brandSlug", array_to_string(facets, '${separator}') as facets,
  array_to_string(warehouse_ids, ',') as warehouses, min_price_paise as "pricePaise", popularity,
  rating_tenths as "ratingTenths", review_count as "reviewCount",
  array_to_string(variant_prices, ',') as "variantPrices", array_to_string(variant_facets, '${betweenVariants}') as "variantFacets",
  array_to_string(variant_warehouses, '${betweenVariants}') as "variantWarehouses",
  array_to_string(variant_dispatch, ',') as "variantDispatch",
  country_of_origin as "countryOfOrigin", (extract(epoch from created_at) / 60)::int as "createdMinute",
  hashtext(concat_ws('|', family_key, brand_slug, array_to_string(facets, '|'), min_price_paise, popularity, rating_tenths, review_count, country_of_origin, created_at,
    array_to_string(variant_prices, ','), array_to_string(variant_facets, '|'))) as signature`

const chunkSize = 5000
const chunk = {
  name: 'catalogue-index-chunk',
  text: `select ${columns} from product_read where group_id > $1 order by group_id limit ${chunkSize}`,
}

const listOf = (text: string) => (text === '' ? [] : text.split(separator))
const numbersOf = (text: string) => (text === '' ? [] : text.split(',').map(Number))

const toRow = ({
  facets,
  warehouses,
  variantPrices,
  variantFacets,
  variantWarehouses,
  variantDispatch,
  ...row
}: Stored): IndexRow => {
  const ownFacets = variantFacets.split(betweenVariants)
  const ownWarehouses = variantWarehouses.split(betweenVariants)
  return {
    ...row,
    facets: listOf(facets),
    warehouseIds: numbersOf(warehouses),
    dispatchDays: numbersOf(variantDispatch),
    variants: numbersOf(variantPrices).map((pricePaise, i) => ({
      pricePaise,
      facets: listOf(ownFacets[i] ?? ''),
      warehouseIds: numbersOf(ownWarehouses[i] ?? ''),
    })),
  }
}

/** Every group on sale, some thousand at a time. */
export async function* readIndexRows(handle: Handle): AsyncGenerator<IndexRow[]> {
  for (let after = 0; ;) {
    const rows = await queryPrepared<Stored>(handle, chunk, [after])
    if (rows.length > 0) yield rows.map(toRow)
    if (rows.length < chunkSize) return
    after = rows.at(-1)?.groupId ?? after
  }
}

const horizon = {
  name: 'catalogue-horizon',
  text: 'select pg_snapshot_xmin(pg_current_snapshot())::text as horizon',
}

/** The oldest running transaction: its writes and later ones may not be visible yet. */
export const selectHorizon = async (handle: Handle): Promise<string> =>
  (await queryPrepared<{ horizon: string }>(handle, horizon, []))[0]?.horizon ?? '0'

const changed = {
  name: 'catalogue-index-changed',
  text: `select slug, ${columns} from product_read where changed >= $1::text::xid8 limit ${chunkSize}`,
}

/** Groups written since a horizon, a page at a time. May repeat groups already seen. */
export const selectChanged = async (
  handle: Handle,
  since: string,
): Promise<{ rows: IndexRow[]; slugs: string[]; whole: boolean }> => {
  const rows = await queryPrepared<Stored & { slug: string }>(handle, changed, [since])
  return {
    rows: rows.map(({ slug: _slug, ...row }) => toRow(row)),
    slugs: rows.map((row) => row.slug),
    whole: rows.length < chunkSize,
  }
}

const total = {
  name: 'catalogue-index-total',
  text: 'select count(*)::int as total from product_read',
}

export const countReadModels = async (handle: Handle): Promise<number> =>
  (await queryPrepared<{ total: number }>(handle, total, []))[0]?.total ?? 0
