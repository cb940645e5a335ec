import type { References } from '../memory/references.ts'
import type { FacetIndex } from './facet-index.ts'
import type { Selection } from './selection.ts'
import { attributeFacetKey } from './keys.ts'

const most = 8

type AttributeFacet = {
  key: string
  label: string
  yesNo: boolean
  /** Values in the order of their families; empty: natural order. */
  order: string[]
}
const newFacet = { yesNo: true, ordered: true, weight: 0, variants: 0 }

/**
 * The attributes offered as filters: those of the families that make up most of the result, if at
 * least half of the result has them. Attributes that distinguish variants come first; chosen ones
 * always stay.
 */
export function attributeFacets(
  index: FacetIndex,
  selection: Selection,
  references: References,
): AttributeFacet[] {
  const counted = selection.result.total > 0 ? selection.result : selection.scope
  const found = new Map<
    string,
    AttributeFacet & { ordered: boolean; weight: number; variants: number }
  >()
  for (const value of index.facets.get('family')?.values() ?? []) {
    const groups = index.countIn(counted, value)
    if (groups === 0) continue
    for (const { key, label, type, order, filterable, makesVariant } of references.families.get(
      value.value,
    )?.attributes ?? []) {
      const facet = attributeFacetKey(key)
      if (!filterable || !index.facets.has(facet)) continue
      const known = found.get(facet) ?? { ...newFacet, key: facet, label, order: [] }
      known.yesNo &&= type === 'boolean'
      // Beside values that nobody has ordered, natural order shows all of them best.
      known.ordered &&= order !== undefined
      known.order.push(...(order ?? []).filter((one) => !known.order.includes(one)))
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
    .map(({ key, label, yesNo, ordered, order }) => ({
      key,
      label,
      yesNo,
      order: ordered ? order : [],
    }))
}
