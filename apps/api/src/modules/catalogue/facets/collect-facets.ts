import { noBits, bitsOf, union, type Bits } from './bits.ts'
import type { FacetValue } from './index-parts.ts'
import type { IndexRow, Structure } from './index-row.ts'

type Facets = Map<string, Map<string, FacetValue>>

function put(facets: Facets, key: string, value: FacetValue): void {
  const values = facets.get(key) ?? new Map<string, FacetValue>()
  values.set(value.value, value)
  facets.set(key, values)
}

/**
 * Groups values by facet, from numbered 'facet=value' keys and the bitsets of each number: all groups
 * with the value, and those of which only some variants have it.
 */
export function collectFacets(
  numbers: ReadonlyMap<string, number>,
  bits: readonly Bits[],
  some: readonly Bits[],
  structure: Structure,
): Facets {
  const facets: Facets = new Map()
  for (const [text, number] of numbers) {
    const at = text.indexOf('=')
    put(facets, text.slice(0, at), {
      value: text.slice(at + 1),
      number,
      bits: bits[number] ?? noBits,
      some: some[number] ?? noBits,
    })
  }
  // Specialities and procedures follow from families; rows don't list them.
  for (const [side, facet] of [
    ['specialities', 'speciality'],
    ['procedures', 'procedure'],
  ] as const) {
    const members = new Map<string, Bits[]>()
    for (const [key, family] of structure.families) {
      const own = facets.get('family')?.get(key)?.bits
      if (own !== undefined)
        for (const slug of family[side]) members.set(slug, [...(members.get(slug) ?? []), own])
    }
    for (const [slug, sets] of members)
      put(facets, facet, { value: slug, number: -1, bits: union(sets), some: noBits })
  }
  return facets
}

/** The ordinals that each warehouse can ship. */
export function warehouseBits(rows: readonly Pick<IndexRow, 'warehouseIds'>[]): Map<number, Bits> {
  const members = new Map<number, number[]>()
  rows.forEach((row, ordinal) => {
    for (const id of row.warehouseIds) {
      const list = members.get(id)
      if (list === undefined) members.set(id, [ordinal])
      else list.push(ordinal)
    }
  })
  return new Map([...members].map(([id, ordinals]) => [id, bitsOf(ordinals)]))
}
