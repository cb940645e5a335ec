import type { Database } from '../../../platform/db/database.ts'
import { liveCounts } from '../index/compact-index.ts'
import { firstLabels } from '../index/segment-writer.ts'
import type { TermCount } from '../query/vocabulary.ts'
import type { PostingRow } from './segments.ts'

/** Changes with the index and with what staff change of the search. */
export async function readVersion(db: Database): Promise<string> {
  const { rows } = await db.$client.query<{ version: string }>({
    name: 'search-version',
    text: `select coalesce((select version from search_state where id = 1), 0)
      || '.' || (select coalesce(sum(hashtextextended(s::text, 0)::numeric), 0) from search_synonym s)
      || '.' || (select coalesce(sum(hashtextextended(b::text, 0)::numeric), 0) from search_blocked_term b)
      || '.' || (select coalesce(sum(hashtextextended(p.id::text, 0)::numeric), 0) from search_placement p where ended_at is null) as version`,
  })
  return rows[0]?.version ?? ''
}

const chunk = 65_536
const recordBytes = 22

export type PackedDocuments = {
  records: number
  view(at: number): { doc: number; groupId: number; family: number; brandId: number; prior: number }
}

/**
 * Every document, packed by the database: a row for each of a million products would take many times
 * as long.
 */
export async function readDocuments(
  db: Database,
  familyKeys: readonly string[],
): Promise<PackedDocuments> {
  const { rows } = await db.$client.query<{ packed: Buffer }>({
    text: `select string_agg(int4send(d.doc) || int8send(d.group_id) || int4send(f.place::int - 1)
      || int4send(d.brand_id) || int2send(d.prior), ''::bytea) as packed
      from search_document d join unnest($1::text[])
        with ordinality as f(key, place) on f.key = d.family_key group by d.doc / ${chunk}`,
    values: [familyKeys],
  })
  const all = Buffer.concat(rows.map((row) => row.packed))
  return {
    records: all.length / recordBytes,
    view: (at) => {
      const offset = at * recordBytes
      return {
        doc: all.readInt32BE(offset),
        groupId: Number(all.readBigInt64BE(offset + 4)),
        family: all.readInt32BE(offset + 12),
        brandId: all.readInt32BE(offset + 16),
        prior: all.readInt16BE(offset + 20),
      }
    },
  }
}

/** Pairs of words need no statistics. */
const counted = `not starts_with(term, '~') and not starts_with(term, 'family:')`
/** Replaced products are counted out of the lists of at most this many documents; of more, by the next merge of segments. */
const recountedDocuments = 50_000

/**
 * How many live documents have each term: the same numbers whether the index was built at once or product by product.
 */
export async function readTerms(
  db: Database,
  isLive: (doc: number) => boolean,
  live: number,
): Promise<TermCount[]> {
  const { rows: written } = await db.$client.query<{ documents: number }>(
    `select coalesce(sum(documents), 0)::int as documents from search_posting
      where starts_with(term, 'family:')`,
  )
  if ((written[0]?.documents ?? 0) > live && live <= recountedDocuments)
    return recounted(db, isLive)
  const { rows } = await db.$client.query<TermCount>(
    `with named as (select term, array_agg(distinct label) as labels
        from search_posting, unnest(labels) label where ${counted} group by term)
      select term, sum(documents)::int as documents, sum(strong_documents)::int as strong,
        coalesce((select labels from named n where n.term = p.term), '{}') as labels
      from search_posting p where ${counted} group by term order by term`,
  )
  return rows
}

async function recounted(db: Database, isLive: (doc: number) => boolean): Promise<TermCount[]> {
  const { rows } = await db.$client.query<PostingRow>(
    `select term, documents, strong_documents, labels, postings from search_posting
      where ${counted} order by term`,
  )
  return [...Map.groupBy(rows, (row) => row.term)].flatMap(([term, same]) => {
    const counts = same.map((row) => liveCounts(row, isLive))
    const documents = counts.reduce((sum, row) => sum + row.documents, 0)
    const strong = counts.reduce((sum, row) => sum + row.strong, 0)
    const labels = firstLabels(same.flatMap((row) => row.labels))
    return documents === 0 ? [] : [{ term, documents, strong, labels }]
  })
}

export type ReferenceRows = {
  families: {
    key: string
    name: string
    slug: string
    description: string
    attributes: { key: string; label: string; filterable: boolean }[]
    business_category: string
    business_name: string
    category: string
    category_slug: string
  }[]
  businessCategories: { key: string; name: string }[]
  categories: { slug: string; name: string; business_category: string }[]
  specialities: { slug: string; name: string; families: string[] }[]
  procedures: { slug: string; name: string; families: string[] }[]
  brands: { id: number; slug: string; name: string }[]
  synonyms: { phrase: string; familyKey: string | null; expansion: string | null }[]
  blocked: string[]
}

/** All names (families, categories, brands, synonyms) in one statement. */
export async function readReferences(db: Database): Promise<ReferenceRows> {
  const { rows } = await db.$client.query<{ references: ReferenceRows }>(`select json_build_object(
    'families', (select coalesce(json_agg(json_build_object('key', f.key, 'name', f.name,
      'slug', f.slug, 'description', f.description,
      'attributes', f.attributes,
      'business_category', f.business_category, 'business_name', b.name, 'category', c.name,
        'category_slug', c.slug) order by f.position, f.key), '[]')
      from family f join category c on c.id = f.category_id join business_category b on b.key = f.business_category),
    'businessCategories', (select coalesce(json_agg(json_build_object('key', key, 'name', name)
      order by position), '[]') from business_category),
    'categories', (select coalesce(json_agg(json_build_object('slug', slug, 'name', name,
      'business_category', business_category) order by position), '[]') from category),
    'specialities', (select coalesce(json_agg(json_build_object('slug', s.slug, 'name', s.name,
      'families', (select coalesce(json_agg(family_key), '[]') from speciality_family
        where speciality_slug = s.slug)) order by s.position), '[]') from speciality s),
    'procedures', (select coalesce(json_agg(json_build_object('slug', p.slug, 'name', p.name,
      'families', (select coalesce(json_agg(family_key), '[]') from procedure_family
        where procedure_slug = p.slug)) order by p.position), '[]') from procedure p),
    'brands', (select coalesce(json_agg(json_build_object('id', id, 'slug', slug, 'name', name)), '[]') from brand),
    'synonyms', (select coalesce(json_agg(json_build_object('phrase', phrase,
      'familyKey', family_key, 'expansion', expansion) order by id), '[]') from search_synonym),
    'blocked', (select coalesce(json_agg(term), '[]') from search_blocked_term)) as references`)
  const found = rows[0]?.references
  if (found === undefined) throw new Error('the references of search could not be read')
  return found
}
