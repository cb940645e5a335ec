import { expect, it } from 'vitest'
import { parseFilters } from '../facets/filters.ts'
import { build, type PlainVariant } from '../facets/testing/plain-goods.ts'
import type { ProductCard } from '../model.ts'
import { chosenCard } from './chosen-option.ts'

const option = (sku: string, price_gst: number, values: Record<string, string>) => ({
  sku,
  label: sku,
  price_gst,
  price: price_gst,
  gst_rate: 5,
  mrp: null,
  discount_percent: 0,
  pack: '1 piece',
  price_per_piece: null,
  moq: 1,
  max_oq: 9,
  values,
})
const options = [
  option('S-BLUE', 100, { size: 'S', colour: 'Blue' }),
  option('M-BLUE', 130, { size: 'M', colour: 'Blue' }),
  option('M-RED', 120, { size: 'M', colour: 'Red' }),
  option('L-RED', 0, { size: 'L', colour: 'Red' }),
]
const card = {
  sku: 'S-BLUE',
  option_name: 'Size',
  chosen_option: '',
  price_gst: 100,
  price_from: true,
  options,
} as unknown as ProductCard
/** All in stock but M in red. */
const index = await build([
  {
    groupId: 7,
    familyKey: 'gloves',
    brandSlug: 'a',
    variants: options.map(({ sku, values, price_gst }): PlainVariant => ({
      keys: Object.entries(values).map(([facet, value]) => `${facet}=${value}`),
      pricePaise: price_gst * 100,
      warehouseIds: sku === 'M-RED' ? [] : [1],
    })),
    popularity: 0,
    ratingTenths: 0,
    reviewCount: 0,
    countryOfOrigin: 'India',
    createdMinute: 1,
  },
])

/** The card that a list with these filters shows, for search words that ask for `wishes`. */
function shown(filters: string, { wishes = '', sort = 'price_asc' as const, text = '' } = {}) {
  const selection = index.select({
    filters: parseFilters(filters),
    serving: [1],
    campaigns: new Map(),
  })
  const ordinals = index.page(selection, sort, 0, 1)
  const [place] = index.choose(selection, ordinals, parseFilters(wishes), sort)
  if (ordinals.length === 0) return 'none'
  const chosen =
    place === undefined ? undefined : chosenCard(index, 7, text || JSON.stringify(card), place)
  return chosen === undefined ? card : (JSON.parse(chosen) as ProductCard)
}
const sku = (...asked: Parameters<typeof shown>) => {
  const found = shown(...asked)
  return found === 'none' ? found : found.sku
}

it('ROUTE-02 chooses a variant that meets all filters, of equals the cheapest with a price', () => {
  expect(sku('size=M')).toBe('M-RED')
  expect(sku('size=M&colour=Blue')).toBe('M-BLUE')
  expect(sku('size=M&in_stock=1')).toBe('M-BLUE')
  expect(sku('size=L&size=M')).toBe('M-RED')
  expect(sku('size=L')).toBe('L-RED')
  expect(sku('price=125-200')).toBe('M-BLUE')
  expect(sku('size=S&colour=Red')).toBe('none')
  expect(shown('size=M')).toMatchObject({
    chosen_option: 'M-RED',
    price_gst: 120,
    price_from: false,
    key_attribute: 'Size: M-RED',
  })
})

it('SEARCH-05 chooses what fits the search words best among those', () => {
  expect(sku('', { wishes: 'size=M&colour=Blue' })).toBe('M-BLUE')
  expect(sku('', { wishes: 'size=S&colour=Red' })).toBe('S-BLUE')
  expect(sku('colour=Red', { wishes: 'size=L' })).toBe('L-RED')
})

it('leaves a card as it is where the filters don’t tell its variants apart', () => {
  for (const filters of ['family=gloves', 'colour=Blue&colour=Red', 'material=Nitrile'])
    expect(shown(filters)).toBe(card)
})

it('leaves a card as it is that is newer than the index and has other variants', () => {
  const text = JSON.stringify({ ...card, options: options.slice(1) })
  expect(shown('size=L', { text })).toBe(card)
  expect(shown('size=M&colour=Blue', { text })).toBe(card)
})
