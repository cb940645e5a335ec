import { expect, it } from 'vitest'
import { searchPlace } from './search-place.ts'

const nowhere = { businessCategory: '', pdpSlug: '' }
const inDental = { businessCategory: 'dental', pdpSlug: '' }

it('SEARCH-04 knows the department on its page, its listings and a product opened from them', () => {
  expect(searchPlace('/dental', nowhere)).toEqual(inDental)
  expect(searchPlace('/dental/burs', nowhere)).toEqual(inDental)
  expect(searchPlace('/products/diamond-burs', inDental)).toEqual({
    businessCategory: 'dental',
    pdpSlug: 'diamond-burs',
  })
  expect(searchPlace('/products', { businessCategory: 'dental', pdpSlug: 'diamond-burs' })).toEqual(
    inDental,
  )
})

it('SEARCH-04 has no department elsewhere', () => {
  for (const path of ['/', '/shop', '/cart', '/account/login', '/dentalist'])
    expect(searchPlace(path, { businessCategory: 'dental', pdpSlug: 'burs' }), path).toEqual(
      nowhere,
    )
})
