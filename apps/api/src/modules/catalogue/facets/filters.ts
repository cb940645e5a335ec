import { attributeFacetKey, commonFacets } from './keys.ts'

/** Chosen values by facet, both sorted, so that each selection has one text. */
export type Filters = ReadonlyMap<string, readonly string[]>

const mostValues = 100
const common: ReadonlySet<string> = new Set(commonFacets)
const flags: ReadonlySet<string> = new Set(['in_stock', 'cold_chain', 'offers'])
const yes: ReadonlySet<string> = new Set(['1', 'true', 'yes'])

/**
 * Parses `brand=a&brand=b&size=M`, form-encoded as in URLs. Accepts attribute names in their
 * original spelling.
 */
export function parseFilters(text: string): Filters {
  const chosen = new Map<string, Set<string>>()
  let left = mostValues
  for (const [name, raw] of new URLSearchParams(text)) {
    const key = common.has(name) ? name : attributeFacetKey(name)
    const value = flags.has(key) ? (yes.has(raw.toLowerCase()) ? '1' : '') : raw.trim()
    if (name === '' || value === '' || value.length > 120 || left-- <= 0) continue
    const values = chosen.get(key)
    if (values === undefined) chosen.set(key, new Set([value]))
    else values.add(value)
  }
  return new Map(
    [...chosen]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, values]) => [key, [...values].toSorted()]),
  )
}

/** The cache key of a selection. */
export const filtersText = (filters: Filters): string =>
  [...filters]
    .map(([key, values]) => `${key}=${values.map(encodeURIComponent).join(',')}`)
    .join('&')

/** Parses a rupee range 'min-max' with optional ends; undefined when it is invalid. */
export function parseRange(text: string): { min: number; max: number } | undefined {
  const match = /^(\d{1,9})?-(\d{1,9})?$/.exec(text)
  if (match === null || (match[1] === undefined && match[2] === undefined)) return undefined
  return { min: Number(match[1] ?? 0), max: match[2] === undefined ? Infinity : Number(match[2]) }
}
