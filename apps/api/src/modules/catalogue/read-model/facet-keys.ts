import { slugify } from '@upchar/kernel/text'
import { filterValue } from '../attributes/filter-value.ts'
import { attributeFacetKey, regulatoryClasses } from '../facets/keys.ts'
import { discountPercent } from './prices.ts'
import type { GroupSources } from './sources.ts'

const discountSteps = [10, 20, 30, 40]

/**
 * The group's facet values as 'facet=value', except those implied by family, brand, price and
 * stock. Only filterable attributes are included.
 */
export function facetKeys({
  group,
  family,
  variants,
  sellers,
  buying,
  shown,
}: GroupSources): string[] {
  const keys = new Set<string>()
  for (const definition of family.attributes) {
    const { key, filterable, makesVariant } = definition
    if (!filterable) continue
    const facet = attributeFacetKey(key)
    const holders = makesVariant ? variants : [group, ...variants]
    for (const { attributes } of holders) {
      const value = attributes[key]?.display
      if (value !== undefined && value !== '')
        keys.add(`${facet}=${filterValue(definition, value)}`)
    }
  }
  for (const { sellerId } of variants) {
    const state = sellers.get(sellerId)?.stateCode
    if (state !== undefined) keys.add(`state=${state}`)
  }
  keys.add(`origin=${group.countryOfOrigin}`)
  const regulatory = regulatoryClasses[group.productClass]
  if (regulatory !== undefined) keys.add(`class=${slugify(regulatory)}`)
  if (group.coldChain) keys.add('cold_chain=1')
  keys.add(`buying=${buying.state}`)
  const percent = discountPercent(shown)
  for (const step of discountSteps) if (percent >= step) keys.add(`discount=${step}`)
  return [...keys]
}
