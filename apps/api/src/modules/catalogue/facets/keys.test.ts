import { expect, it } from 'vitest'
import { attributeFacetKey } from './keys.ts'

it('gives each attribute a filter key that an address can carry', () => {
  const long = 'Length of the working channel without its handle'
  const names = [
    'Tip colour',
    'powderFree',
    'Brand',
    'Page',
    'Source',
    'Utm code',
    '3-way',
    'आकार',
    'रंग',
    long,
  ]
  const keys = names.map(attributeFacetKey)
  expect(keys.slice(0, 7)).toEqual([
    'tip_colour',
    'powder_free',
    'attr_brand',
    'attr_page',
    'attr_source',
    'attr_utm_code',
    'attr_3_way',
  ])
  expect(new Set(keys).size).toBe(names.length)
  for (const key of keys) {
    expect(key).toMatch(/^[a-z][a-z0-9_]{0,39}$/)
    expect(attributeFacetKey(key)).toBe(key)
  }
})
