import type { Structure } from '../facets/index-row.ts'
import type { References } from './references.ts'

/** Positions of families and brands: the order of groups in the index. */
export function structureOf(references: References): Structure {
  const { businessCategories, families, brands } = references
  const businesses = [...businessCategories.keys()]
  const place = (family: {
    business: { key: string }
    category: { position: number; id: number }
  }) =>
    (businesses.indexOf(family.business.key) * 10_000 + family.category.position) * 100_000 +
    family.category.id
  const ordered = [...families.values()].toSorted((a, b) => place(a) - place(b))
  return {
    families: new Map(
      ordered.map((family, rank) => [
        family.key,
        {
          rank,
          business: family.business.key,
          category: family.category.slug,
          specialities: family.specialities.map((one) => one.slug),
          procedures: family.procedures.map((one) => one.slug),
        },
      ]),
    ),
    brandRanks: new Map([...brands.keys()].map((slug, rank) => [slug, rank])),
  }
}
