import { beforeEach, expect, it } from 'vitest'
import { enterPage, searchPlaceStore } from './search-place.ts'
import { closeSearch, openSearch } from './search-store.ts'

const state = () => searchPlaceStore.getState()
beforeEach(() => searchPlaceStore.setState(searchPlaceStore.getInitialState(), true))

it('SEARCH-04 knows the department on its page, its listings and a product opened from them', () => {
  const inDental = { businessCategory: 'dental', pdpSlug: '' }
  enterPage('/dental')
  expect(state()).toMatchObject(inDental)
  enterPage('/dental/burs')
  expect(state()).toMatchObject(inDental)
  enterPage('/products/diamond-burs')
  expect(state()).toMatchObject({ businessCategory: 'dental', pdpSlug: 'diamond-burs' })
  enterPage('/products')
  expect(state()).toMatchObject(inDental)
})

it('SEARCH-04 has no department elsewhere', () => {
  for (const path of ['/', '/shop', '/cart', '/account/login', '/dentalist']) {
    searchPlaceStore.setState({ businessCategory: 'dental', pdpSlug: 'burs' })
    enterPage(path)
    expect(state(), path).toMatchObject({ businessCategory: '', pdpSlug: '' })
  }
})

it('SEARCH-04 DATA-11 keeps scroll position, business category and product while it closes and opens', () => {
  const place = { scrollPosition: 240, businessCategory: 'dental', pdpSlug: 'burs' }
  searchPlaceStore.setState(place)
  openSearch()
  closeSearch()
  expect(state()).toEqual(place)
})
