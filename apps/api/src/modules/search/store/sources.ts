import type pg from 'pg'
import { filterValue, type AttributeDefinition } from '../../catalogue/index.ts'
import type { GroupSource } from '../index/analyse-group.ts'

/** The fields used of the catalogue's JSON columns. */
type AttributeValues = Record<string, { display: string }>

type Connection = Pick<pg.ClientBase, 'query'>

/** Popularity, then stock: 0 to 255. */
const prior = `least(255, round(least(g.popularity, 1000) * 0.215 + case when cardinality(r.warehouse_ids) > 0 then 40 else 0 end))::int`

/** Every searchable group, most popular first. */
export async function groupIdsByPrior(client: Connection): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>({
    text: `select g.id from product_group g left join product_read r on r.group_id = g.id
      where g.active order by ${prior} desc, g.id`,
  })
  return rows.map((row) => row.id)
}

type Definitions = ReadonlyMap<string, AttributeDefinition>

/** Attributes by family and key: the label, which the value "Yes" is indexed as, and how filters write values. */
export async function attributeDefinitions(client: Connection): Promise<Definitions> {
  const { rows } = await client.query<{
    key: string
    attributes: AttributeDefinition[]
  }>('select key, attributes from family')
  return new Map(
    rows.flatMap((row) => row.attributes.map((a) => [`${row.key}/${a.key}`, a] as const)),
  )
}

type GroupRow = {
  id: number
  title: string
  brand: string
  brand_id: number
  family_key: string
  description: string
  highlights: string[]
  attributes: AttributeValues
  prior: number
}
type VariantRow = {
  group_id: number
  id: number
  skus: string[]
  part_number: string | null
  gtins: string[]
  option_label: string
  attributes: AttributeValues
}

/** The indexed content of some groups, in the order of the ids, without inactive groups. */
export async function readSources(
  client: Connection,
  ids: readonly number[],
  definitions: Definitions,
): Promise<GroupSource[]> {
  const groups = await client.query<GroupRow>({
    text: `select g.id, g.title, b.name as brand, g.brand_id, g.family_key, g.description,
      g.highlights, g.attributes, ${prior} as prior
      from unnest($1::bigint[]) with ordinality as wanted(id, place)
        join product_group g on g.id = wanted.id join brand b on b.id = g.brand_id
      left join product_read r on r.group_id = g.id where g.active order by wanted.place`,
    values: [ids],
  })
  const variants = await client.query<VariantRow>({
    text: `select group_id, id, part_number,
      array_prepend(sku, array(select o.seller_sku from offer o where o.variant_id = v.id and o.active and o.seller_sku <> v.sku order by o.id)) as skus,
      array_remove(array_prepend(gtin, more_gtins), null) as gtins, option_label, attributes from variant v
      where group_id = any($1) and active order by group_id, position`,
    values: [ids],
  })
  const byGroup = Map.groupBy(variants.rows, (row) => row.group_id)
  return groups.rows.map((row) => {
    const own = byGroup.get(row.id) ?? []
    const values = [row.attributes, ...own.map((variant) => variant.attributes)].flatMap((set) =>
      Object.entries(set),
    )
    return {
      groupId: row.id,
      title: row.title,
      brand: row.brand,
      brandId: row.brand_id,
      familyKey: row.family_key,
      description: row.description,
      highlights: row.highlights,
      prior: row.prior,
      attributes: values.map(([key, { display }]) => {
        const definition = definitions.get(`${row.family_key}/${key}`)
        return {
          key,
          label: definition?.label ?? key,
          display,
          listed: definition === undefined ? display : filterValue(definition, display),
        }
      }),
      optionLabels: own.map((variant) => variant.option_label),
      variants: own.map((variant) => ({
        id: variant.id,
        skus: variant.skus,
        partNumber: variant.part_number,
        gtins: variant.gtins,
      })),
    }
  })
}
