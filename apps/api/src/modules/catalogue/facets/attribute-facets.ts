import type { References } from '../memory/references.ts'
import type { FacetIndex } from './facet-index.ts'
import type { Selection } from './selection.ts'
import { attributeFacetKey } from './keys.ts'

const most = 8

/**
 * The attributes offered as filters: those of the families that make up most of the result, if at
 * least half of the result has them. Attributes that distinguish variants come first; chosen ones
 * always stay.
 */
export function attributeFacets(
  index: FacetIndex,
  selection: Selection,
  references: References,
): { key: string; label: string; yesNo: boolean }[] {
  const counted = selection.result.total > 0 ? selection.result : selection.scope
  const found = new Map<
    string,
    { key: string; label: string; yesNo: boolean; weight: number; variants: number }
  >()
  for (const value of index.facets.get('family')?.values() ?? []) {
    const groups = index.countIn(counted, value)
    if (groups === 0) continue
    for (const { key, label, type, filterable, makesVariant } of references.families.get(
      value.value,
    )?.attributes ?? []) {
      const facet = attributeFacetKey(key)
      if (!filterable || !index.facets.has(facet)) continue
      const known = found.get(facet) ?? { key: facet, label, yesNo: true, weight: 0, variants: 0 }
      known.yesNo &&= type === 'boolean'
      known.weight += groups
      if (makesVariant) known.variants += groups
      found.set(facet, known)
    }
  }
  const isChosen = (key: string) => selection.query.filters.has(key)
  return [...found.values()]
    .filter((one) => one.weight * 2 >= counted.total || isChosen(one.key))
    .toSorted(
      (a, b) =>
        Number(isChosen(b.key)) - Number(isChosen(a.key)) ||
        b.variants - a.variants ||
        b.weight - a.weight,
    )
    .slice(0, most)
    .map(({ key, label, yesNo }) => ({ key, label, yesNo }))
}
