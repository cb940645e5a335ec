import type { Handle } from '../../../platform/db/database.ts'
import type { AttributeDefinition } from '../model.ts'
import { selectReferences, type ReferenceRows } from '../store/references.ts'

export type Link = { name: string; slug: string }
export type FamilyReference = {
  key: string
  name: string
  slug: string
  description: string
  category: ReferenceRows['categories'][number]
  business: ReferenceRows['businessCategories'][number]
  attributes: AttributeDefinition[]
  gstTag: string | null
  specialities: Link[]
  procedures: Link[]
}
/** A speciality or procedure with the families it needs. */
export type Purpose = Link & { description: string; familyKeys: string[] }

/** Reference data of products, in display order. */
export type References = {
  businessCategories: ReadonlyMap<string, ReferenceRows['businessCategories'][number]>
  categories: ReadonlyMap<string, ReferenceRows['categories'][number]>
  families: ReadonlyMap<string, FamilyReference>
  brands: ReadonlyMap<string, ReferenceRows['brands'][number]>
  brandsById: ReadonlyMap<number, ReferenceRows['brands'][number]>
  specialities: ReadonlyMap<string, Purpose>
  procedures: ReadonlyMap<string, Purpose>
}

export const loadReferences = async (handle: Handle): Promise<References> =>
  assembleReferences(await selectReferences(handle))

const push = <K, V>(map: Map<K, V[]>, key: K, value: V) => {
  const list = map.get(key)
  if (list === undefined) map.set(key, [value])
  else list.push(value)
}

const purposes = (
  list: ReferenceRows['specialities'],
  families: ReadonlyMap<string, string[]>,
): Map<string, Purpose> =>
  new Map(
    list.map(({ slug, name, description }) => [
      slug,
      { slug, name, description, familyKeys: families.get(slug) ?? [] },
    ]),
  )

/** The same from the families' side. */
function linksOf(map: ReadonlyMap<string, Purpose>): Map<string, Link[]> {
  const links = new Map<string, Link[]>()
  for (const { name, slug, familyKeys } of map.values())
    for (const key of familyKeys) push(links, key, { name, slug })
  return links
}

function assembleReferences(rows: ReferenceRows): References {
  const businessCategories = new Map(rows.businessCategories.map((row) => [row.key, row]))
  const categoriesById = new Map(rows.categories.map((row) => [row.id, row]))
  const bySpeciality = new Map<string, string[]>()
  const byProcedure = new Map<string, string[]>()
  for (const row of rows.specialityFamilies) push(bySpeciality, row.specialitySlug, row.familyKey)
  for (const row of rows.procedureFamilies) push(byProcedure, row.procedureSlug, row.familyKey)
  const specialities = purposes(rows.specialities, bySpeciality)
  const procedures = purposes(rows.procedures, byProcedure)
  const specialityLinks = linksOf(specialities)
  const procedureLinks = linksOf(procedures)
  const families = new Map(
    rows.families.flatMap((row) => {
      const category = categoriesById.get(row.categoryId)
      const business = businessCategories.get(row.businessCategory)
      if (category === undefined || business === undefined) return []
      const { key, name, slug, description, attributes, gstTag } = row
      return [
        [
          key,
          {
            key,
            name,
            slug,
            description,
            attributes,
            gstTag,
            category,
            business,
            specialities: specialityLinks.get(key) ?? [],
            procedures: procedureLinks.get(key) ?? [],
          },
        ] as const,
      ]
    }),
  )
  return {
    businessCategories,
    categories: new Map(rows.categories.map((row) => [row.slug, row])),
    families,
    brands: new Map(rows.brands.map((row) => [row.slug, row])),
    brandsById: new Map(rows.brands.map((row) => [row.id, row])),
    specialities,
    procedures,
  }
}
