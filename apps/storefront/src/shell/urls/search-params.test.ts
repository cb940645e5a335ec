import { expect, it } from 'vitest'
import { filtersText, listingHref, readListingSearch } from './listing-search.ts'
import { toggled } from '../../features/listing/toggle-filter.ts'
import { parseSearch, stringifySearch } from '@upchar/web/search-params'

it('ROUTE-02 keeps addresses plain: several values repeat their name, nothing is JSON', () => {
  const search = parseSearch('?search=gloves&brand=a&brand=b&page=2')
  expect(search).toEqual({ search: 'gloves', brand: ['a', 'b'], page: '2' })
  expect(stringifySearch(search)).toBe('?search=gloves&brand=a&brand=b&page=2')
  expect(stringifySearch({})).toBe('')
})

it('reads a listing address, drops tracking marks and what cannot be a filter', () => {
  const search = readListingSearch(
    parseSearch(
      '?utm_source=x&gclid=1&page=0&sort=evil&size=M&brand=b&brand=a&brand=a&Bad%20Key=1&search=%20iv%20',
    ),
  )
  expect(search).toEqual({ search: 'iv', filters: { brand: ['a', 'b'], size: ['M'] } })
  expect(readListingSearch({ ...search })).toEqual(search)
})

it('toggles a value, resets the page, and gives one selection one address', () => {
  const on = toggled({ search: 'iv', page: 4, filters: { size: ['M'] } }, 'brand', 'a')
  expect(listingHref('/products', on)).toBe('/products?search=iv&brand=a&size=M')
  expect(toggled(on, 'brand', 'a')).toEqual({ search: 'iv', filters: { size: ['M'] } })
  expect(filtersText(on, 'category=gloves')).toBe('category=gloves&brand=a&size=M')
})

it('bounds what an address can ask for, as each one may be stored', () => {
  const many = Array.from({ length: 60 }, (_, index) => String(index))
  const { filters } = readListingSearch({ brand: many, size: ['M'] })
  expect([filters?.['brand']?.length, filters?.['size']]).toEqual([40, undefined])
  expect(readListingSearch({ brand: ['x'.repeat(121), 'x'.repeat(120)] }).filters).toEqual({
    brand: ['x'.repeat(120)],
  })
  expect(readListingSearch({ search: 'x'.repeat(120), page: '400' })).toEqual({
    search: 'x'.repeat(120),
    page: 400,
  })
  for (const page of ['401', '1', '0', '-1', '2.5', 'two'])
    expect(readListingSearch({ page }), page).toEqual({})
})

it('writes one selection in one order, however it was made', () => {
  expect(listingHref('/products', { filters: { size: ['M', 'L'], brand: ['b', 'a'] } })).toBe(
    '/products?brand=a&brand=b&size=L&size=M',
  )
})
