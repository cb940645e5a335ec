import { families as referenceFamilies } from '@upchar/reference/families'
import { and, sql, type SQL } from '../../../platform/db/sql.ts'
import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { likeLiteral } from '../../../platform/db/like.ts'
import { rowsOf, type Page } from '../../../platform/db/paging.ts'
import { mostRead, type FoundAttribute } from '../attributes/derive-attributes.ts'
import type { AttributeDefinition } from '../model.ts'

const ofReference = referenceFamilies.map(({ key }) => key)
/** Families whose attributes files define: the others belong to the reference data or to staff. */
const isDerived = sql`(attributes_changed_by is null
  and not (key = any(${sql.param(ofReference)}::text[])))`

export type NamedAttribute = { familyKey: string; key: string; label: string }

/**
 * Keeps the names of attributes that a file uses, and marks their families for `deriveFamily`. Part of the transaction that
 * writes the goods; it holds the families until then, so that nobody derives without them.
 */
export async function noteAttributes(
  tx: Handle,
  familyKeys: readonly string[],
  named: readonly NamedAttribute[],
): Promise<void> {
  await tx.execute(sql`
    with held as (select key from family where key = any(${sql.param([...familyKeys])}::text[]) and ${isDerived}
      order by key for no key update),
    named as (select * from jsonb_to_recordset(${JSON.stringify(named)}::jsonb)
      as n("familyKey" text, key text, label text))
    update family f set attributes_stale = true, attributes = f.attributes || (
      select coalesce(jsonb_agg(jsonb_build_object('key', n.key, 'label', n.label, 'type', 'text',
        'filterable', false, 'makesVariant', false) order by n.label), '[]')
      from named n where n."familyKey" = f.key
        and not exists (select from jsonb_array_elements(f.attributes) a where a->>'key' = n.key))
    from held where held.key = f.key`)
}

export async function selectStaleFamilies(handle: Handle): Promise<string[]> {
  const { rows } = await handle.execute<{ key: string }>(
    sql`select key from family where attributes_stale order by key`,
  )
  return rows.map(({ key }) => key)
}

const source = sql`case when attributes_changed_by is not null then 'staff'
  when ${isDerived} then 'files' else 'reference' end`

export type FamilyRow = {
  key: string
  name: string
  slug: string
  business: string
  attributes: AttributeDefinition[]
  revision: number
  changedBy: string | null
  /** ISO 8601. */
  changedAt: string | null
  source: 'staff' | 'reference' | 'files'
}

const columns: SQL = sql`key, name, slug, business_category as business, attributes, attributes_revision as revision,
  attributes_changed_by as "changedBy",
  to_char(attributes_changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "changedAt",
  ${source} as source`

export async function findFamily(
  handle: Handle,
  key: string,
  lock = false,
): Promise<FamilyRow | undefined> {
  const { rows } = await handle.execute<FamilyRow>(
    sql`select ${columns} from family where key = ${key} ${lock ? sql`for no key update` : sql``}`,
  )
  return rows[0]
}

export async function saveDerived(
  tx: Transaction,
  key: string,
  attributes: readonly AttributeDefinition[] | undefined,
): Promise<void> {
  const kept =
    attributes === undefined ? sql`attributes` : sql`${JSON.stringify(attributes)}::jsonb`
  await tx.execute(
    sql`update family set attributes_stale = false, attributes = ${kept} where key = ${key}`,
  )
}

export async function saveCorrected(
  tx: Transaction,
  key: string,
  change: { attributes: readonly AttributeDefinition[]; by: string; at: Date },
): Promise<void> {
  await tx.execute(sql`update family set attributes = ${JSON.stringify(change.attributes)}::jsonb, attributes_stale = false,
    attributes_revision = attributes_revision + 1, attributes_changed_by = ${change.by},
    attributes_changed_at = ${change.at.toISOString()}::timestamptz where key = ${key}`)
}

/** How many products a family has, and what they say about each attribute, the waiting ones too. */
export async function readFound(
  handle: Handle,
  { key, attributes }: Pick<FamilyRow, 'key' | 'attributes'>,
): Promise<{ total: number; found: FoundAttribute[] }> {
  const { rows } = await handle.execute<{
    total: number
    found: Omit<FoundAttribute, 'label'>[]
  }>(sql`
    with goods as (select g.attributes || v.attributes as said from product_group g join variant v on v.group_id = g.id
      where g.family_key = ${key} and v.active),
    said as (select e.key, e.value->>'display' as display, count(*)::int as products
      from goods, jsonb_each(goods.said) e where e.value->>'display' <> '' group by 1, 2),
    placed as (select *, row_number() over (partition by key order by products desc, display) as place from said),
    attributes as (select key, sum(products)::int as products, count(*)::int as distinct,
      json_agg(json_build_object('display', display, 'products', products) order by place)
        filter (where place <= ${mostRead}) as values from placed group by key)
    select (select count(*)::int from goods) as total,
      (select coalesce(json_agg(a order by a.products desc, a.key), '[]') from attributes a) as found`)
  const labels = new Map(attributes.map((one) => [one.key, one.label]))
  return {
    total: rows[0]?.total ?? 0,
    found: (rows[0]?.found ?? []).map((one) => ({
      ...one,
      label: labels.get(one.key) ?? labelOf(one.key),
    })),
  }
}

/** A readable name of an attribute that nobody has named. */
const labelOf = (key: string): string =>
  key.charAt(0).toUpperCase() + key.slice(1).replace(/[-_]/g, ' ')

export async function selectGroupIdsOfFamily(handle: Handle, key: string): Promise<number[]> {
  const { rows } = await handle.execute<{ id: number }>(
    sql`select id from product_group where family_key = ${key} order by id`,
  )
  return rows.map(({ id }) => id)
}

type FamilySummary = Pick<FamilyRow, 'key' | 'name' | 'source'> & {
  products: number
  filters: number
}
type FamilyQuery = Page & { q: string; source: FamilyRow['source'] | undefined }

/** A page of the families that have goods, by name, and how many there are. */
export async function selectFamilies(
  handle: Handle,
  { q, source: wanted, ...page }: FamilyQuery,
): Promise<{ rows: FamilySummary[]; count: number }> {
  const words = q.split(/\s+/).filter(Boolean)
  const from = sql`family join (select family_key, count(*)::int as products from product_group group by family_key) goods
    on goods.family_key = family.key
    where ${and(wanted && sql`${source} = ${wanted}`, ...words.map((word) => sql`' ' || name ilike ${`% ${likeLiteral(word)}%`}`)) ?? sql`true`}`
  const { offset, limit } = rowsOf(page)
  const { rows } = await handle.execute<FamilySummary>(sql`
    select key, name, ${source} as source, products,
      (select count(*)::int from jsonb_array_elements(attributes) a where (a->>'filterable')::boolean) as filters
    from ${from} order by lower(name), key offset ${offset} limit ${limit}`)
  const { rows: counts } = await handle.execute<{ count: number }>(
    sql`select count(*)::int as count from ${from}`,
  )
  return { rows, count: counts[0]?.count ?? 0 }
}
