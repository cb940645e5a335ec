import type { Catalogue } from '../memory/catalogue.ts'
import { count, intersect, type Bits } from '../facets/bits.ts'
import type { Sized } from '../facets/selection.ts'
import { hrefs } from '../hrefs.ts'
import type { FamilyReference } from '../memory/references.ts'

/** A named part of the shop with its number of groups on sale. */
export type Tile = { name: string; slug: string; href: string; count: number }

/** The groups of a facet value; undefined when none is on sale. */
export function groupsWith({ index }: Catalogue, facet: string, value: string): Sized | undefined {
  const bits = index.facets.get(facet)?.get(value)?.bits
  return bits === undefined ? undefined : { bits, total: count(bits) }
}

const countOf = ({ index }: Catalogue, facet: string, slug: string, within: Bits): number => {
  const bits = index.facets.get(facet)?.get(slug)?.bits
  return bits === undefined ? 0 : count(intersect(bits, within))
}

function tiles(
  catalogue: Catalogue,
  facet: string,
  within: Bits,
  named: Iterable<{ name: string; value: string; slug: string; href: string }>,
): Tile[] {
  return [...named].flatMap(({ name, value, slug, href }) => {
    const found = countOf(catalogue, facet, value, within)
    return found === 0 ? [] : [{ name, slug, href, count: found }]
  })
}

/** Categories with products, in the shop's order; optionally of one business category. */
export function categoryTiles(
  catalogue: Catalogue,
  business?: string,
): (Tile & { business_category: string })[] {
  const chosen = [...catalogue.references.categories.values()].filter(
    (one) => business === undefined || one.businessCategory === business,
  )
  const businessOf = new Map(chosen.map((one) => [one.slug, one.businessCategory]))
  return tiles(
    catalogue,
    'category',
    catalogue.index.all,
    chosen.map(({ name, slug }) => ({ name, value: slug, slug, href: hrefs.category(slug) })),
  ).map((tile) => ({ ...tile, business_category: businessOf.get(tile.slug) ?? '' }))
}

/** Generic names with products. */
export function genericNameTiles(
  catalogue: Catalogue,
  keep: (family: FamilyReference) => boolean,
): (Tile & { business_category: string })[] {
  return [...catalogue.references.families.values()].filter(keep).flatMap((family) =>
    tiles(catalogue, 'family', catalogue.index.all, [
      {
        name: family.name,
        value: family.key,
        slug: family.slug,
        href: hrefs.genericName(family.business.key, family.slug),
      },
    ]).map((tile) => ({ ...tile, business_category: family.business.key })),
  )
}

/** Brands with products in the set, the largest first. */
export const brandTiles = (catalogue: Catalogue, within: Bits): Tile[] =>
  tiles(
    catalogue,
    'brand',
    within,
    [...catalogue.references.brands.values()].map(({ name, slug }) => ({
      name,
      value: slug,
      slug,
      href: hrefs.brand(slug),
    })),
  ).toSorted((a, b) => b.count - a.count)

export const procedureTiles = (catalogue: Catalogue, within: Bits): Tile[] =>
  tiles(
    catalogue,
    'procedure',
    within,
    [...catalogue.references.procedures.values()].map(({ name, slug }) => ({
      name,
      value: slug,
      slug,
      href: hrefs.procedure(slug),
    })),
  )

export const specialityTiles = (catalogue: Catalogue, within: Bits): Tile[] =>
  tiles(
    catalogue,
    'speciality',
    within,
    [...catalogue.references.specialities.values()].map(({ name, slug }) => ({
      name,
      value: slug,
      slug,
      href: hrefs.speciality(slug),
    })),
  )

/** Business categories in the shop's order, including empty ones, whose pages say so. */
export const businessTiles = (catalogue: Catalogue): (Tile & { key: string; enabled: boolean })[] =>
  [...catalogue.references.businessCategories.values()].map(({ key, name, enabled }) => ({
    key,
    slug: key,
    name,
    enabled,
    href: hrefs.landing(key),
    count: countOf(catalogue, 'business', key, catalogue.index.all),
  }))
