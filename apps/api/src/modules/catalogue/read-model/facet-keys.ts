import { slugify } from '@upchar/kernel/text'
import { filterValue } from '../attributes/filter-value.ts'
import { ownKeys } from '../facets/index-row.ts'
import { attributeFacetKey, regulatoryClasses } from '../facets/keys.ts'
import type { VariantRow } from '../store/read-sources.ts'
import { discountPercent } from './prices.ts'
import type { GroupSources } from './sources.ts'

const discountSteps = [10, 20, 30, 40]

type Values = GroupSources['group']['attributes']

/** What filters ask of the attributes, as 'facet=value'. */
const attributeKeys = (
  { attributes: definitions }: GroupSources['family'],
  values: Values,
  applies: (makesVariant: boolean) => boolean,
): string[] =>
  definitions.flatMap((definition) => {
    const value = values[definition.key]?.display
    return definition.filterable && applies(definition.makesVariant) && value
      ? [`${attributeFacetKey(definition.key)}=${filterValue(definition, value)}`]
      : []
  })

/** Of the group, whichever variant one buys. */
function groupKeys({ group, family, buying }: GroupSources): string[] {
  const regulatory = regulatoryClasses[group.productClass]
  return [
    ...attributeKeys(family, group.attributes, (makesVariant) => !makesVariant),
    `origin=${group.countryOfOrigin}`,
    ...(regulatory === undefined ? [] : [`class=${slugify(regulatory)}`]),
    ...(group.coldChain ? ['cold_chain=1'] : []),
    `buying=${buying.state}`,
  ]
}

function variantKeys({ family, sellers }: GroupSources, variant: VariantRow): string[] {
  const state = sellers.get(variant.sellerId)?.stateCode
  const percent = discountPercent(variant)
  return [
    ...attributeKeys(family, variant.attributes, () => true),
    ...(state === undefined ? [] : [`state=${state}`]),
    ...discountSteps.filter((step) => percent >= step).map((step) => `discount=${step}`),
  ]
}

/**
 * The facet values as 'facet=value', except those implied by family, brand, price and stock: all of
 * the group's, and of each variant those that not all have. Only filterable attributes are included.
 */
export function facetKeys(sources: GroupSources): { all: string[]; own: string[][] } {
  const common = groupKeys(sources)
  const lists = sources.variants.map((variant) => [...new Set(variantKeys(sources, variant))])
  return {
    all: [...new Set([...common, ...lists.flat()])],
    own: ownKeys(lists).map((keys) => keys.filter((key) => !common.includes(key))),
  }
}
