import { beforeEach, expect, it } from 'vitest'
import {
  applySearch,
  resetSearch,
  searchStore,
  setSearchText,
  startSearch,
} from './search-store.ts'
import type { Suggestions } from './search-store.ts'

const answer = (word: string): Suggestions => ({
  corrected: null,
  inexact: false,
  completions: [word],
  categories: [],
  specialities: [],
  procedures: [],
  brands: [],
  products: [],
})
const state = () => searchStore.getState()
beforeEach(() => searchStore.setState(searchStore.getInitialState(), true))

it('SEARCH-02 DATA-11 clears results when a load begins, and applies only the active id', () => {
  setSearchText('glove')
  startSearch('1')
  applySearch('1', answer('gloves'))
  startSearch('2')
  expect(state()).toMatchObject({ loading: true, results: null, activeRequestId: '2' })
  applySearch('1', answer('late'))
  expect(state().results).toBeNull()
  applySearch('2', answer('gloves nitrile'))
  expect(state()).toMatchObject({ loading: false, results: { completions: ['gloves nitrile'] } })
})

it('SEARCH-02 resets only for the active id', () => {
  startSearch('1')
  startSearch('2')
  resetSearch('1')
  expect(state()).toMatchObject({ loading: true, activeRequestId: '2' })
  resetSearch('2')
  expect(state()).toMatchObject({ loading: false, results: null, activeRequestId: null })
})

it('SEARCH-02 empties the results with the text, and a late answer does not bring them back', () => {
  setSearchText('mask')
  startSearch('7')
  setSearchText('  ')
  applySearch('7', answer('masks'))
  expect(state()).toMatchObject({ text: '  ', results: null, loading: false })
})
